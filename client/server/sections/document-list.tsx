import { useContext } from "react";
import { content as texts } from "#texts/content.ts";
import { documentSetHref } from "../../../src/adapters/http/contract/downloads.ts";
import { documentSetName } from "../../../src/domain/content/document-set.ts";
import { DownloadIcon } from "../../content/icons.tsx";
import { PagePath } from "../../content/page-address.ts";
import { label } from "../../styles/layout.css.ts";
import { DocumentList } from "../content/document-list.tsx";
import { formatFileSize } from "../content/file-size.ts";
import { feed, feedLink } from "./calendar.css.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

export function DocumentListSection({ section }: SectionProps<"document-list">) {
  const pathname = useContext(PagePath);
  const name = documentSetName(section);
  const sizes = section.documents.map((document) => document.bytes ?? Number.NaN);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return (
    <SectionFrame heading={section.heading} intro={section.intro}>
      {section.documents.length > 0 ? (
        <DocumentList documents={section.documents} covers />
      ) : (
        <p>{texts.noDocuments}</p>
      )}
      {name !== undefined && (
        <p className={feed}>
          <a href={documentSetHref(pathname, name)} download className={feedLink}>
            {texts.downloadAll}
            <small className={label}>ZIP{bytes > 0 && `, ${formatFileSize(bytes)}`}</small>
            <DownloadIcon />
          </a>
        </p>
      )}
    </SectionFrame>
  );
}
