import type { BrowserLocale } from "../../brand/locale.ts";

/** A title with the name of the site. */
export function titled(title: string, { brand }: Pick<BrowserLocale, "brand">): string {
  return `${title} | ${brand.name}`;
}
