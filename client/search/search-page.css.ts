import { style } from "@vanilla-extract/css";
import { extend } from "../styles/extend.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { dimmedWhileLoading } from "./search-tabs.css.ts";

export const form = style({ marginTop: theme.space["5"] });

export const body = style({ paddingBlock: `${theme.space["5"]} ${theme.space.band}` });

/** The status is in the column of section headings, the results in the column of section content. */
export const status = style({ gridColumn: "1 / -1", "@media": { [above.desktop]: { gridColumn: "1 / 5" } } });

export const results = extend(dimmedWhileLoading, {
  gridColumn: "1 / -1",
  marginTop: theme.space["6"],
  "@media": { [above.desktop]: { gridColumn: "5 / -1" } },
});
