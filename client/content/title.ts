import { SITE_NAME } from "../../src/adapters/http/contract/site.ts";

/** A title with the name of the site. */
export function titled(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
