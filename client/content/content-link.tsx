import { type ReactNode, useContext } from "react";
import type { LanguageLink } from "../../src/adapters/http/contract/initial-state.ts";
import { languageAt } from "../../src/domain/links/address.ts";
import { type Link, opensInNewTab } from "../../src/domain/links/link.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./content-link.css.ts";
import { DownloadIcon } from "./icons.tsx";
import { LanguageAround, useLocale } from "./locale.ts";
import { SiteLanguages, SiteOrigin } from "./page-address.ts";

/** Specification, section 3. */
interface ContentLinkProps {
  readonly link: Link;
  /** Information that the link text lacks. */
  readonly title?: string | undefined;
  /** Default: depends on the kind of link; `_blank` for web and PDF links, `_self` for others. */
  readonly target?: "_self" | "_blank" | undefined;
  /** Has the weight of the text around it. Default: has a weight of its own. */
  readonly isRegular?: boolean | undefined;
  readonly hasDownloadIcon?: boolean | undefined;
  /** Has the size of small text. */
  readonly isSmall?: boolean | undefined;
  /** Shorthand for `target`. */
  readonly newTab?: boolean | undefined;
  /** Prints its address after it, even if it is on this site. */
  readonly isPrinted?: boolean | undefined;
  /** The link leads to the current page, or to one above it (`true`). Default: to another one. */
  readonly current?: "page" | "true" | undefined;
  /** Language of its target (BCP 47). Default: that of a page of the site, if it is not the current one; otherwise unknown. */
  readonly hrefLang?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link of the content. Pages of the site open by client-side navigation, other links as their kind says. It is plain
 * HTML; delegated event listeners handle all links. A link whose address is not resolved yet, or cannot be, leads to `/`.
 */
export function ContentLink({ link, className, ...props }: ContentLinkProps) {
  const {
    brand,
    texts: { shell: texts },
  } = useLocale();
  const isAmongForeign = useContext(LanguageAround) !== undefined;
  const { target, newTab = opensInNewTab(link), title, children } = props;
  const inNewTab = target ? target === "_blank" : newTab;
  const origin = useContext(SiteOrigin);
  const hrefLang = otherLanguageOf(link.href, useContext(SiteLanguages));
  const printsPath = props.isPrinted && link.kind !== "unresolved" && link.href.startsWith("/");
  return (
    <a
      href={link.href}
      hrefLang={props.hrefLang ?? hrefLang}
      title={title}
      aria-current={props.current}
      className={
        [className, props.isRegular && styles.regular, props.isSmall && styles.small]
          .filter(Boolean)
          .join(" ") || undefined
      }
      data-address={printsPath ? origin + link.href : undefined}
      {...(inNewTab && { target: "_blank", rel: "noopener" })}
      {...(link.kind === "unresolved" && { [UNRESOLVED]: JSON.stringify(link.target) })}
    >
      {children}
      {props.hasDownloadIcon && <DownloadIcon />}
      {inNewTab && (
        <span lang={isAmongForeign ? brand.locale : undefined} className={visuallyHidden}>
          {` ${texts.opensInNewTab}`}
        </span>
      )}
    </a>
  );
}

/** The language of an address of this site (BCP 47), if it is not that of the current page. */
function otherLanguageOf(href: string, languages: readonly LanguageLink[]): string | undefined {
  if (!href.startsWith("/")) return undefined;
  const [path = ""] = href.split(/[?#]/, 1);
  const language = languageAt(
    path,
    languages.flatMap((one) => one.language ?? []),
  );
  const target = languages.find((one) => one.language === language);
  return target?.isCurrent ? undefined : target?.tag;
}

/** Attribute of a link whose address is not resolved yet: its target, as JSON. */
export const UNRESOLVED = "data-unresolved";
