import { listHref } from "../../src/adapters/http/contract/query.ts";
import { ContentLink } from "../content/content-link.tsx";
import { DocumentList } from "../content/document-list.tsx";
import { FilterLinks } from "../content/filter-links.tsx";
import { Paging } from "../content/paging.tsx";
import { usePageAddress } from "../page-address.ts";
import * as styles from "./document-centre.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

/** Where on its page the section is, so that a visitor who narrows it stays with it. */
const PLACE = "documents";

/** The library of documents by year and kind; what it is narrowed to stands in the address. */
export function DocumentCentre({ section }: SectionProps<"document-centre">) {
  const { pathname } = usePageAddress();
  const { documents, filter, years, kinds } = section;
  const hrefOf = (narrowed: typeof filter, page = 1) => `${listHref(pathname, narrowed, page)}#${PLACE}`;
  return (
    <SectionFrame id={PLACE} heading={section.heading} intro={section.intro}>
      <FilterLinks
        label="Year"
        all="All years"
        values={years}
        current={filter.year}
        hrefOf={(year) => hrefOf({ ...filter, year })}
      />
      <FilterLinks
        label="Kind"
        all="All kinds"
        values={kinds}
        current={filter.kind}
        hrefOf={(kind) => hrefOf({ ...filter, kind })}
      />
      {documents.items.length > 0 ? (
        <>
          <p className={styles.count}>
            {documents.total} {documents.total === 1 ? "document" : "documents"}
          </p>
          <DocumentList documents={documents.items} />
        </>
      ) : (
        <p>
          There are no documents of that choice.{" "}
          <ContentLink link={{ kind: "page", href: hrefOf({}) }}>See all documents</ContentLink>
        </p>
      )}
      <Paging
        page={documents.page}
        pages={documents.pages}
        label="Documents"
        hrefOf={(page) => hrefOf(filter, page)}
      />
    </SectionFrame>
  );
}
