import type { PageViewOf } from "../../src/domain/content/page-view.ts";
import { DateText } from "../content/date.tsx";
import { facts } from "../content/document-list.css.ts";
import { DocumentList } from "../content/document-list.tsx";
import { Picture } from "../content/picture.tsx";
import { RichText } from "../content/rich-text.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { Sections } from "../sections/sections.tsx";
import { inner, panorama } from "../styles/layout.css.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import * as styles from "./news-article-page.css.ts";
import { lead } from "./page-head.css.ts";
import { PageHead } from "./page-head.tsx";

/** A news article at reading width. */
export function NewsArticlePage({ page }: { readonly page: PageViewOf<"news-article"> }) {
  return (
    <>
      <article>
        <PageHead
          title={page.title}
          tone="light"
          above={<Breadcrumb parent={{ title: "News", href: "/news" }} />}
        >
          <p className={`${facts} ${styles.facts}`}>
            <DateText date={page.date} />
            {page.category && <span>{page.category}</span>}
          </p>
          {page.summary && <p className={lead}>{page.summary}</p>}
        </PageHead>
        {page.image && (
          <div className={inner}>
            <Picture
              image={page.image}
              sizes="(min-width: 1800px) 1660px, 92vw"
              priority
              className={panorama}
            />
          </div>
        )}
        <SectionFrame>
          <RichText text={page.body} />
        </SectionFrame>
      </article>
      {page.related.length > 0 && (
        <SectionFrame heading="Related documents">
          <DocumentList documents={page.related} />
        </SectionFrame>
      )}
      <Sections sections={page.sections} />
    </>
  );
}
