import { globSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { longTitle } from "../../../client/server/styleguide/example-texts.ts";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";

const folder = dirname(PROGRAM);
/** All modules that a file of the bundle imports or requires. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(folder, file), "utf8");
  const { staticImports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^["'](.+)["']$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
    ...Array.from(text.matchAll(/\b__require\("([^"]+)"\)/g), ([, name = ""]) => name),
  ];
}

describe("the built server", () => {
  it("imports no package except for images, PDF files, and optional debug colours", () => {
    const names = globSync("*.js", { cwd: folder, exclude: ["toolbar.js"] }).flatMap(importsOf);
    const packages = names.filter((name) => !name.startsWith("./") && !isBuiltin(name));
    expect(names).toContainEqual(expect.stringMatching(/^\.\/tracing-/));
    expect([...new Set(packages)].sort()).toEqual([
      "@hyzyla/pdfium",
      "dictionary-en",
      "harfbuzzjs",
      "sharp",
      "supports-color",
    ]);
  });

  it("includes the files of the sandbox's editor", () => {
    const source = new URL("../../../sandbox/content/toolbar/toolbar.js", import.meta.url);
    expect(readFileSync(join(folder, "toolbar.js"), "utf8")).toBe(readFileSync(source, "utf8"));
  });
});

const ASSETS = fileURLToPath(new URL("../../../dist/client/assets", import.meta.url));

function scripts(): readonly string[] {
  const found = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
  expect(found).not.toEqual([]);
  return found.map((script) => readFileSync(`${ASSETS}/${script}`, "utf8"));
}

it("the client's bundle contains neither schemas of the API nor the style guide", () => {
  // Names in the schema library that minification keeps.
  for (const code of scripts()) expect(code).not.toMatch(/ZodError|_zod|styleguide/);
  for (const code of scripts()) expect(code).not.toContain(longTitle);
});
