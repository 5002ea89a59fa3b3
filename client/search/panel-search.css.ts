import { globalStyle } from "@vanilla-extract/css";
import { extend } from "../styles/extend.ts";
import { theme } from "../styles/theme.css.ts";
import { dimmedWhileLoading } from "./search-tabs.css.ts";

export const results = extend(dimmedWhileLoading, {
  display: "grid",
  gap: theme.space["4"],
  marginTop: theme.space["5"],
});
globalStyle(`${results} > a`, { justifySelf: "start" });
