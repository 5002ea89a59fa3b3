const widths = { phone: 550, tablet: 796, desktop: 1124, wide: 1366, full: 1440 } as const;

/** Media queries from the smallest screen up; each holds from its breakpoint on. */
export const above = {
  phone: `screen and (min-width: ${widths.phone}px)`,
  tablet: `screen and (min-width: ${widths.tablet}px)`,
  desktop: `screen and (min-width: ${widths.desktop}px)`,
  wide: `screen and (min-width: ${widths.wide}px)`,
  full: `screen and (min-width: ${widths.full}px)`,
} as const;

/** Value for the `sizes` of a picture: the first where the screen is at least desktop size, else the second. */
export function desktopElse(desktop: string, smaller: string): string {
  return `(min-width: ${widths.desktop}px) ${desktop}, ${smaller}`;
}
