import type { MenuGroup } from "../../domain/content/menu.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { addressOf } from "../../domain/links/address.ts";
import { type Link, opensInNewTab } from "../../domain/links/link.ts";
import { type Complete, type Field, FieldPath, list, type ProblemLog, record, required } from "./field.ts";
import { link } from "./link-field.ts";
import { richText } from "./rich-text-field.ts";
import type { ServiceDocument } from "./service-document.ts";
import { shownTimes } from "./shown-times-fields.ts";
import {
  boolean,
  embargo,
  geoPoint,
  image,
  sitePath,
  tagManagerId,
  text,
  timestamp,
} from "./simple-fields.ts";

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
    return primary && { ...primary, times: shownTimes(value, path) };
  },
  items: list(menuEntry),
});

const menu: Field<MenuGroup[]> = (value, path) =>
  list(menuGroup)(value, path).map(({ primary, items }) => ({
    title: primary?.title ?? "",
    ...primary?.times,
    // Links marked broken are hidden (specification, section 2): they are not read.
    entries: [...items, ...(primary?.secondaryLinks ?? [])].map((entry) => {
      const target = withParent(entry.link, entry);
      return { title: entry.title, link: target, newTab: entry.openInNewTab ?? opensInNewTab(target) };
    }),
  }));

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
): Link {
  if (target.kind !== "page" || !isChildPage || !parentPageUid) return target;
  const [uid, ...deeper] = target.href.split("/").filter(Boolean);
  if (uid === undefined || deeper.length > 0) return target;
  const href = addressOf({ type: "page", uid: decodeURIComponent(uid), parentUid: parentPageUid });
  return href === undefined ? target : { kind: "page", href };
}

const siteOptionsData = record({
  shareholderLoginLink: link,
  cookiesPolicy: richText,
  announcementModalText: richText,
  announcementBarText: richText,
  removeAnnouncementBarCookie: boolean,
  announcementShownFrom: embargo,
  announcementShownUntil: timestamp,
  gtmCode: tagManagerId,
  footerArtworkImage: image,
  footerArtworkLink: link,
  linkedinLink: link,
  twitterLink: link,
  footerNewsletterTitle: text,
  footerNewsletterDisclaimer: richText,
  topics: list(record({ name: required(text) })),
  announcementTopic: text,
  calendarTopic: text,
  offices: list(
    record({ location: required(text), contactInformation: richText, geoLocation: geoPoint, map: image }),
  ),
  otherContactInformation: list(record({ title: required(text), content: richText })),
  redirects: list(record({ from: required(sitePath), to: required(link) })),
  slices4: menu,
  slices2: menu,
  slices5: menu,
});

/** Converts the site options. Invalid fields are logged and left out. */
export function readSiteOptions(document: ServiceDocument, log: ProblemLog): SiteOptions {
  const values = siteOptionsData(document.data, new FieldPath(document, log));
  if (!values) return EMPTY_SITE_OPTIONS;
  const { announcementShownFrom: shownFrom, announcementShownUntil: shownUntil } = values;
  return {
    shareholderLogin: values.shareholderLoginLink,
    linkedin: values.linkedinLink,
    twitter: values.twitterLink,
    cookiesPolicy: values.cookiesPolicy,
    announcementModal: values.announcementModalText,
    announcementBar: values.announcementBarText,
    announcementBarReturns: values.removeAnnouncementBarCookie ?? false,
    announcementTimes: (shownFrom ?? shownUntil) ? { shownFrom, shownUntil } : undefined,
    tagManagerId: values.gtmCode,
    footerArtwork: values.footerArtworkImage && {
      image: values.footerArtworkImage,
      link: values.footerArtworkLink,
    },
    newsletterTitle: values.footerNewsletterTitle,
    newsletterDisclaimer: values.footerNewsletterDisclaimer,
    topics: [...new Set(values.topics.map(({ name }) => name))],
    announcementTopic: values.announcementTopic,
    calendarTopic: values.calendarTopic,
    offices: values.offices.map(({ geoLocation: position, ...office }) => ({ ...office, position })),
    contacts: values.otherContactInformation,
    redirects: values.redirects.map(({ from, to }) => ({ from, link: to })),
    menus: {
      primary: values.slices4.filter(hasEntries),
      footer: values.slices2.filter(hasEntries),
      secondary: values.slices5.filter(hasEntries),
    },
  } satisfies Complete<SiteOptions>;
}

/** A group without links would open an empty menu. */
function hasEntries({ entries }: MenuGroup): boolean {
  return entries.length > 0;
}
