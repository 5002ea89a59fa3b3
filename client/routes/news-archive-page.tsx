import type { PageViewOf } from "../../src/domain/content/page-view.ts";
import { NewsEntry } from "../content/news-entry.tsx";
import { Paging } from "../content/paging.tsx";
import { RichText } from "../content/rich-text.tsx";
import { inner } from "../styles/layout.css.ts";
import * as styles from "./news-archive-page.css.ts";
import { lead } from "./page-head.css.ts";
import { PageHead } from "./page-head.tsx";

/** All news, newest first, a page at a time. */
export function NewsArchivePage({ page }: { readonly page: PageViewOf<"news-archive"> }) {
  const { articles } = page;
  return (
    <>
      <PageHead title={page.title} tone="dark">
        <RichText text={page.intro} className={lead} />
      </PageHead>
      <div className={`${inner} ${styles.body}`}>
        {articles.items.length === 0 && <p>There is no news here at the moment.</p>}
        <ul>
          {articles.items.map((article) => (
            <li key={article.id} className={styles.entry}>
              <NewsEntry article={article} level={2} look="row" />
            </li>
          ))}
        </ul>
        <Paging page={articles.page} pages={articles.pages} label="News" hrefOf={newsHref} />
      </div>
    </>
  );
}

function newsHref(page: number): string {
  return page === 1 ? "/news" : `/news?page=${page}`;
}
