import type { ReactNode } from "react";
import type { PageView } from "../../src/domain/content/page-view.ts";
import { ComposedPage } from "./composed-page.tsx";
import { NewsArchivePage } from "./news-archive-page.tsx";
import { NewsArticlePage } from "./news-article-page.tsx";

export function PageViewContent({ page }: { readonly page: PageView }): ReactNode {
  switch (page.type) {
    case "news-archive":
      return <NewsArchivePage page={page} />;
    case "news-article":
      return <NewsArticlePage page={page} />;
    case "home":
    case "contact-page":
    case "investors-page":
    case "page":
      return <ComposedPage page={page} />;
  }
}
