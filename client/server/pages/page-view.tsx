import type { ReactNode } from "react";
import { content as texts } from "#texts/content.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { creditsIn } from "../../../src/domain/content/photo-credits.ts";
import { container } from "../../styles/layout.css.ts";
import { Moment } from "../content/moment.tsx";
import { Note } from "../content/note.tsx";
import { ComposedPage } from "./composed-page.tsx";
import { GeneralMeetingPage } from "./general-meeting-page.tsx";
import { NewsArchivePage } from "./news-archive-page.tsx";
import { NewsArticlePage } from "./news-article-page.tsx";
import { embargo } from "./pages.css.ts";

export function PageViewContent({ page }: { readonly page: PageView }): ReactNode {
  const credits = creditsIn(page);
  return (
    <>
      {page.hiddenUntil !== undefined && <EmbargoNotice until={page.hiddenUntil} />}
      <PageByType page={page} />
      {credits.length > 0 && <Note className={container}>{texts.photos(credits.join(", "))}</Note>}
    </>
  );
}

/** Tells an editor who previews the page that visitors do not see it yet. */
function EmbargoNotice({ until }: { readonly until: number | "exchange" | "editor" }) {
  return (
    <p role="note" className={embargo}>
      {typeof until === "string" ? (
        texts.awaits[until]
      ) : (
        <>
          {texts.underEmbargo} <Moment at={until} />
        </>
      )}
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
