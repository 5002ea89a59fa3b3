import type { PdfDocument } from "../../src/domain/content/pdf-document.ts";
import { ruledList, stretched } from "../styles/layout.css.ts";
import { ContentLink } from "./content-link.tsx";
import { DateText } from "./date.tsx";
import * as styles from "./document-list.css.ts";
import { formatFileSize } from "./file-size.ts";
import { DownloadIcon } from "./icons.tsx";

/** Documents to download, each with its kind, date and size. */
export function DocumentList({ documents }: { readonly documents: readonly PdfDocument[] }) {
  return (
    <ul className={ruledList}>
      {documents.map((document) => (
        <li key={document.id} className={styles.entry}>
          <div>
            <ContentLink
              link={{ kind: "pdf", href: document.href }}
              className={`${styles.title} ${stretched}`}
            >
              {document.title}
            </ContentLink>
            {document.summary && <p className={styles.summary}>{document.summary}</p>}
            <p className={styles.facts}>
              {document.category && <span>{document.category}</span>}
              {document.date && <DateText date={document.date} />}
              <span>{document.bytes ? `PDF, ${formatFileSize(document.bytes)}` : "PDF"}</span>
            </p>
          </div>
          <DownloadIcon />
        </li>
      ))}
    </ul>
  );
}
