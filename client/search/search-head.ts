import type { BrowserLocale } from "../../brand/locale.ts";
import type { Head } from "../../src/adapters/http/contract/initial-state.ts";
import { localPath } from "../../src/domain/links/address.ts";
import { canBeSearched } from "../../src/domain/search/search.ts";
import { titled } from "../content/title.ts";

/** Head of the search page. All searches share one canonical address, so that search engines see one page. */
export function searchHead(text: string, locale: BrowserLocale): Head {
  const { search: texts } = locale.texts;
  return {
    title: titled(canBeSearched(text) ? texts.titleOf(text) : texts.title, locale),
    description: texts.description(locale.brand.name),
    canonical: localPath("/search", locale.language),
  };
}
