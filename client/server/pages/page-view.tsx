import type { ReactNode } from "react";
import { content as texts } from "#texts/content.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { creditsIn } from "../../../src/domain/content/photo-credits.ts";
import { container, label } from "../../styles/layout.css.ts";
import { ComposedPage } from "./composed-page.tsx";
import { NewsArchivePage } from "./news-archive-page.tsx";
import { NewsArticlePage } from "./news-article-page.tsx";

export function PageViewContent({ page }: { readonly page: PageView }): ReactNode {
  return (
    <>
      <PageByType page={page} />
      <PhotoCredits credits={creditsIn(page)} />
    </>
  );
}

/** Whom the images of the page are from. */
function PhotoCredits({ credits }: { readonly credits: readonly string[] }) {
  if (credits.length === 0) return null;
  return (
    <p className={container}>
      <small className={label}>{texts.photos(credits.join(", "))}</small>
    </p>
  );
}

function PageByType({ page }: { readonly page: PageView }): ReactNode {
  switch (page.type) {
    case "news-archive":
      return <NewsArchivePage page={page} />;
    case "news-article":
      return <NewsArticlePage page={page} />;
    default:
      return <ComposedPage page={page} />;
  }
}
