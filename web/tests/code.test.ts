import { encode } from "uqr";
import { expect, test } from "vitest";
import { codeOf } from "../src/lib/code";

const LINK = "http://127.0.0.1:8020/t/abcdefgh2345#oe0vJ6aD2mA3r2nqGmBz0v6m1Zb6cQvT3x8n5wKpQ1s";

test("the drawing is dark exactly where the code is", () => {
  const { size, path } = codeOf(LINK);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, n] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(n));
  expect(drawn).toEqual(encode(LINK, { ecc: "M", border: 2 }).data);
  expect(drawn.flat().filter(Boolean).length).toBeGreaterThan(300);
});
