import { type ContentItem, restatedIn, withoutTranslation, withoutTranslationTimes } from "./content-item.ts";
import type { Circumstances } from "./opening.ts";
import { ownersOf } from "./part-gates.ts";
import { resultsOpening, withoutResults } from "./results.ts";
import { hasTimes, isShown, NO_TIMES, type ShownTimes } from "./shown-times.ts";

/** An item with the parts that visitors may see now, without their times: these tell of what is still hidden. */
export function timelyItem(item: ContentItem, circumstances: Circumstances): ContentItem {
  const owners = ownersOf(item);
  const isOpenForAll = (part: ShownTimes) => owners.every((owner) => isShown(part, owner, circumstances));
  const timely = <P extends ShownTimes>(parts: readonly P[]) =>
    parts.filter(isOpenForAll).map((part) => ({ ...part, ...NO_TIMES }));
  if ("document" in item) return timelyDocument(item, isOpenForAll);
  if (item.kind === "site-options") {
    const { menus, announcementTimes = {} } = item.options;
    const { primary, footer, secondary } = menus;
    return {
      ...item,
      options: {
        // In the order of the fields of options without times: nothing may tell the two apart.
        ...item.options,
        announcementTimes: undefined,
        ...(!isOpenForAll(announcementTimes) && {
          announcementBar: [],
          announcementModal: [],
        }),
        menus: { primary: timely(primary), footer: timely(footer), secondary: timely(secondary) },
      },
    };
  }
  if (item.kind !== "page" || item.page.type === "news-archive") return item;
  const page = { ...item.page, sections: timely(item.page.sections) };
  if (page.results === undefined) return { ...item, page };
  const { results } = page;
  const isOpen = owners.every(
    (owner) => resultsOpening(results, owner, circumstances).from <= circumstances.now,
  );
  return { ...item, page: { ...(isOpen ? page : withoutResults(page)), results: undefined } };
}

/** A document with the texts of its translation that visitors may see now. */
function timelyDocument(item: ContentItem, isOpen: (part: ShownTimes) => boolean): ContentItem {
  const { translation } = restatedIn(item) ?? {};
  if (translation === undefined || !hasTimes(translation)) return item;
  return isOpen(translation) ? withoutTranslationTimes(item) : withoutTranslation(item);
}
