import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { brandFont } from "../../../brand/font.ts";
import { palette } from "../../../brand/palette.ts";
import { checkContrast } from "../../../checks/brand/contrast.ts";
import { checkFont } from "../../../checks/brand/font.ts";
import { checkLogo } from "../../../checks/brand/logo.ts";
import { checkNames } from "../../../checks/brand/names.ts";
import { brandTexts } from "../../../scripts/brand/files.ts";
import { markup, readDrawing } from "../../../scripts/brand/svg.ts";
import { FONTS } from "../../../src/composition/folders.ts";

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
    const root = await folderWith(path, text);
    const findings = checkNames(root, ["Acme", "acme"]);
    expect(findings.map(({ place }) => place)).toEqual(places);
    for (const { problem } of findings) expect(problem).toContain("use a name from brand/brand.ts");
  });
});

describe("a drawing", () => {
  it("may use names of palette colours, and has its views beside its shapes", () => {
    const { shapes, views } = readDrawing(
      svg('<view id="near" viewBox="0 0 8 8"/><g><path fill="lime" stroke-width="2" d="M0 0"/></g>'),
    );
    expect(views).toEqual({ near: "0 0 8 8" });
    expect(markup(shapes)).toBe(`<g><path fill="${palette.lime}" stroke-width="2" d="M0 0"/></g>`);
  });

  it.each([
    ["runs a script", svg("<script>alert(1)</script>"), "has an element script"],
    [
      "has a style sheet",
      svg('<style>.a{fill:#1a2b3c}</style><path class="a" d="M0 0"/>'),
      "has an element style: export the drawing with presentation attributes, such as fill",
    ],
    ["is not closed", svg("<g>"), "closes svg, which is not open"],
    ["has no size", "<svg><path/></svg>", "has no viewBox"],
    ["is something else", "a text", "is no SVG drawing"],
  ])("that %s is rejected", (_, text, problem) => {
    expect(() => readDrawing(text)).toThrow(problem);
  });

  it("that cannot be used is named with its file", async () => {
    const root = await folderWith("brand/logo.svg", svg("<style/>"));
    expect(() => brandTexts(root)).toThrow(/^brand\/logo\.svg has an element style/);
  });
});

describe("a logo, which is shown in the colour of the text", () => {
  const circle = '<circle cx="16" cy="16" r="12" fill="currentColor"/>';

  it.each([
    ["is of one colour", `${circle}<path fill="#000" fill-opacity=".5" d="M0 0h32v2H0z"/>`],
    ["has a gap as its second colour", '<path fill-rule="evenodd" d="M2 2h28v28H2zM8 8h16v16H8z"/>'],
  ])("may be one that %s", async (_, shapes) => {
    expect(await checkLogo(Buffer.from(svg(shapes)))).toEqual([]);
  });

  it.each([
    [
      "two colours",
      `<rect width="30" height="30" fill="#00703c"/><circle cx="16" cy="16" r="8" fill="#fff"/>`,
      "has several colours (#00703c, #ffffff …), and is shown in the colour of the text: cut out what is in front",
    ],
    ["a background", '<rect width="32" height="32"/>', "fills its whole area: remove the background"],
    ["nothing visible", '<rect width="32" height="32" fill="none"/>', "has no opaque shape"],
  ])("is reported with %s", async (_, shapes, problem) => {
    expect(await checkLogo(Buffer.from(svg(shapes)))).toEqual([{ place: "brand/logo.svg", problem }]);
  });
});

describe("the font of social images", () => {
  const label = brandFont.outlines.label;

  it("is one whose outlines can be read", () => {
    expect(checkFont(FONTS, brandFont.outlines)).toEqual([]);
  });

  it.each([
    [
      "a variable WOFF2 file",
      brandFont.faces[0].file,
      /outlines that cannot be read; a variable font has to be TrueType/,
    ],
    ["a missing file", "missing.ttf", /no such file.*missing\.ttf/],
  ])("is reported if it is %s", (_, file, problem) => {
    expect(checkFont(FONTS, { title: { files: [file], weight: 500 }, label })).toEqual([
      { place: "brand/font.ts outlines.title:", problem: expect.stringMatching(problem) },
    ]);
  });
});

const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`;

/** A temporary folder with one file. */
async function folderWith(path: string, text: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "brand-"));
  onTestFinished(() => rm(root, { recursive: true }));
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
  return root;
}
