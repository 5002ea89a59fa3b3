import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ASSETS = fileURLToPath(new URL("../../../dist/client/assets", import.meta.url));

it("the browser's bundle has the types of the API's contract, and none of its schemas", () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    const code = readFileSync(`${ASSETS}/${script}`, "utf8");
    // Names of the schema library that survive minifying.
    expect(code).not.toMatch(/ZodError|_zod/);
  }
});
