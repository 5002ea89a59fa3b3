import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { folderOfTest, startSite } from "./site-process.ts";

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
    expect([...new Set(packages)].sort()).toEqual(["@hyzyla/pdfium", "sharp", "supports-color"]);
  });

  it("starts and renders a page without the copy of undici that Node contains", async () => {
    const atExit =
      "process.on('exit', () => console.log(JSON.stringify({ modules: process.moduleLoadList })))";
    const site = await startSite(await folderOfTest(), {
      node: ["--import", `data:text/javascript,${atExit}`],
    });
    expect((await fetch(site.origin)).status).toBe(200);
    const modules = JSON.parse((await site.wholeLog()).trimEnd().split("\n").at(-1) ?? "").modules;
    expect(modules).toContain("NativeModule http");
    expect(modules).not.toContain("NativeModule internal/deps/undici/undici");
  });

  it("includes the files of the sandbox's editor", () => {
    const source = new URL("../../../sandbox/content/toolbar/toolbar.js", import.meta.url);
    expect(readFileSync(join(folder, "toolbar.js"), "utf8")).toBe(readFileSync(source, "utf8"));
  });
});
