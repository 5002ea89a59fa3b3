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
  tags: [],
  lang: LANGUAGE,
  slug: uid,
  uid,
  isBroken: false,
});

const web = (url: string) => ({ link_type: "Web", url });

let slices = 0;
function slice(slice_type: string, primary: Data, items: readonly Data[] = [], variation = "default") {
  slices += 1;
  const id = `${slice_type}$00000000-0000-4000-8000-${String(slices).padStart(12, "0")}`;
  return { id, slice_type, slice_label: null, variation, version: "initial", primary, items };
}

const entry = (title: string, link: Data, parent: string | false = false) => ({
  title,
  link,
  isChildPage: parent !== false,
  parentPageUid: parent === false ? "" : parent,
  openInNewTab: false,
});

const page = (uid: string, title: string, intro: string, ...parts: readonly Data[]) =>
  document("page", uid, { title, intro: paragraphs(intro), slices: parts });

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
        lead: paragraphs("Five harbours on the North Sea, one timetable."),
        actions: [{ label: "Results for the year", link: to("investors-page", "investors") }],
      }),
      slice("statistics", {
        heading: "The year in figures",
        period: "Year to 30 June 2026",
        source: "Annual results 2026",
        figures: [
          { value: "£1,311.9", unit: "million", label: "Revenue", note: "8.9% more" },
          { value: "9.2", unit: "pence", label: "Dividend" },
        ],
      }),
      slice("latest_news", { heading: "News", limit: 3 }),
      slice("call_to_action", {
        heading: "Berth with us",
        text: paragraphs("A pilot answers day and night."),
        action_label: "Contact",
        action_link: to("contact-page", "contact"),
      }),
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
      slice("calendar", {
        heading: "Dates",
        events: [{ date: "2026-11-19", title: "Annual general meeting", note: "London" }],
      }),
      slice("document_list", { heading: "Documents", category: "Results", limit: 5 }),
    ],
  }),
  document("site-options", null, {
    shareholderLoginLink: web("https://registry.example/ostrey"),
    linkedinLink: web("https://social.example/ostrey"),
    cookiesPolicy: paragraphs("We count visits, and nothing else."),
    announcementBarText: paragraphs("The results of the year are out."),
    removeAnnouncementBarCookie: false,
    offices: [
      {
        location: "Hull",
        contactInformation: paragraphs("1 Quay Street", "HU1 1AA"),
        geoLocation: { latitude: 53.74, longitude: -0.33 },
      },
    ],
    otherContactInformation: [{ title: "Investors", content: paragraphs("investors@ostrey.example") }],
    footerNewsletterTitle: "News by e-mail",
    footerNewsletterDisclaimer: paragraphs("One e-mail a month."),
    redirects: [],
    slices4: [
      slice("menu_group", { title: "Company" }, [
        entry("Our harbours", to("page", "company")),
        entry("Pilots", to("page", "pilots"), "company"),
      ]),
      slice("menu_group", { title: "Investors" }, [
        entry("Investor centre", to("investors-page", "investors")),
      ]),
    ],
    slices2: [slice("menu_group", { title: "Company" }, [entry("News", to("news-archive", "news"))])],
    slices5: [slice("menu_group", { title: "Legal" }, [entry("Privacy", to("page", "privacy-policy"))])],
  }),
  page(
    "company",
    "Our harbours",
    "Five harbours, from Amble to Harwich.",
    slice("rich_text", { body: paragraphs("Deep water, short turns.") }),
  ),
  document("page", "pilots", {
    title: "Pilots",
    parent: to("page", "company"),
    intro: paragraphs("Who brings ships in."),
    slices: [
      slice("quote", {
        text: paragraphs("The sea decides; we read it."),
        name: "M. Dunbar",
        role: "Chief pilot",
      }),
    ],
  }),
  page("privacy-policy", "Privacy", "What we keep of your visit."),
  article("new-crane", "2026-09-10", "A new crane at Hull", "It lifts 120 tonnes."),
  article("results-2026", "2026-08-27", "A year of full berths", "Revenue rose to £1,311.9 million."),
  pdf("annual-results-2026", "Annual results 2026", "2026-08-27"),
  pdf("half-year-results-2026", "Half-year results 2026", "2026-02-25"),
];
