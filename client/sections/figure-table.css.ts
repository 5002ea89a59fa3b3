import { style } from "@vanilla-extract/css";
import { label } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const scroller = style({ position: "relative", overflowX: "auto", marginBlock: theme.space["4"] });

export const table = style({
  width: "100%",
  lineHeight: 1.35,
});

/** Of so few columns that a phone can show them all, if they are narrow. */
export const narrow = style([table]);
const IN_NARROW = `${narrow} &:not(:first-child)`;

const cell = style({
  padding: `${theme.space["4"]} 0 ${theme.space["4"]} ${theme.space["5"]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: "right",
  whiteSpace: "nowrap",
  selectors: { [IN_NARROW]: { paddingLeft: theme.space["3"] } },
  "@media": { [above.tablet]: { selectors: { [IN_NARROW]: { paddingLeft: theme.space["5"] } } } },
});

export const period = style([
  cell,
  {
    borderBottom: `${theme.stroke.strong} solid ${theme.color.green}`,
    fontWeight: 500,
    verticalAlign: "bottom",
  },
]);

export const amount = style([
  cell,
  {
    fontSize: theme.text.item,
    selectors: {
      "&:nth-child(2)": { fontWeight: 500, color: theme.color.green },
      [IN_NARROW]: { fontSize: theme.text.small, whiteSpace: "normal" },
    },
    "@media": {
      [above.tablet]: {
        selectors: { [IN_NARROW]: { fontSize: theme.text.item, whiteSpace: "nowrap" } },
      },
    },
  },
]);

export const measure = style([
  cell,
  {
    position: "sticky",
    left: 0,
    minWidth: theme.width.tag,
    paddingLeft: 0,
    paddingRight: theme.space["3"],
    background: theme.color.paper,
    fontWeight: 500,
    textAlign: "left",
    whiteSpace: "normal",
    "@media": { [above.tablet]: { minWidth: theme.width.column }, print: { position: "static" } },
  },
]);

export const corner = style([measure, { borderBottom: `${theme.stroke.strong} solid ${theme.color.green}` }]);

export const unit = style([label, { display: "block", fontWeight: 400 }]);

/** Links to the figures as files, which are not printed. */
export const downloads = style({});
