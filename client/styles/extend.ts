import { type StyleRule, style } from "@vanilla-extract/css";

/** A style that has another one, such as one of the layout, and its own rule. */
export function extend(base: string, rule: StyleRule): string {
  return style([base, rule]);
}
