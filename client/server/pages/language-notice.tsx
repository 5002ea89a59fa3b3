import { type PropsWithChildren, type ReactNode, useContext } from "react";
import type { LanguageLink } from "../../../src/adapters/http/contract/initial-state.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { otherLanguage } from "../../../src/domain/text/locale.ts";
import { SiteLanguages } from "../../content/page-address.ts";
import { label } from "../../styles/layout.css.ts";
import { useLocale } from "../locale.ts";
import { notice } from "./pages.css.ts";

/**
 * What a page is beside the same in other languages: a translation for convenience, with a link to the version that prevails; or a
 * disclosure that is not there in a language, whether its translation is hidden or there is none.
 */
export function LanguageNotice({ page }: { readonly page: PageView }): ReactNode {
  const {
    brand: { locale },
    texts: { content: texts },
  } = useLocale();
  const languages = useContext(SiteLanguages);
  const others = languages.filter(({ isCurrent }) => !isCurrent);
  const nameOf = ({ tag, name }: LanguageLink) => otherLanguage(tag, locale) ?? name;
  if (others.length === 0) return null;
  const translation = "translation" in page ? page.translation : undefined;
  if (translation === "convenience") {
    const prevailing = others.find(({ prevails }) => prevails);
    // Of several languages, nobody knows which one, if it is not shown.
    const [only, another] = others;
    const named = prevailing ?? (another ? undefined : only);
    return (
      <Statement>
        {texts.convenienceTranslation(named && nameOf(named))}
        {prevailing && (
          <>
            {" "}
            <a href={prevailing.href} lang={prevailing.tag} hrefLang={prevailing.tag} target="_self">
              {prevailing.name}
            </a>
          </>
        )}
      </Statement>
    );
  }
  const missing = others.filter(({ note }) => note !== undefined);
  if (translation === "alone" || missing.length === 0 || !isDisclosure(page)) return null;
  const names = new Intl.ListFormat(locale).format(missing.map(nameOf));
  return <Statement>{texts.notYetIn(names)}</Statement>;
}

function Statement({ children }: PropsWithChildren) {
  return (
    <p role="note" className={notice}>
      <small className={label}>{children}</small>
    </p>
  );
}

/** Whether it has an announcement at the exchange. */
function isDisclosure(page: PageView): boolean {
  return page.type === "news-article" && page.exchange !== undefined;
}
