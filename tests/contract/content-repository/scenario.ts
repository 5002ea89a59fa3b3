import type { JsonObject } from "../../../sandbox/content/json.ts";
import type { StoredContent } from "../../../src/adapters/in-memory/content-repository.ts";
import type { Resolution } from "../../../src/domain/content/general-meeting.ts";
import type { GeneralMeetingPage } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { assetDocument, finalDividend, mediaAsset } from "../../unit/sample-content.ts";

/** The content of the contract: as domain objects, and as documents of the service. */
export interface Scenario {
  readonly stored: (companyTitle: string) => StoredContent;
  readonly documents: (companyTitle: string) => readonly ScenarioDocument[];
}

interface ScenarioDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang?: string;
  readonly last_publication_date?: string;
  readonly data: JsonObject;
}

const meta = (title: string) => ({ title, meta: { title } });

function meetingOf(uid: string, date: string, resolutions: readonly Resolution[] = []): GeneralMeetingPage {
  const lists = { attend: [], deadlines: [], documents: [], shareClasses: [], intro: [], sections: [] };
  const id = `general-meeting_${uid}`;
  return {
    type: "general-meeting",
    id,
    uid,
    ...meta(uid),
    event: { date, title: uid },
    resolutions,
    ...lists,
  };
}

function stored(companyTitle: string): StoredContent {
  const report = {
    id: "pdf_report-2026",
    uid: "report-2026",
    title: "Annual report 2026",
    href: "/files/report-2026.pdf",
    bytes: 1234,
    date: "2026-08-19",
    category: "Annual report",
  } as const;
  const { uid: _uid, ...related } = report;
  const article = { type: "news-article", body: [], related: [], sections: [] } as const;
  const parent = { uid: "company", title: companyTitle, href: "/company" };
  return {
    pages: [
      { type: "home", id: "home_home", ...meta("Home"), sections: [] },
      {
        type: "page",
        id: "page_company",
        uid: "company",
        ...meta(companyTitle),
        intro: [
          {
            kind: "paragraph",
            children: [
              "Meet ",
              {
                kind: "link",
                link: { kind: "page", href: "/company/leadership" },
                children: ["our leaders"],
              },
              ".",
            ],
          },
        ],
        sections: [],
      },
      {
        type: "page",
        id: "page_leadership",
        uid: "leadership",
        ...meta("Leadership"),
        parent,
        intro: [],
        sections: [],
      },
      {
        type: "contact-page",
        id: "contact-page_contact",
        uid: "contact",
        ...meta("Contact"),
        intro: [],
        sections: [],
      },
      {
        type: "investors-page",
        id: "investors-page_investors",
        uid: "investors",
        ...meta("Investors"),
        intro: [],
        sections: [],
      },
      meetingOf("agm-2026", "2026-10-22", [
        { title: "Accounts", text: [], votesFor: 700, votesAgainst: 100, outcome: "Carried" },
      ]),
      meetingOf("agm-2027", "2027-10-21"),
      { type: "news-archive", id: "news-archive_news", ...meta("News"), intro: [] },
      {
        ...article,
        id: "news-article_opening",
        uid: "opening",
        ...meta("Opening"),
        date: "2024-03-01",
        category: "Company",
      },
      {
        ...article,
        id: "news-article_results",
        uid: "results",
        ...meta("Results"),
        date: "2026-08-19",
        category: "Results",
        related: [related],
      },
      {
        ...article,
        id: "news-article_meeting",
        uid: "meeting",
        ...meta("Meeting"),
        date: "2025-10-23",
        category: "Investors",
        changed: "2025-10-24T01:30:00.000Z",
      },
    ],
    documents: [
      {
        id: "pdf_conduct",
        uid: "conduct",
        title: "Code of conduct",
        href: "/files/conduct.pdf",
        category: "Policy",
      },
      report,
      {
        id: "pdf_report-2025",
        uid: "report-2025",
        title: "Annual report 2025",
        href: "/files/report-2025.pdf",
        date: "2025-08-20",
        category: "Annual report",
      },
    ],
    dividends: [finalDividend(2025, 0.095), finalDividend(2026, 0.105)],
    assets: [mediaAsset("chair", PORTRAIT), mediaAsset("logo", LOGO)],
    hidden: {
      "site-options_site-options": { kind: "other", type: "site-options" },
      page_unternehmen: { kind: "translation", language: "de-de" },
    },
    siteOptions: {
      ...EMPTY_SITE_OPTIONS,
      offices: [
        {
          location: "Brisbane",
          contactInformation: [],
          position: { latitude: -27.4679, longitude: 153.0281 },
        },
      ],
      contacts: [{ title: "Media", content: [] }],
      menus: {
        ...EMPTY_SITE_OPTIONS.menus,
        primary: [
          {
            title: "Company",
            entries: [
              { title: "Our company", link: { kind: "page", href: "/company" }, newTab: false },
              { title: "Leadership", link: { kind: "page", href: "/company/leadership" }, newTab: false },
            ],
          },
        ],
      },
    },
  };
}

const LOGO = { date: "2020-07-01" };
const PORTRAIT = { kind: "Portrait", people: "The chair" };

const linkTo = (type: string, uid: string) => ({ link_type: "Document", id: `${type}_${uid}`, type, uid });

const file = (name: string) => ({
  link_type: "Media",
  name,
  kind: "file",
  size: "1234",
  url: `https://larkfield.cdn.prismic.io/larkfield/files/${name}`,
});

function document(type: string, uid: string | null, data: JsonObject): ScenarioDocument {
  return { id: `${type}_${uid ?? type}`, type, uid, data };
}

function documents(companyTitle: string): ScenarioDocument[] {
  const text = "Meet our leaders.";
  const leaders = { start: 5, end: 16, type: "hyperlink", data: linkTo("page", "leadership") };
  return [
    document("home", null, { title: "Home", slices: [] }),
    document("page", "company", {
      title: companyTitle,
      intro: [{ type: "paragraph", text, spans: [leaders] }],
      slices: [],
    }),
    { ...document("page", "unternehmen", { title: "Unternehmen", slices: [] }), lang: "de-de" },
    document("page", "leadership", { title: "Leadership", parent: linkTo("page", "company"), slices: [] }),
    document("contact-page", "contact", { title: "Contact", slices: [] }),
    document("investors-page", "investors", { title: "Investors", slices: [] }),
    document("general-meeting", "agm-2026", {
      title: "agm-2026",
      date: "2026-10-22",
      resolutions: [{ title: "Accounts", votes_for: 700, votes_against: 100, outcome: "Carried" }],
    }),
    document("general-meeting", "agm-2027", { title: "agm-2027", date: "2027-10-21" }),
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
    ...[2025, 2026].map((year) =>
      document("dividend", String(year), {
        kind: "Final",
        period: `FY${year - 2000}`,
        amount: year === 2025 ? 0.095 : 0.105,
        ex: `${year}-09-02`,
        record: `${year}-09-03`,
        payment: `${year}-09-25`,
      }),
    ),
    assetDocument("chair", PORTRAIT),
    assetDocument("logo", LOGO),
    document("pdf", "conduct", { title: "Code of conduct", file: file("conduct.pdf"), category: "Policy" }),
    document("pdf", "report-2026", {
      title: "Annual report 2026",
      file: file("report-2026.pdf"),
      date: "2026-08-19",
      category: "Annual report",
    }),
    document("pdf", "report-2025", {
      title: "Annual report 2025",
      file: file("report-2025.pdf"),
      date: "2025-08-20",
      category: "Annual report",
    }),
    document("site-options", null, {
      offices: [
        {
          location: "Brisbane",
          contactInformation: [],
          geoLocation: { latitude: -27.4679, longitude: 153.0281 },
        },
      ],
      otherContactInformation: [{ title: "Media", content: [] }],
      slices4: [
        {
          id: "menu",
          slice_type: "menu_group",
          variation: "default",
          primary: { title: "Company" },
          items: [
            { title: "Our company", link: linkTo("page", "company"), isChildPage: false },
            {
              title: "Leadership",
              link: linkTo("page", "leadership"),
              isChildPage: true,
              parentPageUid: "company",
            },
            { title: "Gone", link: linkTo("page", "withdrawn"), isChildPage: false },
          ],
        },
      ],
      slices2: [],
      slices5: [],
    }),
  ];
}

export const scenario: Scenario = { stored, documents };
