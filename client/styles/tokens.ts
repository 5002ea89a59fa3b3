import { brandFont } from "../../brand/font.ts";
import { palette } from "../../brand/palette.ts";
import { parseColour } from "./contrast.ts";
import { width } from "./width.ts";

/** Name of the fallback font: a system font with adjusted metrics. */
export const FALLBACK_FAMILY = `${brandFont.family} Fallback`;

/** The others are for artwork. */
const { moss, meadow, stone, ...colours } = palette;

/**
 * Tokens that are inlined in the style sheet: each is no longer than a reference to a custom property. Longer ones, and
 * those that depend on the window width, are in {@link fluid}. Together they are the theme; `npm run check` rejects any
 * other colour, length or duration.
 */
export const fixed = {
  color: {
    ...colours,
    /** Thin lines on dark backgrounds: semi-transparent mint. */
    lineOnDark: `${palette.mint}47`,
  },
  text: {
    /** All text other than running text. */
    small: "1rem",
    /** Captions, dates, sources and legal lines only. */
    label: "0.875rem",
    /** An entry of the mobile menu. */
    menu: "1.5rem",
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
  },
  /** Line widths. A line of 1px needs no token. */
  stroke: { fine: "1.5px", strong: "2px", bold: "3px", ring: "6px" },
  radius: { small: "3px", pill: "999px" },
  size: {
    /** Minimum height and width of a touch target. */
    target: "2.75rem",
    /** A field, a tab, an entry of a menu on a phone. */
    control: "3.25rem",
    icon: "1.25rem",
    iconLarge: "1.5rem",
  },
  width,
} as const;

/** Tokens that are custom properties: long values, or values that depend on the window width. */
export const fluid = {
  font: {
    sans: [
      `"${brandFont.family}"`,
      `"${FALLBACK_FAMILY}"`,
      brandFont.fallback.local[0],
      brandFont.fallback.generic,
    ].join(", "),
    mono: "ui-monospace, Menlo, Consolas, monospace",
  },
  text: {
    display: "clamp(min(2.75rem, 13.75vw), 1.4rem + 5.4vw, 6rem)",
    /** "Announcements" fits on a phone with larger text; it is never smaller than a heading. */
    title: "clamp(min(2.5rem, 11.75vw), min(1.6rem + 3.5vw, max(11.75vw, 1.75rem)), 4.75rem)",
    /** Title of an article, which is a sentence. */
    headline: "clamp(2rem, 1.5rem + 2.2vw, 3.5rem)",
    figure: "clamp(min(2.75rem, 13.75vw), 1.9rem + 3.2vw, 4.75rem)",
    heading: "clamp(1.75rem, 1.3rem + 1.7vw, 2.75rem)",
    item: "clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)",
    lead: "clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)",
    body: "clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)",
  },
  space: {
    /** Padding above and below a part of a page. */
    section: "clamp(2.25rem, 1.5rem + 2.8vw, 4.25rem)",
    /** The same where the part has its own background. */
    band: "clamp(3rem, 1.75rem + 3.6vw, 5.5rem)",
    /** The same in the head of a page. */
    head: "clamp(2.5rem, 1.5rem + 4vw, 5.5rem)",
    /** Gap between two large or unrelated columns. */
    apart: "clamp(2rem, 5vw, 6rem)",
  },
  motion: { fast: "0.3s cubic-bezier(0.3, 0, 0.1, 1)", slow: "0.5s cubic-bezier(0.3, 0, 0.1, 1)" },
  layout: {
    container: "1660px",
    gutter: "clamp(min(1.25rem, 6.25vw), 4.4vw, 5rem)",
    gap: "clamp(1rem, 2vw, 2rem)",
    /** Height of the header, which overlays the top of the page. */
    header: "clamp(4.25rem, 3.6rem + 2.4vw, 6rem)",
    logo: "clamp(1.35rem, 0.9rem + 2.2vw, 1.75rem)",
  },
} as const;

/** Tokens of single components: values that only one rule of the style sheet uses. */
export const component = {
  /** For `prefers-reduced-motion`. 0, since even the shortest animation would show its first frame. */
  noMotion: "0s",
  /** A scroll-driven animation needs a duration, but does not use it. */
  scrollDriven: "1s linear",
  /** Scroll range in which the header changes its colours: 1px still counts as the top. */
  headerScrollRange: "1px 2px",
  /** Fade of a page that is left. The delay hides it for fast navigations. */
  leave: `${fluid.motion.slow} 0.05s forwards`,
  /** Progress bar of a navigation: simulated, fast at first, then slower. The delay hides it for fast navigations. */
  progress: "8s cubic-bezier(0, 0.8, 0.2, 1) 0.05s both",
  /** Between the entries of the main menu. */
  menuGap: { desktop: "0.875rem", laptop: "1.375rem", wide: "clamp(1.5rem, 3.4vw - 1.5rem, 2.25rem)" },
  /** Horizontal padding of a button in the header, which has little space on a phone. */
  buttonPadding: "clamp(min(0.85em, 4.25vw), 3.4vw, 1.1em)",
  /** Maximum height of the hero of the home page. */
  heroHeight: "56rem",
  /** Space for each text of a search's status. */
  searchStatus: "5.5rem",
} as const;

/** Tokens for print: sizes, and one text colour. */
export const print = {
  margin: "18mm 16mm",
  color: "#000",
  text: "10.5pt",
  title: "24pt",
  heading: "15pt",
  table: "9pt",
  image: "6cm",
} as const;

/** Forest with an opacity of `percent`: the background of text over images, and the backdrop of dialogs. */
export function shade(percent: number): string {
  return `rgb(${parseColour(palette.forest).slice(0, 3).join(" ")} / ${percent}%)`;
}
