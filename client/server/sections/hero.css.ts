import { style, styleVariants } from "@vanilla-extract/css";
import { titles } from "../../content/page-head.css.ts";
import * as layout from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";
import { component, shade } from "../../styles/tokens.ts";

const hero = style([layout.backdrop, { background: theme.color.forest, color: theme.color.white }]);

export const variations = styleVariants({
  default: [hero],
  statement: [
    hero,
    {
      display: "flex",
      alignItems: "flex-end",
      minHeight: `min(${component.heroHeight}, 94svh)`,
      paddingTop: theme.space["8"],
    },
  ],
});

/** Space for the site header, which overlays the head of a page. */
export const pageHead = style({ paddingTop: theme.layout.header });

export const backdrop = style({
  position: "absolute",
  inset: 0,
  zIndex: -2,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  // The text covers the left, so crop the image from the left.
  objectPosition: "80%",
  "@media": { "(prefers-reduced-transparency: reduce)": { display: "none" } },
});

const underHeader = `linear-gradient(${shade(75)} ${theme.space["8"]}, ${shade(0)} ${theme.width.tag})`;

export const text = style({
  paddingBlock: theme.space.head,
  selectors: {
    // This shade guarantees the contrast of white text on any image.
    [`${variations.statement} > &::before`]: {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: `${underHeader}, linear-gradient(to top, ${shade(90)}, ${shade(75)} 65%, ${shade(0)} 95%)`,
      "@media": {
        [above.desktop]: {
          background: `${underHeader}, linear-gradient(to right, ${shade(90)}, ${shade(75)} 55%, ${shade(0)} 85%)`,
        },
      },
    },
  },
});

/** On wide screens the image fills the right half of the head; on narrow ones it is below the text. */
export const image = style([
  layout.panorama,
  {
    "@media": {
      [above.desktop]: {
        position: "absolute",
        bottom: 0,
        right: 0,
        width: "50%",
        height: "100%",
        selectors: { [`${pageHead} > &`]: { height: `calc(100% - ${theme.layout.header})` } },
      },
    },
  },
]);

/** Beside an image, the text stays in the left half. */
export const besideImage = style({
  "@media": { [above.desktop]: { paddingRight: `calc(50% - ${theme.layout.gutter} + ${theme.layout.gap})` } },
});

export const title = titles.title;
export const statement = style([titles.title, { fontSize: theme.text.display, maxWidth: "12ch" }]);

export const lead = style([layout.lead, { color: theme.color.mint }]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space["3"]} ${theme.space["6"]}`,
  marginTop: theme.space["5"],
});
