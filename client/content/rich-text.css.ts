import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const richText = style({ maxWidth: theme.width.measure });

globalStyle(`${richText} > * + *`, { marginTop: "1em" });
globalStyle(`${richText} > :is(h2, h3, h4, h5, h6)`, { fontSize: theme.text.item, letterSpacing: "-0.01em" });
globalStyle(`${richText} > h2`, { fontSize: theme.text.heading, letterSpacing: "-0.02em" });
globalStyle(`${richText} > :is(h4, h5, h6)`, { fontSize: theme.text.body, fontWeight: 600 });
globalStyle(`${richText} > * + :is(h2, h3, h4, h5, h6)`, { marginTop: "1.6em" });
globalStyle(`${richText} > :is(h2, h3, h4, h5, h6) + *`, { marginTop: "0.5em" });
globalStyle(`${richText} > :is(ul, ol)`, { paddingLeft: "1.25em" });
globalStyle(`${richText} > ul`, { listStyle: "disc" });
globalStyle(`${richText} > ol`, { listStyle: "decimal" });
globalStyle(`${richText} li + li`, { marginTop: "0.4em" });
globalStyle(`${richText} li::marker`, { color: theme.color.action });
globalStyle(`${richText} a:hover`, { textDecorationColor: "transparent" });
globalStyle(`${richText} figure`, { marginBlock: "2em" });
globalStyle(`${richText} pre`, {
  fontFamily: theme.font.mono,
  fontSize: theme.text.small,
  overflowX: "auto",
  whiteSpace: "pre-wrap",
});
