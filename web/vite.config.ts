import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Data files of the engine as modules; where a row comes from stays in the sources. */
function toml(): Plugin {
  const bare = (key: string, value: unknown) =>
    /^(provenance|coast_provenance|source)$/.test(key) ? undefined : value;
  return {
    name: "toml",
    transform: {
      filter: { id: /\.toml$/ },
      handler: (code) => ({ code: `export default ${JSON.stringify(parse(code), bare)}`, map: null }),
    },
  };
}

/** Catalogues as text: one string, without comments. */
function fluent(): Plugin {
  const bare = (text: string) => text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
  return {
    name: "fluent",
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (code) => ({ code: `export default ${JSON.stringify(bare(code))}`, map: null }),
    },
  };
}

/** What every screen needs. */
const CORE =
  /\/node_modules\/(svelte|esm-env|@fluent)\/|rolldown|vite|\/web\/src\/(i18n\/(load|words)|lib\/(api|app|invite|notes|prefs|router|start|theme)|art\/(elements|masks|svg))/;
/** What every table needs, live or in a replay: one file instead of a dozen small ones. */
const TABLE =
  /\/web\/src\/(table\/(?!Console|KeyHelp|Ended|Ending)|lib\/(captions|jump|keys|link|notice|pace|random|seals|sounds|table)|sound\/)/;

export default defineConfig({
  base: "/",
  plugins: [svelte(), toml(), fluent()],
  resolve: { alias: { "@matanui": new URL("../src/matanui", import.meta.url).pathname }, conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../src/matanui/server/static",
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: CORE, priority: 1 },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.ts"] },
});
