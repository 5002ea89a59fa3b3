import { addressOfPage } from "../links/address.ts";
import type { Link } from "../links/link.ts";
import { type Content, oncePerContent } from "./content.ts";
import type { ContentPage, Page } from "./page.ts";
import type { PageIndexEntry } from "./page-entry.ts";
import { plainText } from "./rich-text.ts";

/** The child pages of all pages by their paths, each in the order of their titles. */
const childPages = oncePerContent((content): ReadonlyMap<string, readonly ContentPage[]> => {
  const children = content.pagesOf("page").filter(({ parent }) => parent !== undefined);
  const inOrder = children.toSorted((one, other) => one.title.localeCompare(other.title));
  return Map.groupBy(inOrder, ({ parent }) => parent?.href ?? "");
});

/** The pages that an index on a page lists: those that its editor has picked, then the other child pages of the page. */
export function indexedPages(
  content: Content,
  page: Page | undefined,
  picked: readonly Link[],
): readonly Page[] {
  const address = page && addressOfPage(page);
  const ofEditor = picked.flatMap(
    (link) => (link.kind === "page" && content.pageAt(pathOf(link.href))) || [],
  );
  const children = address === undefined ? [] : (childPages(content).get(address) ?? []);
  return [...new Set([...ofEditor, ...children])].filter((one) => one !== page);
}

/** A page as an index shows it: the words are those of the page. */
export function indexEntry(page: Page): PageIndexEntry {
  const intro = "intro" in page ? plainText(page.intro) : "";
  return {
    title: page.title,
    href: addressOfPage(page) ?? "/",
    description: page.meta.description ?? (intro === "" ? undefined : intro),
  };
}

function pathOf(href: string): string {
  return href.replace(/[?#].*/, "");
}
