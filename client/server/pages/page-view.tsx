import type { ReactNode } from "react";
import type { PageView, PageViewOf } from "../../../src/domain/content/page-view.ts";
import { creditsIn } from "../../../src/domain/content/photo-credits.ts";
import { container } from "../../styles/layout.css.ts";
import { Moment } from "../content/moment.tsx";
import { Note } from "../content/note.tsx";
import { useTexts } from "../locale.ts";
import { useShownViews, type ViewOfPage } from "../views.ts";
import { embargo } from "./pages.css.ts";

export function PageViewContent({ page }: { readonly page: PageView }): ReactNode {
  const { content: texts } = useTexts();
  const credits = creditsIn(page);
  return (
    <>
      {page.hiddenUntil !== undefined && <EmbargoNotice until={page.hiddenUntil} />}
      <PageByType type={page.type} page={page} />
      {credits.length > 0 && <Note className={container}>{texts.photos(credits.join(", "))}</Note>}
    </>
  );
}

/** Tells an editor who previews the page that visitors do not see it yet. */
function EmbargoNotice({ until }: { readonly until: number | "exchange" | "editor" }) {
  const { content: texts } = useTexts();
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

interface PageProps<Type extends PageView["type"]> {
  readonly type: Type;
  readonly page: PageViewOf<Type>;
}

/** A page by its type; nothing for a type that the site does not show. */
function PageByType<Type extends PageView["type"]>({ type, page }: PageProps<Type>): ReactNode {
  const views = useShownViews();
  const View = views
    .map(({ pages }): ViewOfPage<Type> | undefined => pages?.[type])
    .find((view) => view !== undefined);
  return View && <View page={page} />;
}
