import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";
import { dimmedWhileLoading } from "./dimmed.css.ts";

export const found = style([
  dimmedWhileLoading,
  { display: "grid", gap: theme.space["4"], marginTop: theme.space["5"] },
]);
globalStyle(`${found} > a`, { justifySelf: "start" });
