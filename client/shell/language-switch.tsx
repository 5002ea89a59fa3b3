import { useContext } from "react";
import { useLocation } from "react-router-dom";
import type { LanguageLink } from "../../src/adapters/http/contract/initial-state.ts";
import { localPath } from "../../src/domain/links/address.ts";
import { useLocale, useTexts } from "../content/locale.ts";
import { SiteLanguages } from "../content/page-address.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./language-switch.css.ts";

interface LanguageSwitchProps {
  /** Shows the codes of the other languages, such as `DE`, where there is little space. */
  readonly isShort?: boolean;
  readonly className?: string;
}

/** The links to the page in view in the other languages of the site. Nothing, if it has one language. */
export function LanguageSwitch({ isShort = false, className }: LanguageSwitchProps) {
  const { shell: texts } = useTexts();
  const languages = useContext(SiteLanguages);
  if (languages.length === 0) return null;
  return (
    <ul aria-label={texts.languages} className={[styles.languages, className].filter(Boolean).join(" ")}>
      {languages.map((link) =>
        isShort && link.isCurrent ? null : (
          <li key={link.tag}>
            {link.isCurrent ? (
              <span lang={link.tag} className={styles.current}>
                {link.name}
              </span>
            ) : (
              <LanguageAnchor link={link} isShort={isShort} />
            )}
          </li>
        ),
      )}
    </ul>
  );
}

interface LanguageProps {
  readonly link: LanguageLink;
  readonly isShort: boolean;
}

function LanguageAnchor({ link, isShort }: LanguageProps) {
  const { language: own } = useLocale();
  const { pathname, search } = useLocation();
  const { language, tag, href, note } = link;
  const isSearch = pathname === localPath("/search", own);
  return (
    <a
      href={isSearch ? localPath("/search", language) + search : href}
      lang={tag}
      hrefLang={tag}
      // Another language is another application, which the browser opens.
      target="_self"
      className={styles.language}
    >
      <LanguageName link={link} isShort={isShort} />
      {note !== undefined && <span className={isShort ? visuallyHidden : styles.note}>{` ${note}`}</span>}
    </a>
  );
}

function LanguageName({ link: { hreflang, name }, isShort }: LanguageProps) {
  if (!isShort) return name;
  return (
    <>
      {hreflang.toUpperCase()}
      <span className={visuallyHidden}>{` ${name}`}</span>
    </>
  );
}
