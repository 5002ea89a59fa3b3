import { useContext } from "react";
import { documentSetHref } from "../../../src/adapters/http/contract/downloads.ts";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { documentSetName } from "../../../src/domain/content/document-set.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { FilterLinks } from "../../content/filter-links.tsx";
import { DownloadIcon } from "../../content/icons.tsx";
import { PagePath } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { label } from "../../styles/layout.css.ts";
import { DocumentList, formatFileSize, PrintedDocuments } from "../content/document-list.tsx";
import { fileLink, row } from "../content/file-links.css.ts";
import { ListStatus } from "../content/list-status.tsx";
import { useLocale, useTexts } from "../locale.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

export function DocumentListSection({ section }: SectionProps<"document-list">) {
  const locale = useLocale();
  const { content: texts } = locale.texts;
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
        <p className={row}>
          <a href={documentSetHref(pathname, name, locale.language)} download className={fileLink}>
            {texts.downloadAll}
            <small className={label}>ZIP{bytes > 0 && `, ${formatFileSize(bytes, locale)}`}</small>
            <DownloadIcon />
          </a>
        </p>
      )}
    </SectionFrame>
  );
}

/** Hash of the section, so that the page stays there when the visitor sets a filter. */
const SECTION_ID = "documents";

/** The library of documents, with filters for year and kind that are part of the address. */
export function DocumentCentre({ section }: SectionProps<"document-centre">) {
  const { content: texts } = useTexts();
  const { documents, printed, filter, years, kinds } = section;
  const pathname = useContext(PagePath);
  const hrefOf = (newFilter: typeof filter, page?: number) =>
    `${listHref(pathname, newFilter, page)}#${SECTION_ID}`;
  return (
    <SectionFrame id={SECTION_ID} heading={section.heading} intro={section.intro} content="below">
      <FilterLinks name="year" values={years} filter={filter} hrefOf={hrefOf} />
      <FilterLinks name="kind" values={kinds} filter={filter} hrefOf={hrefOf} />
      {documents.items.length > 0 ? (
        <>
          <ListStatus>{texts.documentCount(documents.total)}</ListStatus>
          <DocumentList documents={documents.items} inColumns />
          {documents.pages > 1 && printed.length > 0 && <PrintedDocuments documents={printed} />}
        </>
      ) : (
        <ListStatus>
          {texts.noSuchDocuments}{" "}
          <ContentLink link={{ kind: "page", href: hrefOf({}) }}>{texts.seeAllDocuments}</ContentLink>
        </ListStatus>
      )}
      <Paging {...documents} label={texts.documents} hrefOf={(page) => hrefOf(filter, page)} />
    </SectionFrame>
  );
}
