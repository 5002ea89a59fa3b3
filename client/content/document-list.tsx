import { lists } from "#texts/lists.ts";
import { fileFormat } from "../../src/domain/content/file-format.ts";
import type { PdfDocument } from "../../src/domain/content/pdf-document.ts";
import { dividedList, stretched } from "../styles/layout.css.ts";
import { fixed } from "../styles/tokens.ts";
import { ContentImage } from "./content-image.tsx";
import { ContentLink } from "./content-link.tsx";
import { DateText } from "./date.tsx";
import * as styles from "./document-list.css.ts";
import { formatFileSize } from "./file-size.ts";
import { DownloadIcon } from "./icons.tsx";

interface DocumentListProps {
  readonly documents: readonly PdfDocument[];
  readonly covers?: boolean;
  /** Two entries in a row of a wide screen. */
  readonly inColumns?: boolean;
}

/** Documents to download, each with its category, date and size. */
export function DocumentList({ documents, covers = false, inColumns = false }: DocumentListProps) {
  const withCovers = covers && documents.some(({ cover }) => cover);
  return (
    <ul className={inColumns ? styles.inColumns : dividedList}>
      {documents.map((document) => (
        <li key={document.id} className={styles.entry}>
          {withCovers &&
            (document.cover ? (
              <ContentImage image={document.cover} sizes={fixed.width.cover} className={styles.cover} />
            ) : (
              <small aria-hidden="true" className={styles.coverPlaceholder}>
                {fileFormat(document.href)}
              </small>
            ))}
          <ContentLink link={{ kind: "pdf", href: document.href }} className={`${styles.title} ${stretched}`}>
            {document.title}
          </ContentLink>
          {document.summary && <p className={styles.summary}>{document.summary}</p>}
          <p className={styles.documentMetadata}>
            {document.category && <small>{lists.kinds[document.category]}</small>}
            {document.date && <DateText date={document.date} />}
            <small>{formatAndSize(document)}</small>
          </p>
          <DownloadIcon />
        </li>
      ))}
    </ul>
  );
}

function formatAndSize({ href, bytes }: PdfDocument): string {
  const format = fileFormat(href);
  return bytes === undefined ? format : `${format}, ${formatFileSize(bytes)}`;
}
