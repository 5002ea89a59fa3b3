import type { MenuGroup } from "../../domain/content/menu.ts";
import { hasTimes } from "../../domain/content/shown-times.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { PARTY_ROLES } from "../../domain/issuer/issuer.ts";
import { addressOf, localPath, pathWithin } from "../../domain/links/address.ts";
import { type Link, opensInNewTab } from "../../domain/links/link.ts";
import { type Complete, each, type Field, from, list, numbered, ofAll, record, required } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { timesOfAnnouncements, timesOfPart } from "./gate-fields.ts";
import { link } from "./link-field.ts";
import { richText } from "./rich-text-field.ts";
import type { ServiceDocument } from "./service-document.ts";
import { boolean, geoPoint, image, momentOf, select, sitePath, tagManagerId, text } from "./simple-fields.ts";

/** A link field, or an external address as plain text (specification, section 3). */
const entryLink: Field<Link | undefined> = (value, path) =>
  link(typeof value === "string" ? { link_type: "Web", url: value } : value, path);

const menuEntry = record({
  title: required(text),
  link: required(entryLink),
  isChildPage: boolean,
  parentPageUid: text,
  openInNewTab: boolean,
});

/** A group has its entries as `items` or as `secondaryLinks` (specification, section 3). */
const menuGroup = record({
  primary: (value, path: FieldPath) => {
    const primary = record({ title: text, secondaryLinks: list(menuEntry) })(value, path);
    return primary && { ...primary, times: timesOfPart(value, path) };
  },
  items: list(menuEntry),
});

const menu: Field<MenuGroup[]> = numbered((value, path): MenuGroup | undefined => {
  const { primary, items } = menuGroup(value, path) ?? { items: [] };
  // Links marked broken are hidden (specification, section 2): they are not read.
  const entries = [...items, ...(primary?.secondaryLinks ?? [])].map((entry) => {
    const target = withParent(entry.link, entry, path.locale.language);
    return { title: entry.title, link: target, newTab: entry.openInNewTab ?? opensInNewTab(target) };
  });
  // A group without links would open an empty menu.
  if (entries.length === 0) {
    if (!path.hasProblem) path.report("has no entries: the group is not shown");
    return undefined;
  }
  if (primary?.title === undefined) path.at("primary").at("title").report("is empty: the group has no name");
  return { title: primary?.title ?? "", ...primary?.times, entries };
});

/**
 * A menu entry also contains the parent of its target. The parent in the document itself, which the service includes in
 * the link, has precedence; the menu entry's is used where the service did not include it.
 */
function withParent(
  target: Link,
  {
    isChildPage,
    parentPageUid,
  }: { readonly isChildPage: boolean | undefined; readonly parentPageUid: string | undefined },
  language: string | undefined,
): Link {
  if (target.kind !== "page" || !isChildPage || !parentPageUid) return target;
  const [uid, ...deeper] = pathWithin(target.href, language)?.split("/").filter(Boolean) ?? [];
  if (uid === undefined || deeper.length > 0) return target;
  const href = addressOf({ type: "page", uid: decodeURIComponent(uid), parentUid: parentPageUid, language });
  return href === undefined ? target : { kind: "page", href };
}

/** Editors may type the address that a redirect is from with its language or without: it is one of the language of the document. */
const redirectedPath: Field<string | undefined> = (value, path) => {
  const { language } = path.locale;
  const typed = sitePath(value, path);
  if (typed === undefined || pathWithin(typed.toLowerCase(), language) !== undefined) return typed;
  return localPath(typed, language);
};

/** The fields in which editors compose the menus. */
export const MENU_ZONES = { primary: "slices4", footer: "slices2", secondary: "slices5" } as const;

const menuOf = (name: keyof typeof MENU_ZONES) => from(MENU_ZONES[name], menu);

const menus = record({
  primary: menuOf("primary"),
  footer: menuOf("footer"),
  secondary: menuOf("secondary"),
});

const siteOptionsData = record({
  shareholderLogin: from("shareholderLoginLink", link),
  linkedin: from("linkedinLink", link),
  twitter: from("twitterLink", link),
  cookiesPolicy: richText,
  announcementModal: from("announcementModalText", richText),
  announcementBar: from("announcementBarText", richText),
  announcementBarReturns: from("removeAnnouncementBarCookie", (value, path) => boolean(value, path) ?? false),
  announcementTimes: ofAll(timesOfAnnouncements),
  tagManagerId: from("gtmCode", tagManagerId),
  footerArtworkImage: image,
  footerArtworkLink: link,
  newsletterTitle: from("footerNewsletterTitle", text),
  newsletterDisclaimer: from("footerNewsletterDisclaimer", richText),
  topics: each("name", required(text)),
  announcementTopic: text,
  calendarTopic: text,
  offices: list(
    record({
      location: required(text),
      contactInformation: richText,
      position: from("geoLocation", geoPoint),
      map: image,
    }),
  ),
  contacts: from("otherContactInformation", list(record({ title: required(text), content: richText }))),
  issuer: ofAll(
    record({
      parties: list(
        record({ role: required(select(PARTY_ROLES)), name: required(text), details: text, link }),
      ),
      indices: each("name", required(text)),
      representatives: list(record({ name: required(text), role: text })),
    }),
  ),
  redirects: list(record({ from: required(redirectedPath), link: from("to", required(link)) })),
  menus: ofAll(menus),
});

/** Converts the site options. Invalid fields are logged and left out. */
export function readSiteOptions(document: ServiceDocument, path: FieldPath): SiteOptions {
  const values = siteOptionsData(document.data, path);
  if (!values?.menus) return EMPTY_SITE_OPTIONS;
  const {
    footerArtworkImage: artwork,
    footerArtworkLink,
    announcementTimes: times = {},
    ...options
  } = values;
  return {
    ...options,
    menus: values.menus,
    topics: [...new Set(options.topics)],
    announcementTimes: hasTimes(times) ? times : undefined,
    published: momentOf(document.first_publication_date),
    footerArtwork: artwork && { image: artwork, link: footerArtworkLink },
  } satisfies Complete<SiteOptions>;
}
