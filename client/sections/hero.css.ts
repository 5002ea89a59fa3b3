import { style, styleVariants } from "@vanilla-extract/css";
import * as layout from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";
import { shade, single } from "../styles/tokens.ts";

const hero = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  background: theme.color.forest,
  color: theme.color.white,
});

export const variations = styleVariants({
  default: [hero],
  statement: [
    hero,
    {
      display: "flex",
      alignItems: "flex-end",
      minHeight: `min(${single.stage}, 94svh)`,
      paddingTop: theme.space["8"],
    },
  ],
});

/** Room for the header, which lies over the head of a page. */
export const pageHead = style({ paddingTop: theme.layout.header });

export const backdrop = style({
  position: "absolute",
  inset: 0,
  zIndex: -2,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

export const words = style({
  paddingBlock: theme.space.head,
  selectors: {
    // White text has its contrast from this shade, whatever the picture is.
    [`${variations.statement} > &::before`]: {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: [
        `linear-gradient(${shade(75)}, transparent ${theme.width.column})`,
        `linear-gradient(to right, ${shade(60)}, transparent 75%)`,
        `linear-gradient(to top, ${shade(90)}, ${shade(70)} 60%, ${shade(20)} 90%)`,
      ].join(", "),
    },
  },
});

export const eyebrow = style({
  marginBottom: theme.space["4"],
  fontSize: theme.text.small,
  fontWeight: 500,
  color: theme.color.mint,
});

const largeType = style({ maxWidth: "18ch", letterSpacing: "-0.035em", lineHeight: 1.02 });

export const title = style([largeType, { fontSize: theme.text.title }]);
export const statement = style([largeType, { fontSize: theme.text.display, maxWidth: "16ch" }]);

export const lead = style([layout.lead, { color: theme.color.mint }]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space["3"]} ${theme.space["6"]}`,
  marginTop: theme.space["5"],
});

/** The picture stands half on the green, half on the page. */
export const shelf = style({
  background: `linear-gradient(transparent 55%, ${theme.color.paper} 55%)`,
});
