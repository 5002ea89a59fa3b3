import { describe, expect, it } from "vitest";
import { palette } from "../../../brand/palette.ts";
import { checkContrast } from "../../../checks/brand/contrast.ts";
import { readDrawing } from "../../../scripts/brand/svg.ts";

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

describe("a drawing", () => {
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
});

const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`;
