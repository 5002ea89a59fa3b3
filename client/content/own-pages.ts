import { createContext, useContext } from "react";
import { localPath } from "../../src/domain/links/address.ts";
import type { OwnPage } from "../../src/domain/links/own-pages.ts";
import { useLocale } from "./locale.ts";

/** Pages that there are not in the language of the document. */
export const MissingPages = createContext<readonly OwnPage[]>([]);

/** The addresses of the pages that the site itself leads to; `undefined` of one that is not in the language. */
export function useOwnPages(): Readonly<Record<OwnPage, string | undefined>> {
  const missing = useContext(MissingPages);
  const { language } = useLocale();
  const addressOf = (page: OwnPage) => (missing.includes(page) ? undefined : localPath(`/${page}`, language));
  return { news: addressOf("news"), contact: addressOf("contact") };
}
