import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const richText = style({ maxWidth: theme.width.measure });

globalStyle(`${richText} > * + *`, { marginTop: "1em" });
globalStyle(`${richText} > h3`, { fontSize: theme.text.item, letterSpacing: "-0.01em" });
globalStyle(`${richText} > h2`, { fontSize: theme.text.heading, letterSpacing: "-0.02em" });
globalStyle(`${richText} > :is(h4, h5, h6)`, { fontWeight: 600 });
globalStyle(`${richText} > * + :is(h2, h3, h4, h5, h6)`, { marginTop: "1.6em" });
globalStyle(`${richText} > :is(h2, h3, h4, h5, h6) + *`, { marginTop: "0.75em" });
globalStyle(`${richText} > :is(ul, ol)`, { paddingInlineStart: "1.25em" });
globalStyle(`${richText} > ul`, { listStyle: "disc" });
globalStyle(`${richText} > ol`, { listStyle: "decimal" });
globalStyle(`${richText} li + li`, { marginTop: "0.4em" });
globalStyle(`${richText} li::marker`, { color: theme.color.action });
globalStyle(`${richText} a:hover`, { textDecorationColor: "transparent" });
globalStyle(`${richText} a[href^="tel"]`, { whiteSpace: "nowrap" });
globalStyle(`${richText} figure`, { marginBlock: "2em" });
globalStyle(`${richText} pre`, {
  fontFamily: theme.font.mono,
  fontSize: theme.text.small,
  overflowX: "auto",
  whiteSpace: "pre-wrap",
  padding: theme.space["4"],
  background: theme.color.sand,
});

// An icon after links that open a new tab or a file. The word joiner (U+2060) prevents a line break before the icon.
// Not in print. The background has the size of the mask, because WebKit also paints it outside of the mask.
const drawing = createVar();
globalStyle(`${richText} [target]`, { vars: { [drawing]: 'url("./outward.svg")' } });
globalStyle(`${richText} [href*=".pdf" i]`, { vars: { [drawing]: 'url("./download.svg")' } });
globalStyle(`${richText} :is([target], [href*=".pdf" i])::after`, {
  "@media": {
    screen: {
      content: '"\\2060" / ""',
      paddingLeft: "0.9em",
      background: "linear-gradient(currentColor 0 0) no-repeat 100% / 0.7em 0.7em",
      mask: `${drawing} no-repeat 100% / 0.7em`,
    },
  },
});
