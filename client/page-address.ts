import { createContext, useContext } from "react";

/** Path and query of the page that is rendered. */
export const PageAddress = createContext("/");

/** Path and query of the page that is rendered, as two parts. */
export function usePageAddress(): { readonly pathname: string; readonly search: string } {
  const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/s.exec(useContext(PageAddress)) ?? [];
  return { pathname, search };
}

/** Public origin of the site: `https://www.example.com`. */
export const SiteOrigin = createContext("");
