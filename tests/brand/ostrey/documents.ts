import { type CompanyDocument, PDF } from "../own-project.ts";

const LANGUAGE = "en-gb";
const MOMENT = "2026-09-10T06:00:00+0000";

type Data = Readonly<Record<string, unknown>>;

function document(type: string, uid: string | null, data: Data): CompanyDocument {
  const name = uid ?? type;
  const id = `${type}_${name}`;
  const dates = { first_publication_date: MOMENT, last_publication_date: MOMENT };
  const place = { id, uid, url: null, type, href: "", tags: [], slugs: [name], lang: LANGUAGE };
  const json = { ...place, ...dates, linked_documents: [], alternate_languages: [], data };
  return { type, name, json, file: type === "pdf" ? `${uid}.pdf` : undefined };
}

const paragraphs = (...texts: readonly string[]) =>
  texts.map((text) => ({ type: "paragraph", text, spans: [], direction: "ltr" }));

const to = (type: string, uid: string) => ({
  link_type: "Document",
  id: `${type}_${uid}`,
  type,
  uid,
  slug: uid,
  lang: LANGUAGE,
  tags: [],
  isBroken: false,
});

const web = (url: string) => ({ link_type: "Web", url });

let slices = 0;
function slice(slice_type: string, primary: Data, items: readonly Data[] = [], variation = "default") {
  slices += 1;
  const id = `${slice_type}$00000000-0000-4000-8000-${String(slices).padStart(12, "0")}`;
  return { id, slice_type, slice_label: null, variation, version: "initial", primary, items };
}

const menu = (title: string, ...entries: readonly (readonly [title: string, link: Data])[]) => {
  const item = { isChildPage: false, parentPageUid: "", openInNewTab: false };
  return slice(
    "menu_group",
    { title },
    entries.map(([name, link]) => ({ ...item, title: name, link })),
  );
};

const page = (uid: string, title: string, intro: string, more: Data = {}) =>
  document("page", uid, { title, intro: paragraphs(intro), slices: [], ...more });

const article = (uid: string, date: string, title: string, summary: string) =>
  document("news-article", uid, {
    title,
    date,
    category: "Company",
    summary,
    body: paragraphs(summary, "Berths, pilots and cranes work around the clock."),
    slices: [],
  });

const pdf = (uid: string, title: string, date: string) =>
  document("pdf", uid, {
    title,
    date,
    category: "Results",
    summary: "Year to 30 June 2026.",
    file: {
      link_type: "Media",
      kind: "file",
      id: uid,
      name: `${uid}.pdf`,
      size: String(PDF.length),
      url: `https://ostrey-site.cdn.prismic.io/ostrey-site/files/${uid}.pdf`,
    },
  });

const years = [
  { period: "FY25", revenue: 1204.6, ebitda: 310.2, net_profit: 121.5, dividend: 8.4 },
  { period: "FY26", revenue: 1311.9, ebitda: 342.8, net_profit: 140.1, dividend: 9.2 },
];

/** Twelve documents of a second company, in the format of a content repository. */
export const documents: readonly CompanyDocument[] = [
  document("home", null, {
    title: "Ostrey Harbours",
    slices: [
      slice("hero", {
        eyebrow: "Ostrey Harbours plc (LSE: OSTR)",
        title: "Where the tide turns trade",
        actions: [{ label: "Results for the year", link: to("investors-page", "investors") }],
      }),
      slice("statistics", {
        heading: "The year in figures",
        period: "Year to 30 June 2026",
        source: "Annual results 2026",
        figures: [{ value: "£1,311.9", unit: "million", label: "Revenue", note: "8.9% more" }],
      }),
      slice("latest_news", { heading: "News", limit: 3 }),
    ],
  }),
  document("news-archive", "news", { title: "News", intro: paragraphs("What happens at our quays.") }),
  document("contact-page", "contact", {
    title: "Contact",
    slices: [slice("offices", { heading: "Offices" }), slice("contact_details", { heading: "Write to us" })],
  }),
  document("investors-page", "investors", {
    title: "Investors",
    intro: paragraphs("Results, dates and documents."),
    slices: [
      slice("financial_summary", {
        heading: "Two years",
        caption: "Results of two years",
        source: "Annual results 2026",
        years,
        charts: [{ measure: "Revenue" }],
      }),
      slice("calendar", { heading: "Dates", events: [{ date: "2026-11-19", title: "General meeting" }] }),
      slice("document_list", { heading: "Documents", category: "Results", limit: 5 }),
    ],
  }),
  document("site-options", null, {
    shareholderLoginLink: web("https://registry.example/ostrey"),
    linkedinLink: web("https://social.example/ostrey"),
    cookiesPolicy: paragraphs("We count visits, and nothing else."),
    offices: [
      {
        location: "Hull",
        contactInformation: paragraphs("1 Quay Street", "HU1 1AA"),
        geoLocation: { latitude: 53.74, longitude: -0.33 },
      },
    ],
    otherContactInformation: [{ title: "Investors", content: paragraphs("investors@ostrey.example") }],
    footerNewsletterTitle: "News by e-mail",
    slices4: [menu("Company", ["Our harbours", to("page", "company")], ["Pilots", to("page", "pilots")])],
    slices2: [menu("Investors", ["News", to("news-archive", "news")])],
    slices5: [menu("Legal", ["Privacy", to("page", "privacy-policy")])],
  }),
  page("company", "Our harbours", "Five harbours, from Amble to Harwich."),
  page("pilots", "Pilots", "Who brings ships in.", { parent: to("page", "company") }),
  page("privacy-policy", "Privacy", "What we keep of your visit."),
  article("new-crane", "2026-09-10", "A new crane at Hull", "It lifts 120 tonnes."),
  article("results-2026", "2026-08-27", "A year of full berths", "Revenue rose to £1,311.9 million."),
  pdf("annual-results-2026", "Annual results 2026", "2026-08-27"),
  pdf("half-year-results-2026", "Half-year results 2026", "2026-02-25"),
];
