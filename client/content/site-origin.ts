import { createContext } from "react";

/**
 * Origin under which the public knows the site: `https://www.example.com`. The server provides it when it renders; in
 * the browser the document's head says it, in the address of the feed that every page names.
 */
export const SiteOrigin = createContext(typeof document === "undefined" ? "" : originOf(document));

function originOf(page: Document): string {
  const feed = page.querySelector<HTMLLinkElement>('link[rel="alternate"]');
  return new URL(feed?.href ?? page.baseURI).origin;
}
