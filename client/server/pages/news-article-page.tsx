import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import type { PageViewOf } from "../../../src/domain/content/page-view.ts";
import { correctionOf } from "../../../src/domain/content/release.ts";
import { localPath } from "../../../src/domain/links/address.ts";
import { ContentImage } from "../../content/content-image.tsx";
import { ContentLink } from "../../content/content-link.tsx";
import { lead } from "../../content/page-head.css.ts";
import { PageHead } from "../../content/page-head.tsx";
import { RichText } from "../../content/rich-text.tsx";
import { container, panorama } from "../../styles/layout.css.ts";
import { containerWidth } from "../../styles/media.ts";
import { ActionLink } from "../content/action-link.tsx";
import { metadata } from "../content/document-list.css.ts";
import { DocumentList } from "../content/document-list.tsx";
import { Moment, ReleaseText } from "../content/moment.tsx";
import { ShareLinks } from "../content/share-links.tsx";
import { useLocale } from "../locale.ts";
import { content } from "../sections/section-frame.css.ts";
import { SectionFrame } from "../sections/section-frame.tsx";
import { Sections } from "../sections/sections.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { LanguageNotice } from "./language-notice.tsx";
import * as styles from "./pages.css.ts";

export function NewsArticlePage({ page }: { readonly page: PageViewOf<"news-article"> }) {
  const {
    language,
    texts: { content: texts, lists },
  } = useLocale();
  const news = localPath("/news", language);
  const corrected = correctionOf(page, SITE_TIME_ZONE);
  return (
    <>
      <article>
        <PageHead
          title={page.title}
          tone="light"
          size="headline"
          above={
            <>
              <Breadcrumb pages={[{ title: texts.news, href: news }]} />
              <LanguageNotice page={page} />
            </>
          }
        >
          <p className={`${metadata} ${styles.articleMetadata}`} data-nosnippet="">
            <ReleaseText date={page.date} released={page.released} />
            {corrected !== undefined && (
              <small>
                {texts.updated} <Moment at={Date.parse(corrected)} />
              </small>
            )}
            {page.category && (
              <small>
                <ContentLink
                  link={{ kind: "page", href: listHref(news, { category: page.category }) }}
                  className={styles.category}
                >
                  {lists.kinds[page.category]}
                </ContentLink>
              </small>
            )}
          </p>
          {page.summary && <p className={lead}>{page.summary}</p>}
        </PageHead>
        {page.image && (
          <div className={container}>
            <ContentImage image={page.image} sizes={containerWidth} priority className={panorama} />
          </div>
        )}
        <div className={`${container} ${styles.articleBody}`}>
          <div className={content}>
            <RichText text={page.body} />
          </div>
          <section className={styles.sidebar} aria-labelledby="share" data-nosnippet="">
            <h2 id="share" className={styles.sidebarTitle}>
              {texts.share}
            </h2>
            <ShareLinks path={`${news}/${page.uid}`} title={page.title} />
          </section>
          <p className={`${content} ${styles.allNews}`} data-nosnippet="">
            <ActionLink action={{ label: texts.allNews, link: { kind: "page", href: news } }} />
          </p>
        </div>
      </article>
      {page.related.length > 0 && (
        <SectionFrame heading={texts.relatedDocuments}>
          <DocumentList documents={page.related} covers />
        </SectionFrame>
      )}
      <Sections sections={page.sections} />
    </>
  );
}
