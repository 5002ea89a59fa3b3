import type { ContentSnapshot } from "./content-snapshot.ts";
import type { SiteOptions } from "./site-options.ts";

/** What a publish removes that no editor would: home page, site options, over half of all documents; `undefined` if none. */
export function contentLoss(before: ContentSnapshot, after: ContentSnapshot): string | undefined {
  const hasHome = (snapshot: ContentSnapshot) => snapshot.findPage({ type: "home" }) !== undefined;
  if (hasHome(before) && !hasHome(after)) return "the home page";
  if (hasContent(before.siteOptions) && !hasContent(after.siteOptions)) return "the site options";
  const [had, has] = [documentsIn(before), documentsIn(after)];
  return has < had / 2 ? `${had - has} of ${had} documents` : undefined;
}

/** Site options without menus, offices and contacts count as missing. */
function hasContent({ menus, offices, contacts }: SiteOptions): boolean {
  return [...Object.values(menus), offices, contacts].some((list) => list.length > 0);
}

function documentsIn({ items }: ContentSnapshot): number {
  return items.filter(({ kind }) => kind !== "site-options").length;
}
