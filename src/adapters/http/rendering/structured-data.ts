import type { BreadcrumbList, Corporation, Event, NewsArticle, Organization, WithContext } from "schema-dts";
import type { Locale } from "../../../../brand/locale.ts";
import { type CalendarEvent, hasAddress, spanOf } from "../../../domain/content/calendar-event.ts";
import type { PageView, PageViewOf } from "../../../domain/content/page-view.ts";
import { releaseMoment, zonedMoment } from "../../../domain/content/release.ts";
import type { Dated, SectionView } from "../../../domain/content/section.ts";
import { addressOfPage, localPath } from "../../../domain/links/address.ts";
import type { LanguageLink, ShellResponse } from "../contract/initial-state.ts";
import { SITE_NAME, SITE_TIME_ZONE } from "../contract/site.ts";

const EVENT_STATUS = {
  Scheduled: "https://schema.org/EventScheduled",
  Postponed: "https://schema.org/EventPostponed",
  Moved: "https://schema.org/EventRescheduled",
  Online: "https://schema.org/EventMovedOnline",
  Cancelled: "https://schema.org/EventCancelled",
  Changed: "https://schema.org/EventScheduled",
} as const;

type StructuredData = WithContext<Exclude<Corporation | NewsArticle | BreadcrumbList | Event, string>>;

interface StructuredDataOptions {
  readonly shell: ShellResponse | undefined;
  /** Address of the image of the page. */
  readonly image: string | undefined;
  readonly locale: Locale;
  /** Absent if the site has one language. */
  readonly languages?: readonly LanguageLink[] | undefined;
}

/** Structured data of a page for search engines (schema.org, as JSON-LD), with the address of its image. */
export function structuredData(
  page: PageView,
  origin: string,
  { shell, image, locale, languages }: StructuredDataOptions,
): StructuredData[] {
  const data = [
    page.type === "home" ? corporation(origin, shell, locale) : undefined,
    page.type === "news-article" ? articleOf(page, origin, { image, locale, languages }) : undefined,
    breadcrumbOf(page, origin, locale),
    ...eventsOf(page, origin),
  ];
  return data
    .filter((known) => known !== undefined)
    .map((known) => ({ "@context": "https://schema.org", ...known }) as const);
}

function corporation(origin: string, shell: ShellResponse | undefined, { brand }: Locale) {
  const profiles = [shell?.linkedin, shell?.twitter].flatMap((link) =>
    link && "href" in link && link.kind === "web" ? link.href : [],
  );
  const known = [...new Set([...profiles, ...brand.social])];
  const symbols = brand.listings.map(({ mic, ticker }) => `${mic} ${ticker}`);
  const isins = new Set(brand.listings.flatMap(({ isin }) => isin ?? []));
  const numbers = [
    ...[...isins].map((value) => ({ name: "ISIN", number: value })),
    ...(brand.legal?.numbers ?? []),
  ];
  return {
    ...organization(origin),
    "@type": "Corporation",
    legalName: brand.legalName,
    ...(symbols.length > 0 && { tickerSymbol: symbols }),
    ...(numbers.length > 0 && {
      identifier: numbers.map(({ name: propertyID, number: value }) => {
        return { "@type": "PropertyValue", propertyID, value } as const;
      }),
    }),
    ...(brand.lei !== undefined && { leiCode: brand.lei }),
    ...(brand.legal?.vatId !== undefined && { vatID: brand.legal.vatId }),
    ...(brand.legal?.office && {
      address: {
        "@type": "PostalAddress",
        streetAddress: brand.legal.office.join(", "),
        addressCountry: brand.legal.country,
      } as const,
    }),
    email: brand.email.sender,
    ...(known.length > 0 && { sameAs: known }),
  } satisfies Corporation;
}

function organization(origin: string) {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  } as const satisfies Organization;
}

function articleOf(
  page: PageViewOf<"news-article">,
  origin: string,
  { image, locale, languages }: Omit<StructuredDataOptions, "shell">,
) {
  return {
    "@type": "NewsArticle",
    headline: page.title,
    ...(page.summary !== undefined && { description: page.summary }),
    ...(image !== undefined && { image: [image] }),
    datePublished: releaseMoment(page, SITE_TIME_ZONE),
    dateModified: modifiedAt(page),
    ...(page.category !== undefined && { articleSection: locale.texts.lists.kinds[page.category] }),
    mainEntityOfPage: origin + (addressOfPage(page) ?? "/"),
    ...(languages && { inLanguage: locale.brand.locale }),
    author: organization(origin),
    publisher: organization(origin),
  } as const satisfies NewsArticle;
}

/** Never before the release. */
function modifiedAt({ changed, ...page }: PageViewOf<"news-article">): string {
  const released = releaseMoment(page, SITE_TIME_ZONE);
  const isLater = changed !== undefined && Date.parse(changed) > Date.parse(released);
  return isLater ? zonedMoment(changed, SITE_TIME_ZONE) : released;
}

/** Events at a time of day that can be followed from anywhere, or at a place. An event with a page of its own is only described there. */
function eventsOf(page: PageView, origin: string) {
  if (page.type === "news-archive") return [];
  const events = page.sections.flatMap((section) => (hasDates(section) ? section.events : []));
  return [...(page.dates ?? []), ...events].flatMap((event) => {
    const span = spanOf(event);
    const locations = locationsOf(event, origin);
    const [first, second] = locations;
    if (!span || !first || event.page) return [];
    const attendance = attendanceOf(event, second !== undefined);
    return {
      "@type": "Event",
      name: event.title,
      ...(event.note !== undefined && { description: event.note }),
      startDate: new Date(span.starts).toISOString(),
      endDate: new Date(span.ends).toISOString(),
      ...(attendance && { eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode` }),
      eventStatus: EVENT_STATUS[event.status ?? "Scheduled"],
      ...(event.previousStart !== undefined && { previousStartDate: event.previousStart }),
      location: second ? locations : first,
      organizer: organization(origin),
    } as const satisfies Event;
  });
}

/** How an event can be attended; unknown if its place is only described in words. */
function attendanceOf(event: CalendarEvent, isMixed: boolean): "Mixed" | "Online" | "Offline" | undefined {
  if (event.place === undefined) return "Online";
  if (!hasAddress(event)) return undefined;
  return isMixed ? "Mixed" : "Offline";
}

function hasDates(section: SectionView): section is SectionView & Dated {
  return section.kind !== "timeline" && "events" in section;
}

function locationsOf({ place, webcast }: CalendarEvent, origin: string) {
  const isOnline = webcast !== undefined && webcast.kind !== "unresolved";
  return [
    ...(place !== undefined && hasAddress({ place })
      ? [{ "@type": "Place", name: place, address: place } as const]
      : []),
    ...(isOnline ? [{ "@type": "VirtualLocation", url: new URL(webcast.href, origin).href } as const] : []),
  ];
}

function breadcrumbOf(page: PageView, origin: string, locale: Locale) {
  const { feeds: texts } = locale.texts;
  if (page.type === "home") return undefined;
  // The last item is the page itself, which needs no address.
  const steps = [
    { name: texts.home, href: localPath("/", locale.language) },
    ...parentsOf(page, locale),
    { name: page.title, href: undefined },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(href !== undefined && { item: origin + href }),
    })),
  } as const satisfies BreadcrumbList;
}

function parentsOf(
  page: PageView,
  { language, texts: { feeds: texts } }: Locale,
): { readonly name: string; readonly href: string }[] {
  if (page.type === "news-article") return [{ name: texts.news, href: localPath("/news", language) }];
  if (page.type === "page" && page.parent) return [{ name: page.parent.title, href: page.parent.href }];
  return [];
}
