import type { ReactNode } from "react";
import { content as texts } from "#texts/content.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { creditsIn } from "../../../src/domain/content/photo-credits.ts";
import { container, label } from "../../styles/layout.css.ts";
import { Moment } from "../content/moment.tsx";
import { ComposedPage } from "./composed-page.tsx";
import { GeneralMeetingPage } from "./general-meeting-page.tsx";
import { NewsArchivePage } from "./news-archive-page.tsx";
import { NewsArticlePage } from "./news-article-page.tsx";
import { embargo } from "./page-view.css.ts";

export function PageViewContent({ page }: { readonly page: PageView }): ReactNode {
  return (
    <>
      {page.hiddenUntil !== undefined && <EmbargoNotice until={page.hiddenUntil} />}
      <PageByType page={page} />
      <PhotoCredits credits={creditsIn(page)} />
    </>
  );
}

/** Tells an editor who previews the page that visitors do not see it yet. */
function EmbargoNotice({ until }: { readonly until: number | "exchange" }) {
  return (
    <p role="note" className={embargo}>
      {until === "exchange" ? (
        texts.awaitsExchange
      ) : (
        <>
          {texts.underEmbargo} <Moment at={until} />
        </>
      )}
    </p>
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
    case "general-meeting":
      return <GeneralMeetingPage page={page} />;
    default:
      return <ComposedPage page={page} />;
  }
}
