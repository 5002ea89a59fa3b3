import type { Locale } from "../../../../brand/locale.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import type { ListedFeed } from "../contract/initial-state.ts";
import { feedPathsIn } from "../contract/site.ts";
import type { SectionFeed } from "../route-additions.ts";

/** The feeds of what a page lists; `undefined` if there are none. */
export function listedFeeds(
  page: PageView,
  feeds: readonly SectionFeed[],
  locale: Locale,
): readonly ListedFeed[] | undefined {
  if (!("sections" in page)) return undefined;
  const listed = feeds.filter((feed) => page.sections.some(({ kind }) => kind === feed.kind));
  return listed.length === 0
    ? undefined
    : listed.map(({ titleIn, paths }) => ({
        title: titleIn(locale),
        paths: feedPathsIn(paths, locale.language),
      }));
}
