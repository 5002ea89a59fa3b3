import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { longTitle } from "../../../client/server/styleguide/example-texts.ts";

const ASSETS = fileURLToPath(new URL("../../../dist/client/assets", import.meta.url));

function scripts(): readonly string[] {
  const found = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
  expect(found).not.toEqual([]);
  return found.map((script) => readFileSync(`${ASSETS}/${script}`, "utf8"));
}

it("the client's bundle contains no schemas of the API", () => {
  // Names in the schema library that minification keeps.
  for (const code of scripts()) expect(code).not.toMatch(/ZodError|_zod/);
});

it("only the style guide loads its own code", () => {
  for (const code of scripts()) {
    expect(code).not.toContain(longTitle);
    expect(code).not.toContain("styleguide");
  }
});
