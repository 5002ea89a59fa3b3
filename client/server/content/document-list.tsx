import type { Locale } from "../../../brand/locale.ts";
import { fileFormat } from "../../../src/domain/content/file-format.ts";
import { yearOf } from "../../../src/domain/content/list-filter.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import { languageName, otherLanguage } from "../../../src/domain/text/locale.ts";
import { ContentImage } from "../../content/content-image.tsx";
import { ContentLink } from "../../content/content-link.tsx";
import { DownloadIcon } from "../../content/icons.tsx";
import { dividedItem, dividedList, onPaper, stretched } from "../../styles/layout.css.ts";
import { width } from "../../styles/width.ts";
import { useLocale } from "../locale.ts";
import * as styles from "./document-list.css.ts";
import { InItsLanguage } from "./in-its-language.tsx";
import { ReleaseText, releaseText } from "./moment.tsx";

interface DocumentListProps {
  readonly documents: readonly PdfDocument[];
  readonly covers?: boolean;
  /** Two entries in a row of a wide screen. */
  readonly inColumns?: boolean;
}

/** Documents to download, each with its category, date and size. */
export function DocumentList({ documents, covers = false, inColumns = false }: DocumentListProps) {
  const locale = useLocale();
  const { lists } = locale.texts;
  const withCovers = covers && documents.some(({ cover }) => cover) && haveDistinctCovers(documents);
  return (
    <ul role="list" className={inColumns ? styles.inColumns : dividedList}>
      {documents.map((document) => (
        <li key={document.id} className={styles.entry}>
          {withCovers &&
            (document.cover ? (
              <ContentImage image={document.cover} sizes={width.cover} className={styles.cover} />
            ) : (
              <small aria-hidden="true" className={styles.coverPlaceholder}>
                {document.category ? lists.kinds[document.category] : fileFormat(document.href)}
                <span>{yearOf(document.date)}</span>
              </small>
            ))}
          <ContentLink
            link={{ kind: "pdf", href: document.href }}
            hrefLang={document.language}
            className={`${styles.title} ${stretched}`}
          >
            <InItsLanguage language={titleLanguageOf(document)}>{document.title}</InItsLanguage>
          </ContentLink>
          {document.summary && (
            <p className={styles.summary}>
              <InItsLanguage language={titleLanguageOf(document)}>{document.summary}</InItsLanguage>
            </p>
          )}
          <p className={styles.documentMetadata}>
            {document.category && <small>{lists.kinds[document.category]}</small>}
            {document.date && <ReleaseText date={document.date} released={document.released} />}
            <FormatAndSize document={document} />
            <Languages document={document} />
          </p>
          <DownloadIcon />
        </li>
      ))}
    </ul>
  );
}

interface DocumentProps {
  readonly document: PdfDocument;
}

/** The language of the title and the summary of a document, if they are not in that of the page. */
function titleLanguageOf({ isUntranslated, language }: PdfDocument): string | undefined {
  return isUntranslated ? language : undefined;
}

/**
 * Links to the files of a document in each language; or the name of its only language, if that is not the page's. Nothing at
 * a site with one language.
 */
function Languages({ document }: DocumentProps) {
  const { brand } = useLocale();
  const { otherFiles = [] } = document;
  const foreign = otherLanguage(document.language, brand.locale);
  if (otherFiles.length === 0) return foreign === undefined ? null : <small>{`(${foreign})`}</small>;
  return [document, ...otherFiles].map(({ href, language }) =>
    language === undefined ? null : (
      <ContentLink
        key={href}
        link={{ kind: "pdf", href }}
        hrefLang={language}
        title={languageName(language, brand.locale)}
        className={styles.file}
      >
        {[language.toUpperCase(), fileFormat(href)].filter(Boolean).join(" ")}
      </ContentLink>
    ),
  );
}

/** Whether readers can tell documents apart by their covers: at the size of a list, those of one kind and year look alike. */
function haveDistinctCovers(documents: readonly PdfDocument[]): boolean {
  const looks = documents.map(({ category, date }) => `${category} ${yearOf(date)}`);
  return new Set(looks).size === looks.length;
}

/** Documents as a list for print: without links, sizes and machine-readable times. Hidden on a screen. */
export function PrintedDocuments({ documents }: { readonly documents: readonly PdfDocument[] }) {
  const locale = useLocale();
  const { lists } = locale.texts;
  return (
    <ul hidden className={`${dividedList} ${onPaper}`}>
      {documents.map(({ id, title, category, date, released }) => (
        <li key={id} className={dividedItem}>
          {[title, category && lists.kinds[category], date && releaseText({ date, released }, locale)]
            .filter(Boolean)
            .join(" · ")}
        </li>
      ))}
    </ul>
  );
}

function FormatAndSize({ document: { href, bytes } }: DocumentProps) {
  const locale = useLocale();
  const text = [fileFormat(href), bytes && formatFileSize(bytes, locale)].filter(Boolean).join(", ");
  return text !== "" && <small>{text}</small>;
}

/** Human-readable file size in the site's locale: `640 kB`, `2.4 MB`, `2,4 Mo`. */
export function formatFileSize(bytes: number, { brand }: Locale): string {
  const inUnit = (size: number, unit: string, decimals: number) =>
    size.toLocaleString(brand.locale, {
      style: "unit",
      unit,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  // Below half a kilobyte short of a megabyte, the size would be rounded to 1,000 kB.
  if (bytes < 999_500) return inUnit(Math.max(1_000, bytes) / 1_000, "kilobyte", 0);
  return inUnit(bytes / 1_000_000, "megabyte", 1);
}
