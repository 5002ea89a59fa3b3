import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { longTitle } from "../../../client/styleguide/example-texts.ts";

const ASSETS = fileURLToPath(new URL("../../../dist/client/assets", import.meta.url));

function scripts(): readonly string[] {
  const found = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
  expect(found).not.toEqual([]);
  return found.map((script) => readFileSync(`${ASSETS}/${script}`, "utf8"));
}

it("the browser's bundle has the types of the API's contract, and none of its schemas", () => {
  // Names of the schema library that survive minifying.
  for (const code of scripts()) expect(code).not.toMatch(/ZodError|_zod/);
});

it("nobody but who opens the style guide pays for it", () => {
  for (const code of scripts()) {
    expect(code).not.toContain(longTitle);
    expect(code).not.toContain("styleguide");
  }
});
