import { useContext } from "react";
import { content as texts } from "#texts/content.ts";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { FilterLinks } from "../../content/filter-links.tsx";
import { PagePath } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { count } from "../content/document-list.css.ts";
import { DocumentList, PrintedDocuments } from "../content/document-list.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Hash of the section, so that the page stays there when the visitor sets a filter. */
const SECTION_ID = "documents";

/** The library of documents, with filters for year and kind that are part of the address. */
export function DocumentCentre({ section }: SectionProps<"document-centre">) {
  const pathname = useContext(PagePath);
  const { documents, printed, filter, years, kinds } = section;
  const hrefOf = (newFilter: typeof filter, page = 1) =>
    `${listHref(pathname, newFilter, page)}#${SECTION_ID}`;
  return (
    <SectionFrame id={SECTION_ID} heading={section.heading} intro={section.intro} content="below">
      <FilterLinks name="year" values={years} filter={filter} hrefOf={hrefOf} />
      <FilterLinks name="kind" values={kinds} filter={filter} hrefOf={hrefOf} />
      {documents.items.length > 0 ? (
        <>
          <p className={count}>{texts.documentCount(documents.total)}</p>
          <DocumentList documents={documents.items} inColumns />
          {documents.pages > 1 && printed.length > 0 && <PrintedDocuments documents={printed} />}
        </>
      ) : (
        <p>
          {texts.noSuchDocuments}{" "}
          <ContentLink link={{ kind: "page", href: hrefOf({}) }}>{texts.seeAllDocuments}</ContentLink>
        </p>
      )}
      <Paging
        page={documents.page}
        pages={documents.pages}
        label={texts.documents}
        hrefOf={(page) => hrefOf(filter, page)}
      />
    </SectionFrame>
  );
}
