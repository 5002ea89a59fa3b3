import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space["2"],
});

const target = { display: "inline-flex", alignItems: "center", minHeight: theme.size.target } as const;

export const language = style({ ...target, color: "inherit" });

export const current = style({ ...target, fontWeight: 700 });
