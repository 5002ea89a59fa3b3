import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { feedPathsIn, NEWS_FEEDS } from "../../../src/adapters/http/contract/site.ts";
import type { PageViewOf } from "../../../src/domain/content/page-view.ts";
import { localPath } from "../../../src/domain/links/address.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { FilterLinks } from "../../content/filter-links.tsx";
import { lead } from "../../content/page-head.css.ts";
import { PageHead } from "../../content/page-head.tsx";
import { Paging } from "../../content/paging.tsx";
import { RichText } from "../../content/rich-text.tsx";
import { container } from "../../styles/layout.css.ts";
import { ListStatus } from "../content/list-status.tsx";
import { NewsEntry } from "../content/news-entry.tsx";
import { useLocale } from "../locale.ts";
import * as styles from "./pages.css.ts";

/** All news, or the news of a year and a category; newest first, paginated. */
export function NewsArchivePage({ page }: { readonly page: PageViewOf<"news-archive"> }) {
  const {
    language,
    texts: { content: texts },
  } = useLocale();
  const { articles, filter, years, categories } = page;
  const news = localPath("/news", language);
  const feeds = feedPathsIn(NEWS_FEEDS, language);
  const hrefOf = (other: typeof filter, number?: number) => listHref(news, other, number);
  return (
    <>
      <PageHead title={page.title} tone="dark">
        <RichText text={page.intro} className={lead} />
      </PageHead>
      <div className={`${container} ${styles.archiveBody}`}>
        <FilterLinks name="year" values={years} filter={filter} hrefOf={hrefOf} />
        <FilterLinks name="category" values={categories} filter={filter} hrefOf={hrefOf} />
        {articles.total > 0 && <ListStatus>{texts.articleCount(articles.total)}</ListStatus>}
        {articles.items.length === 0 && (
          <ListStatus className={styles.empty}>
            {hrefOf(filter) === news ? (
              texts.noNews
            ) : (
              <>
                {texts.noSuchNews}{" "}
                <ContentLink link={{ kind: "page", href: news }}>{texts.seeAllNews}</ContentLink>
              </>
            )}
          </ListStatus>
        )}
        <ul>
          {articles.items.map((article) => (
            <li key={article.id} className={styles.entry}>
              <NewsEntry article={article} level={2} variant="row" />
            </li>
          ))}
        </ul>
        <Paging {...articles} label={texts.news} hrefOf={(number) => hrefOf(filter, number)} />
        <p className={styles.feeds}>
          {texts.feeds} <a href={feeds.rss}>RSS</a> {texts.or} <a href={feeds.atom}>Atom</a>.
        </p>
      </div>
    </>
  );
}
