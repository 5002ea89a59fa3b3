import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { palette } from "../../../brand/palette.ts";
import { checkContrast } from "../../../checks/brand/contrast.ts";
import { checkNames } from "../../../checks/brand/names.ts";
import { markup, readDrawing } from "../../../scripts/brand/svg.ts";

describe("colours with too little contrast", () => {
  it("are reported, with the nearest shade that has enough contrast everywhere", () => {
    const findings = checkContrast({ ...palette, action: "#4fae7c" });
    expect(findings).toContainEqual({
      place: "brand/palette.ts action:",
      problem: expect.stringMatching(
        /^action on paper has a contrast of 2\.\d\d, and needs 4\.5; #[\da-f]{6} is the nearest with enough contrast$/,
      ),
    });
    const [, shade = ""] = /; (#[\da-f]{6}) is/.exec(findings[0]?.problem ?? "") ?? [];
    expect(checkContrast({ ...palette, action: shade })).toEqual([]);
  });

  it("are reported if no shade has enough contrast", () => {
    const [finding] = checkContrast({ ...palette, paper: "#777777", sand: "#777777" });
    expect(finding?.problem).toContain("no shade of it has enough contrast: change");
  });
});

describe("the company's name", () => {
  it.each([
    ["src/domain/page.ts", "\nconst title = 'ACME Group';", ["src/domain/page.ts:2"]],
    ["docs/page.md", "npm start acme-website", ["docs/page.md:1"]],
    ["brand/brand.ts", "Acme", []],
    ["sample/documents/page/company.json", "Acme", []],
    ["tests/unit/page.test.ts", "Acme", []],
    ["README.md", "Acme", []],
    ["docs/adopting.md", 'npm run adopt -- --name "Acme Rail"', []],
  ])("is reported in %s: %j", async (path, text, places) => {
    const root = await mkdtemp(join(tmpdir(), "names-"));
    onTestFinished(() => rm(root, { recursive: true }));
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
    const findings = checkNames(root, ["Acme", "acme"]);
    expect(findings.map(({ place }) => place)).toEqual(places);
    for (const { problem } of findings) expect(problem).toContain("use a name from brand/brand.ts");
  });
});

describe("a drawing", () => {
  const svg = (shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`;

  it("may use names of palette colours, and has its views beside its shapes", () => {
    const { shapes, views } = readDrawing(
      svg('<view id="near" viewBox="0 0 8 8"/><g><path fill="lime" stroke-width="2" d="M0 0"/></g>'),
    );
    expect(views).toEqual({ near: "0 0 8 8" });
    expect(markup(shapes)).toBe(`<g><path fill="${palette.lime}" stroke-width="2" d="M0 0"/></g>`);
  });

  it.each([
    ["runs a script", svg("<script>alert(1)</script>"), "has an element script"],
    ["is not closed", svg("<g>"), "closes svg, which is not open"],
    ["has no size", "<svg><path/></svg>", "has no viewBox"],
    ["is something else", "a text", "is no SVG drawing"],
  ])("that %s is rejected", (_, text, problem) => {
    expect(() => readDrawing(text)).toThrow(problem);
  });

  it("of the logo can be used as a mask", () => {
    const { viewBox } = readDrawing(readFileSync("brand/logo.svg", "utf8"));
    expect(viewBox[3]).toBeGreaterThan(0);
  });
});
