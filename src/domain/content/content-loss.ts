import { Content } from "./content.ts";
import { type ContentItem, statedOnce, typeOf } from "./content-item.ts";
import { HiddenReferences } from "./hidden-references.ts";
import type { SiteOptions } from "./site-options.ts";

/** Types of which there is one document, without which there is no site. */
export type NeededType = "home" | "site-options";

/** What a publish without one of them means, and what to do, for editors. */
export const MISSING: Readonly<Record<NeededType, string>> = {
  home: "The home page is missing: visitors still see the last one, if there was one, without links to what has gone since. Publish a document of type home.",
  "site-options":
    "The site options are missing, or have no menu, office and contact: visitors still see the last ones, if there were any. Publish a document of type site-options.",
};

/** The needed documents that content lacks. */
export function missingIn(content: Content): readonly NeededType[] {
  const missing: NeededType[] = [];
  if (content.findPage({ type: "home" }) === undefined) missing.push("home");
  if (!hasContent(content.siteOptions)) missing.push("site-options");
  return missing;
}

/** The needed documents that a publish removes. */
export function lostIn(before: Content, after: Content): readonly NeededType[] {
  const had = missingIn(before);
  return missingIn(after).filter((type) => !had.includes(type));
}

/** What a publish removes that no editor would, for editors: over half of all documents; `undefined` if it does not. */
export function massLoss(before: Content, after: Content): string | undefined {
  // A home page that is lost is kept.
  const kept = lostIn(before, after).includes("home") ? 1 : 0;
  const had = documentsIn(before);
  const has = documentsIn(after) + kept;
  if (has >= had / 2) return undefined;
  return `It would remove ${had - has} of ${had} documents: the site stays as it was, and shows nothing published since. Publish them again, or have an operator accept the publish.`;
}

interface KeepOptions {
  /** The needed documents that the content lacks. */
  readonly lost: readonly NeededType[];
  /** What was published before. */
  readonly before: Content;
}

/**
 * Published content with the needed documents of before that it lacks. These have no links to and no copies of others that
 * it lacks: nothing else outlives its withdrawal.
 */
export function keepNeeded(after: Content, { lost, before }: KeepOptions): Content {
  if (lost.length === 0) return after;
  // Those of other languages can be missing: visitors have the default then.
  const isMissing = (item: ContentItem) =>
    item.language === undefined && lost.some((type) => type === typeOf(item));
  const kept = before.all.filter(isMissing);
  const others = after.all.filter((item) => !isMissing(item));
  const unchanged = new Set(others);
  const withdrawn = before.all.filter((item) => {
    const isPublished = item.kind === "page" && after.findById(item.page.id) !== undefined;
    // A document that has changed counts as well: there may be a copy of it.
    return !isMissing(item) && !isPublished && !unchanged.has(item);
  });
  const references = new HiddenReferences({ hidden: withdrawn, visible: others });
  return Content.everything([...kept.map((item) => references.without(item)), ...others]);
}

/** Site options without menus, offices and contacts count as missing. */
function hasContent({ menus, offices, contacts }: SiteOptions): boolean {
  return [...Object.values(menus), offices, contacts].some((list) => list.length > 0);
}

function documentsIn({ all }: Content): number {
  return statedOnce(all).filter(({ kind }) => kind !== "site-options").length;
}
