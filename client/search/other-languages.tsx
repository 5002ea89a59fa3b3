import { useContext } from "react";
import type { SearchQuery } from "../../src/domain/search/search.ts";
import { languageName } from "../../src/domain/text/locale.ts";
import { linkVariants } from "../content/action-link.css.ts";
import { ArrowIcon } from "../content/icons.tsx";
import { useLocale } from "../content/locale.ts";
import { SiteLanguages } from "../content/page-address.ts";
import { searchHref } from "./search-address.ts";

/** The same search in the other languages of the site, each an entry of a list; nothing, if it has one. */
export function OtherLanguages({ search }: { readonly search: Pick<SearchQuery, "text" | "scope"> }) {
  const { brand, texts } = useLocale();
  const languages = useContext(SiteLanguages);
  if (languages.length === 0) return null;
  return languages
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ language, tag, hreflang }) => (
      <li key={tag}>
        {/* Another language is another application, which the browser opens. */}
        <a href={searchHref(search, language)} hrefLang={tag} target="_self" className={linkVariants.text}>
          <span>{texts.search.instead.language(languageName(hreflang, brand.locale) ?? hreflang)}</span>{" "}
          <ArrowIcon />
        </a>
      </li>
    ));
}
