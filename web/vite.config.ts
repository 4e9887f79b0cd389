import { existsSync, readdirSync, readFileSync } from "node:fs";
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

const WORDS = new URL("../src/matanui/i18n/", import.meta.url);
/** Which catalogues are fetched together; every other is fetched alone, under its own name. */
const TOGETHER: Record<string, RegExp> = {
  "": /^(base|server|web)$/,
  board: /^(makuta|boardtable|command)$/,
  cards: /^(cards|cards-.*|card-play|card-ui|card-decks|cardtable|command)$/,
  plain: /^command$/,
  more: /(-rules|^card-typed|^ui|^join)$/,
};
const ALONE = ["compendium", "deckbuilder", "lessons", "replay", "room", "settings", "things"];

const READ = `async function read(from) {
  const reply = await fetch(from);
  if (!reply.ok) throw new Error(from);
  return reply.text();
}`;

/** `virtual:words` fetches the catalogues of a language, part by part: text without comments, and no script. */
function words(): Plugin {
  const text = (path: URL) =>
    readFileSync(path, "utf-8")
      .replace(/^#.*\n/gm, "")
      .replace(/\n{2,}/g, "\n");
  const names = (language: string) =>
    readdirSync(new URL(`${language}/`, WORDS)).map((file) => file.replace(".ftl", ""));
  const load = (language: string, part: string) =>
    names(language)
      .filter((name) => TOGETHER[part]?.test(name) ?? name === part)
      .map((name) => text(new URL(`${language}/${name}.ftl`, WORDS)))
      .join("\n");
  const languages = () =>
    readdirSync(WORDS, { withFileTypes: true }).filter((one) => existsSync(new URL(`${one.name}/base.ftl`, WORDS)));
  const every = () =>
    languages().flatMap(({ name }) =>
      [...Object.keys(TOGETHER), ...ALONE].map((part) => [part ? `${name}.${part}` : name, load(name, part)] as const),
    );
  let built = false;
  return {
    name: "words",
    configResolved: ({ command }) => void (built = command === "build"),
    resolveId: { filter: { id: /^virtual:words$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:words$/ },
      handler() {
        if (!built)
          return `export default {${every().map(([id, found]) => `"${id}": async () => ${JSON.stringify(found)}`)}}`;
        const file = (id: string, source: string) => this.emitFile({ type: "asset", name: `${id}.txt`, source });
        const asked = every().map(
          ([id, found]) => `"${id}": () => read(import.meta.ROLLUP_FILE_URL_${file(id, found)})`,
        );
        return `${READ}\nexport default {${asked.join(",")}}`;
      },
    },
  };
}

/** What every screen needs; and how the first one looks, which saves a request. */
const CORE =
  /\/node_modules\/(svelte|esm-env|@fluent)\/|^\0(rolldown|vite)|\/web\/src\/(main\.ts|App\.svelte|styles\/|screens\/Home\.svelte\?|i18n\/(load|words)|lib\/(api|app|games|invite|notes|prefs|router|start|theme)|art\/(elements|games|masks|svg))/;
/** What every table needs, live or in a replay: one file instead of a dozen small ones. */
const TABLE =
  /\/web\/src\/(table\/(?!Console|KeyHelp|Room|Ended|Ending|Below|Plain|plain)|lib\/(captions|jump|keys|link|notice|pace|random|seals|sounds|table|talk))/;

export default defineConfig({
  base: "/",
  plugins: [svelte(), toml(), words()],
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
