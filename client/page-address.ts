import { createContext, useContext } from "react";

/** Path and query of the page that is rendered. */
export const PageAddress = createContext("/");

/** The address of the page that is rendered, taken apart. */
export function usePageAddress(): { readonly pathname: string; readonly search: string } {
  const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/s.exec(useContext(PageAddress)) ?? [];
  return { pathname, search };
}
