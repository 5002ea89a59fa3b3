import { createGlobalTheme, createGlobalThemeContract } from "@vanilla-extract/css";

const tokens = {
  color: {
    forest: "#06281c",
    green: "#0a4d34",
    action: "#00703c",
    mint: "#cbebd9",
    /** On dark grounds only. */
    lime: "#b8e34b",
    paper: "#fbfaf6",
    sand: "#f1eee6",
    ink: "#101814",
    inkSoft: "#46524c",
    line: "#d9ddd7",
    alert: "#b3261e",
    white: "#fff",
    /** Hairlines on dark grounds. */
    lineOnDark: "rgb(203 235 217 / 0.28)",
  },
  font: {
    sans: '"Instrument Sans Variable", "Instrument Sans Fallback", Arial, sans-serif',
    mono: "ui-monospace, Menlo, Consolas, monospace",
  },
  text: {
    display: "clamp(2.75rem, 1.4rem + 5.4vw, 6rem)",
    title: "clamp(2.5rem, 1.6rem + 3.5vw, 4.75rem)",
    figure: "clamp(2.75rem, 1.9rem + 3.2vw, 4.75rem)",
    heading: "clamp(1.75rem, 1.3rem + 1.7vw, 2.75rem)",
    item: "clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)",
    lead: "clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)",
    body: "clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)",
    small: "0.9375rem",
    label: "0.875rem",
  },
  space: {
    "1": "0.25rem",
    "2": "0.5rem",
    "3": "0.75rem",
    "4": "1rem",
    "5": "1.5rem",
    "6": "2rem",
    "7": "3rem",
    "8": "4rem",
    /** Air above and below a part of a page. */
    section: "clamp(2.25rem, 1.5rem + 2.8vw, 4.25rem)",
    /** The same where the part has a ground of its own. */
    band: "clamp(3.5rem, 2rem + 5.2vw, 7rem)",
  },
  radius: { small: "3px", pill: "999px" },
  motion: {
    fast: "0.3s cubic-bezier(0.3, 0, 0.1, 1)",
    slow: "0.5s cubic-bezier(0.3, 0, 0.1, 1)",
  },
  layout: {
    inner: "1660px",
    gutter: "clamp(1.25rem, 4.4vw, 5rem)",
    gap: "clamp(1rem, 2vw, 2rem)",
    /** Height of the header, which lies over the top of the page. */
    header: "clamp(4.25rem, 3.6rem + 2.4vw, 6rem)",
    /** The longest comfortable line. */
    measure: "42rem",
  },
};

/**
 * The tokens of the design; everything visible is set in them. Their names in the style sheet are short, because they
 * are most of it: `--forest`, `--t-body`, `--s-5`.
 */
export const theme = createGlobalThemeContract(tokens, (_, [group, ...name]) =>
  [group === "text" || group === "space" ? group.slice(0, 1) : "", ...name].filter(Boolean).join("-"),
);

createGlobalTheme(":root", theme, tokens);
