import { describe, expect, it } from "vitest";
import { checkTheme } from "../../../checks/theme/checker.ts";
import { seededTree } from "./seeded-tree.ts";

function problems(file: string, text: string): readonly string[] {
  return checkTheme(seededTree({ [file]: text })).map(({ place, problem }) => `${place} ${problem}`);
}

const STYLE = "client/server/sections/x.css.ts";
const MARKUP = "client/server/sections/x.tsx";
/** Source text of an interpolation in a template. */
const HOLE = ["$", "{token}"].join("");
const no = "; the theme has no such value";

/** Each is a style of one line. */
const strayStyles: Readonly<Record<string, readonly [source: string, problem: string]>> = {
  "a colour in hexadecimal": ['style({ color: "#0a4d34" })', "uses #0a4d34"],
  "a colour by function": ['style({ backgroundColor: "rgb(6 40 28 / 0.5)" })', "uses rgb("],
  "a colour by name": ['style({ borderTop: "1px solid red" })', "uses red"],
  "a length in rem": ['style({ padding: "1.5rem" })', "uses 1.5rem"],
  "a length as a number": ["style({ width: 24 })", "uses 24px"],
  "a share of the window's width": ['style({ width: "50vw" })', "uses 50vw"],
  "a length among tokens": [`style({ padding: \`${HOLE} 12px\` })`, "uses 12px"],
  "a length under a selector": ['globalStyle("h1", { ":hover": { top: "2px" } })', "uses 2px"],
  "a length in one of two cases": ['style({ top: open ? "3rem" : 0 })', "uses 3rem"],
  "a duration": ['style({ transitionDuration: "0.3s" })', "uses 0.3s"],
  "an easing": ['style({ transitionTimingFunction: "cubic-bezier(0, 0, 1, 1)" })', "uses cubic-bezier("],
  "an easing by name": [`style({ transition: \`color ${HOLE} ease-out\` })`, "uses ease-out"],
  "a breakpoint": [
    'style({ "@media": { "screen and (min-width: 800px)": { top: 0 } } })',
    "uses its own media query: screen and (min-width: 800px)",
  ],
  "a computed breakpoint": [
    `style({ "@media": { [\`(width >= \${w}px)\`]: { top: 0 } } })`,
    "uses its own media query: a computed text",
  ],
  "a breakpoint of a container": [
    'style({ "@container": { "(min-width: 20rem)": { top: 0 } } })',
    "uses its own width: (min-width: 20rem)",
  ],
};

const strayMarkup: Readonly<Record<string, readonly [source: string, problem: string]>> = {
  "a fill": ['<path fill="#b8e34b" />', "uses #b8e34b"],
  "a fill in one of two cases": ['<path fill={open ? "none" : "lime"} />', "uses lime"],
  "a number in a style": ["<p style={{ marginTop: 8 }} />", "uses 8px"],
  "a breakpoint of an image": [
    '<img sizes="(min-width: 800px) 50vw, 100vw" />',
    "uses its own width: (min-width: 800px) 50vw, 100vw",
  ],
  "a breakpoint in code": [
    'const wide = matchMedia("(width >= 800px)")',
    "uses its own width: (width >= 800px)",
  ],
};

describe("one theme", () => {
  it("accepts tokens, relative units and inherited values in styles", () => {
    const text = `
      import { style } from "@vanilla-extract/css";
      import { theme } from "../styles/theme.css.ts";
      export const box = style({
        padding: \`\${theme.space["4"]} 0\`,
        gap: "0.5em",
        width: "min(100%, 34ch)",
        minHeight: "94svh",
        gridTemplateColumns: "3fr minmax(0, 9fr)",
        gridColumn: 3,
        lineHeight: 1.25,
        fontWeight: 500,
        zIndex: -1,
        border: \`1px solid \${theme.color.line}\`,
        outlineOffset: "-1px",
        rotate: "45deg",
        color: "currentColor",
        background: "linear-gradient(currentColor, transparent 55%)",
        transition: \`color \${theme.motion.fast} allow-discrete\`,
        whiteSpace: "nowrap",
        "@media": { [above.tablet]: { width: 0 }, print: { display: "none" } },
        "@container": { [\`(min-width: \${theme.width.card})\`]: { display: "flex" } },
        selectors: { '[href="#fade"] > &': { color: theme.color.green } },
      });`;
    expect(problems(STYLE, text)).toEqual([]);
  });

  it("accepts the width of an image in markup", () => {
    const text = `
      export const x = (
        <a href="#face" style={{ color: "inherit" }}>
          <svg fill="none" stroke="currentColor" strokeWidth="1.6" viewBox="0 0 24 24"><path d="M3 9.5 21 9" /></svg>
          <ContentImage sizes={desktopElse("54vw", "92vw")} width={1200} /> Red, in 30s or 3rem of white.
        </a>
      );`;
    expect(problems(MARKUP, text)).toEqual([]);
  });

  it.each(Object.entries(strayStyles))("rejects %s", (_name, [source, problem]) => {
    expect(problems(STYLE, source)).toEqual([`${STYLE}:1 ${problem}${no}`]);
  });

  it.each(Object.entries(strayMarkup))("rejects, in markup, %s", (_name, [source, problem]) => {
    expect(problems(MARKUP, source)).toEqual([`${MARKUP}:1 ${problem}${no}`]);
  });

  it("reports every value with its line", () => {
    expect(problems(STYLE, 'style({\n  margin: "1rem 2rem",\n  color: "#123",\n});')).toEqual([
      `${STYLE}:2 uses 1rem${no}`,
      `${STYLE}:2 uses 2rem${no}`,
      `${STYLE}:3 uses #123${no}`,
    ]);
  });

  it("ignores the tokens, and files outside of the client", () => {
    const values = 'export const forest = "#06281c";';
    expect(problems("client/styles/tokens.ts", values)).toEqual([]);
    expect(problems("scripts/colours.ts", values)).toEqual([]);
  });

  it("reports a syntax error", () => {
    expect(problems(STYLE, "style({")).toHaveLength(1);
  });
});
