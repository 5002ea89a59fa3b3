import type { DocumentInput } from "../../../sandbox/content/document.ts";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import type { StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { offlineService } from "../content-service/offline-service.ts";
import { linkTo, slice } from "../site/site-of-documents.ts";

const file = (name: string) => ({
  link_type: "Media",
  name,
  kind: "file",
  size: "1234",
  url: `https://larkfield.cdn.prismic.io/larkfield/files/${name}`,
});

const MENU = [
  { title: "Our company", link: linkTo("page", "company"), isChildPage: false },
  { title: "Leadership", link: linkTo("page", "leadership"), isChildPage: true, parentPageUid: "company" },
  { title: "Gone", link: linkTo("page", "withdrawn"), isChildPage: false },
  { title: "Merger", link: linkTo("page", "merger"), isChildPage: false },
];

/** When the page `merger` is shown. */
export const MERGER_OPENS = Date.parse("2126-11-24T08:30:00Z");

/** What may be different in the content. */
interface Changes {
  /** Default: `company`. */
  readonly companyUid?: string;
  /** Default: a title of its own. */
  readonly mergerTitle?: string;
  /** Title of the page to which the page `company` leads. Default: a title of its own. */
  readonly leadershipTitle?: string;
  /** Uid of a page that is added. Default: none is. */
  readonly addedUid?: string;
  /** Title of the newsletter in the site options. Default: none. */
  readonly newsletterTitle?: string;
  /** Whether the page `contact` is withdrawn. Default: no. */
  readonly isContactWithdrawn?: boolean;
}

function document(type: string, uid: string | null, data: JsonObject): DocumentInput {
  return { id: `${type}_${uid ?? type}`, type, uid, data };
}

function documents(
  companyTitle: string,
  {
    companyUid = "company",
    mergerTitle = "A merger",
    leadershipTitle = "Leadership",
    addedUid,
    newsletterTitle,
    isContactWithdrawn = false,
  }: Changes = {},
): DocumentInput[] {
  const text = "Meet our leaders.";
  const leaders = { start: 5, end: 16, type: "hyperlink", data: linkTo("page", "leadership") };
  return [
    document("home", null, { title: "Home", slices: [] }),
    {
      ...document("page", "company", {
        title: companyTitle,
        intro: [{ type: "paragraph", text, spans: [leaders] }],
        slices: [],
      }),
      uid: companyUid,
    },
    document("page", "merger", {
      title: mergerTitle,
      embargo: new Date(MERGER_OPENS).toISOString().replace("Z", "+0000"),
      slices: [],
    }),
    { ...document("page", "unternehmen", { title: "Unternehmen", slices: [] }), lang: "de-de" },
    document("page", "leadership", { title: leadershipTitle, parent: linkTo("page", "company"), slices: [] }),
    ...(addedUid === undefined ? [] : [document("page", addedUid, { title: addedUid, slices: [] })]),
    ...(isContactWithdrawn ? [] : [document("contact-page", "contact", { title: "Contact", slices: [] })]),
    document("investors-page", "investors", { title: "Investors", slices: [] }),
    document("news-archive", "news", { title: "News" }),
    document("news-article", "opening", { title: "Opening", date: "2024-03-01", category: "Company" }),
    document("news-article", "results", {
      title: "Results",
      date: "2026-08-19",
      category: "Results",
      related: [{ document: linkTo("pdf", "report-2026") }],
    }),
    {
      ...document("news-article", "meeting", { title: "Meeting", date: "2025-10-23", category: "Investors" }),
      last_publication_date: "2025-10-24T01:30:00+0000",
    },
    document("pdf", "conduct", { title: "Code of conduct", file: file("conduct.pdf"), category: "Policy" }),
    ...["2026-08-19", "2025-08-20"].map((date) => {
      const year = date.slice(0, 4);
      const fields = { title: `Annual report ${year}`, date, category: "Annual report" };
      return document("pdf", `report-${year}`, { ...fields, file: file(`report-${year}.pdf`) });
    }),
    document("site-options", null, {
      ...(newsletterTitle !== undefined && { footerNewsletterTitle: newsletterTitle }),
      offices: [
        {
          location: "Brisbane",
          contactInformation: [],
          geoLocation: { latitude: -27.4679, longitude: 153.0281 },
        },
      ],
      otherContactInformation: [{ title: "Media", content: [] }],
      slices4: [{ ...slice("menu_group", { title: "Company" }), id: "menu", items: MENU }],
      slices2: [],
      slices5: [],
    }),
  ];
}

/** The same as it is read of such documents. */
async function stored(...given: Parameters<typeof documents>): Promise<StoredContent> {
  const { service } = offlineService(createSandboxStore(documents(...given), { repository: "larkfield" }));
  const options = { keep: <T>(item: T) => item, signal: new AbortController().signal };
  const { items } = await service.readAll(await service.publishedRef(), options);
  return {
    pages: items.flatMap((item) => (item.kind === "page" ? item.page : [])),
    documents: items.flatMap((item) => (item.kind === "pdf" ? { ...item.pdf, uid: item.uid ?? "" } : [])),
    listed: items.filter((item) => "document" in item),
    siteOptions:
      items.flatMap((item) => (item.kind === "site-options" ? item.options : []))[0] ?? EMPTY_SITE_OPTIONS,
    hidden: {
      "site-options_site-options": { kind: "other", type: "site-options" },
      page_unternehmen: { kind: "translation", language: "de-de" },
    },
  };
}

/** The content of the contract: as domain objects, and as documents of the service. */
export const scenario = { stored, documents };
