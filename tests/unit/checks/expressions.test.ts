import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkExpressions } from "../../../checks/expressions.ts";
import { temporaryFolder } from "../temporary-folder.ts";

function problemsIn(code: string, folder = "src"): readonly string[] {
  const root = temporaryFolder();
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, "x.ts"), code);
  return checkExpressions(root).map(({ place, problem }) => `${place} ${problem}`);
}

describe("a regular expression", () => {
  it.each([
    [
      "that begins again at every mark",
      String.raw`const end = /[^\p{L}\p{M}\p{N}]+$/u;`,
      /more than linear.*"-"/,
    ],
    ["that begins again at every space", String.raw`const line = /\s*\n\s*/g;`, /more than/],
    ["that begins again at every slash", String.raw`const slashes = /\/+$/;`, /more than linear.*"\/"/],
    [
      "two parts of which share characters",
      String.raw`const path = /^([^?]*)\??(.*)$/s;`,
      /\[\^\?\]\* and \.\*/,
    ],
    ["of exponential time", "const all = /^(?:a+)+$/;", /exponential/],
    ["that is written as a text", String.raw`const end = new RegExp("\\s+$", "u");`, /more than/],
    ["that is called", 'const end = RegExp("x+$");', /more than/],
    [
      "of constants and what is only known at run time",
      String.raw`const GAP = "\s*"; export const of = (mark: string) => new RegExp("^" + GAP + "-?" + GAP + mark + "$");`,
      /more than/,
    ],
    [
      "with another one in it",
      'const MARK = /[.,]/; const marks = new RegExp(MARK.source + "+$");',
      /more than/,
    ],
  ])("is rejected %s", (_what, code, problem) => {
    expect(problemsIn(`\n${code}`)).toEqual([expect.stringMatching(/^src\/x\.ts:2 /)]);
    expect(problemsIn(code)[0]).toMatch(problem);
    expect(problemsIn(code, "client")).toHaveLength(1);
  });

  it.each([
    String.raw`const end = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u;`,
    String.raw`const line = /(?<!\s)\s*\n\s*/g;`,
    String.raw`const slashes = /(?<!\/)\/+$/;`,
    "const path = /^[^?]*/;",
    "export const of = (text: string) => new RegExp(text);",
    'const x = x; const start = new RegExp("^" + x);',
    'const division = 4 / 2; const text = "/x+$/";',
  ])("is accepted if it takes linear time: %s", (code) => {
    expect(problemsIn(code)).toEqual([]);
  });
});
