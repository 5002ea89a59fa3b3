import type { BrowserLocale } from "../../brand/locale.ts";
import type { LegalIdentity } from "../../brand/schema.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { SITE_TIME_ZONE } from "../../src/adapters/http/contract/site.ts";
import type { MenuGroup } from "../../src/domain/content/menu.ts";
import type { Link } from "../../src/domain/links/link.ts";
import { ContentImage } from "../content/content-image.tsx";
import { ContentLink } from "../content/content-link.tsx";
import { OutwardIcon } from "../content/icons.tsx";
import { useLocale, useTexts } from "../content/locale.ts";
import { Newsletter } from "../newsletter/newsletter-form.tsx";
import { container, withIcon } from "../styles/layout.css.ts";
import { width } from "../styles/width.ts";
import * as styles from "./footer.css.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MenuEntries } from "./menu-entries.tsx";

interface FooterProps {
  readonly options: ShellResponse;
  /** Shows the notice about analytics again, for the button that was pressed; absent if visitors are not asked. */
  readonly onConsentSettings?: ((button: HTMLElement) => void) | undefined;
}

/** Newsletter, artwork, link columns, legal links, and who the company is by law. */
export function Footer({ options, onConsentSettings }: FooterProps) {
  const locale = useLocale();
  const { brand } = locale;
  const { shell: texts } = locale.texts;
  const { footerArtwork: artwork, linkedin, twitter, menus } = options;
  return (
    <footer className={styles.footer}>
      <div className={`${container} ${styles.top}`}>
        <Newsletter options={options} />
        <div className={styles.company}>
          <Logo />
          {artwork && <Artwork artwork={artwork} />}
          {linkedin && <Follow link={linkedin} on="LinkedIn" />}
          {twitter && <Follow link={twitter} on="X" />}
        </div>
      </div>
      <nav aria-label={texts.footer} className={`${container} ${styles.columns}`}>
        {menus.footer.map((group, index) => (
          <Column key={index} group={group} />
        ))}
      </nav>
      <div className={`${container} ${styles.legal}`}>
        {/* The year of a visitor, or of a document from before midnight, may be another. */}
        <p suppressHydrationWarning>{`© ${YEAR.format(new Date())} ${brand.legalName}`}</p>
        <MenuEntries
          entries={menus.secondary.flatMap((group) => group.entries)}
          className={styles.secondary}
          linkClassName={styles.link}
        />
        <LanguageSwitch />
        {onConsentSettings && (
          <button
            type="button"
            className={styles.settings}
            onClick={({ currentTarget }) => onConsentSettings(currentTarget)}
          >
            {texts.cookieSettings}
          </button>
        )}
      </div>
      {brand.legal && (
        <p className={`${container} ${styles.identity}`}>
          <small>{identityOf(brand.legalName, brand.legal, locale)}</small>
        </p>
      )}
    </footer>
  );
}

/** Who the company is by law, in one line: what several countries ask of each page. */
function identityOf(legalName: string, legal: LegalIdentity, locale: BrowserLocale): string {
  const { shell: texts } = locale.texts;
  const { registeredIn, seat, office, vatId } = texts.identity;
  return [
    legalName,
    legal.form,
    registeredIn(legal.place),
    ...legal.numbers.map(({ register, name, number }) => [register, name, number].filter(Boolean).join(" ")),
    legal.seat && seat(legal.seat),
    legal.office && office(legal.office.join(", ")),
    legal.vatId && vatId(legal.vatId),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * A group of links: an accordion on a narrow screen, a column on a wide one. The list is a sibling of the `details`, not
 * a child, so that the style sheet can show it always on wide screens.
 */
function Column({ group }: { readonly group: MenuGroup }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.columnTitle}>{group.title}</h2>
      <details className={styles.accordion}>
        <summary className={styles.accordionTitle}>{group.title}</summary>
      </details>
      <MenuEntries entries={group.entries} className={styles.entries} linkClassName={styles.link} />
    </section>
  );
}

function Follow({ link, on }: { readonly link: Link; readonly on: string }) {
  const { shell: texts } = useTexts();
  return (
    <ContentLink link={link} newTab className={withIcon}>
      {`${texts.followOn(on)} `}
      <OutwardIcon />
    </ContentLink>
  );
}

function Artwork({ artwork }: { readonly artwork: NonNullable<ShellResponse["footerArtwork"]> }) {
  const image = <ContentImage image={artwork.image} sizes={width.image} className={styles.artwork} />;
  if (!artwork.link) return image;
  return <ContentLink link={artwork.link}>{image}</ContentLink>;
}

// Shared: creating a `DateTimeFormat` costs more than rendering the footer.
// Not in the locale: some add a word to a year that stands alone, or count years from another one.
const YEAR = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: SITE_TIME_ZONE });
