import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { brandFont } from "../../brand/font.ts";
import { theme } from "../styles/theme.css.ts";
import { component, FALLBACK_FAMILY } from "../styles/tokens.ts";

/** Letters of a word that is long enough for a hyphen, and of its parts before and after it. */
const COMPOUND = "15 5 5";

for (const [index, { file, ...range }] of brandFont.faces.entries()) {
  // Quoted, because a family name may contain digits.
  globalFontFace(`"${brandFont.family}"`, {
    src: `url("../../brand/fonts/${file}") format("woff2")`,
    ...range,
    fontStyle: "normal",
    // Lines wrap differently in another font: if the preloaded file is late, it is for the next document. The other files,
    // which are not preloaded, have single letters.
    fontDisplay: index === 0 ? "optional" : "swap",
  });
}

// So that a page looks nearly the same without the font, and its single letters that arrive later cause no layout shift.
const src = brandFont.fallback.local.map((name) => `local("${name}")`).join(", ");
globalFontFace(
  `"${FALLBACK_FAMILY}"`,
  brandFont.fallback.stands.map((measures) => ({ src, ...measures })),
);

globalStyle("*, ::before, ::after", { boxSizing: "border-box", margin: 0, padding: 0 });

globalStyle("html", {
  background: theme.color.paper,
  color: theme.color.ink,
  fontFamily: theme.font.sans,
  // Not `medium`, the initial value, with which monospaced text is smaller.
  fontSize: "100%",
  lineHeight: 1.6,
  textSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  scrollPaddingTop: theme.layout.header,
});

globalStyle("[hidden]", { display: "none !important" });
globalStyle("body", { fontSize: theme.text.body, overflowWrap: "break-word" });
// Korean has spaces between words, and breaks within them otherwise.
globalStyle(":lang(ko)", { wordBreak: "keep-all" });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
// Not `none`: Safari then tells VoiceOver that it is not a list. Items that are grids have no marker that would count; their
// list has `role="list"`.
globalStyle("ul, ol", { listStyleType: '""' });
globalStyle("table", { borderCollapse: "collapse" });
globalStyle("table", { fontVariantNumeric: "tabular-nums" });
globalStyle("address", { fontStyle: "normal" });
globalStyle("button, input, select", { font: "inherit", color: "inherit" });
globalStyle("button", { border: 0, background: "transparent", cursor: "pointer" });
globalStyle("summary", { cursor: "pointer", listStyle: "none" });
globalStyle("summary::-webkit-details-marker", { display: "none" });

globalStyle("h1, h2, h3, h4, h5, h6", {
  fontSize: "inherit",
  fontWeight: 500,
  lineHeight: 1.2,
  textWrap: "balance",
  // A long word breaks rather than widens the column,
  overflowWrap: "anywhere",
});
// and where it has its parts, in languages that write compounds as one word. Short ones stay whole.
globalStyle("h1, h2, h3, h4, h5, h6, dt", {
  "@supports": {
    [`(hyphenate-limit-chars: ${COMPOUND})`]: { hyphens: "auto", hyphenateLimitChars: COMPOUND },
  },
});
globalStyle("p, li, dd, figcaption", { textWrap: "pretty" });
globalStyle("strong", { fontWeight: 600 });
// Only captions, dates and sources are smaller than 16px.
globalStyle("small", { fontSize: theme.text.label });

globalStyle("a", { color: "inherit", textDecorationThickness: "0.06em", textUnderlineOffset: "0.22em" });
// Links have transitions only under the pointer. Chromium may style a page before its style sheet is loaded; what always
// has a transition then fades from the browser's own blue, and a skipped section stays blue until it is laid out.
globalStyle(":where(a:hover)", { transition: `text-decoration-color ${theme.motion.fast}` });

// Light inside, dark outside: one of the two is visible on any background.
globalStyle(":focus-visible", {
  outline: `${theme.stroke.strong} solid ${theme.color.white}`,
  outlineOffset: "1px",
  boxShadow: `0 0 0 ${theme.stroke.ring} ${theme.color.ink}`,
  borderRadius: theme.radius.small,
});
// They get the focus by script, so that screen readers continue there; they are not interactive.
globalStyle(":is(main, h1, h2, h3):focus-visible", { outline: "none", boxShadow: "none" });

// The page does not scroll behind a modal dialog, and keeps its width when the scrollbar disappears.
globalStyle("html:has(dialog:is(:modal, :target))", { overflow: "hidden" });
globalStyle("html[data-scrollbar]:has(dialog:modal)", { scrollbarGutter: "stable" });

// The exit of a preview that the content service's toolbar does not know; where that one would be.
globalStyle("#preview-exit", {
  position: "fixed",
  insetBlockEnd: theme.space["4"],
  insetInlineStart: theme.space["4"],
  padding: `${theme.space["3"]} ${theme.space["4"]}`,
  borderRadius: theme.radius.small,
  background: theme.color.ink,
  color: theme.color.white,
  "@media": { print: { display: "none" } },
});

// What a preview of a large repository does not show; above the content service's toolbar.
globalStyle("#preview-is-partial", {
  position: "fixed",
  insetBlockEnd: `calc(${theme.space["8"]} + ${theme.space["5"]})`,
  insetInline: theme.space["4"],
  width: "fit-content",
  maxWidth: theme.width.narrow,
  padding: `${theme.space["3"]} ${theme.space["4"]}`,
  borderRadius: theme.radius.small,
  background: theme.color.ink,
  color: theme.color.white,
  "@media": { print: { display: "none" } },
});

globalStyle("#preview-is-partial > summary", { textDecoration: "underline", cursor: "pointer" });

globalStyle("::selection", { background: theme.color.lime, color: theme.color.forest });

globalStyle("*, ::before, ::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: `${component.noMotion} !important`,
      animationIterationCount: "1 !important",
      transitionDuration: `${component.noMotion} !important`,
    },
  },
});
// A separate rule: a browser that does not know one of these selectors ignores the whole rule.
globalStyle("::backdrop, ::details-content", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: `${component.noMotion} !important`,
      transitionDuration: `${component.noMotion} !important`,
    },
  },
});
