import type { DocumentInput } from "../../../sandbox/content/document.ts";
import type { JsonObject } from "../../../sandbox/content/json.ts";

/** A paragraph of a rich text, with an optional link over all of it. */
function paragraph(text: string, link?: JsonObject): JsonObject {
  const spans = link ? [{ start: 0, end: text.length, type: "hyperlink", data: link }] : [];
  return { type: "paragraph", text, spans, direction: "ltr" };
}

/** A link to a document as in a file: only id and type are reliable. */
function linkTo(id: string, key = `key-${id}`): JsonObject {
  return {
    id,
    type: "stale",
    tags: ["stale"],
    lang: "en-au",
    slug: "stale",
    link_type: "Document",
    key,
    isBroken: false,
  };
}

const hero = (title: string, link: JsonObject): JsonObject => ({
  id: "hero$1",
  slice_type: "hero",
  slice_label: null,
  variation: "default",
  version: "initial",
  primary: { title, actions: [{ label: "More", link }] },
  items: [],
});

const quote = (text: string): JsonObject => ({
  id: "quote$1",
  slice_type: "quote",
  slice_label: null,
  variation: "default",
  version: "initial",
  primary: { text: [paragraph(text)], name: "A customer" },
  items: [],
});

const stored: readonly DocumentInput[] = [
  {
    id: "home_home",
    type: "home",
    first_publication_date: "2024-01-01T00:00:00+0000",
    last_publication_date: "2024-01-01T00:00:00+0000",
    data: { title: "Home", slices: [hero("Welcome", linkTo("page_company")), quote("A fair course")] },
  },
  {
    id: "page_company",
    uid: "company",
    type: "page",
    tags: ["about", "company"],
    first_publication_date: "2024-02-01T03:04:05+0000",
    last_publication_date: "2025-12-03T00:00:00+0000",
    alternate_languages: [{ id: "page_societe" }],
    data: {
      title: "Company",
      parent: { link_type: "Any" },
      intro: [
        paragraph("See who leads us", linkTo("page_leadership")),
        paragraph("Gone", linkTo("page_gone")),
      ],
    },
  },
  {
    id: "page_leadership",
    uid: "leadership",
    type: "page",
    tags: ["about"],
    first_publication_date: "2024-02-02T00:00:00+0000",
    last_publication_date: "2025-12-02T00:00:00+0000",
    data: { title: "Leadership", parent: linkTo("page_company"), intro: [paragraph("The people in charge")] },
  },
  {
    id: "page_board",
    uid: "board",
    type: "page",
    first_publication_date: "2024-02-03T00:00:00+0000",
    last_publication_date: "2025-12-01T00:00:00+0000",
    data: { title: "Board", parent: linkTo("page_leadership"), intro: [] },
  },
  {
    id: "page_societe",
    uid: "societe",
    type: "page",
    lang: "fr-fr",
    first_publication_date: "2024-02-04T00:00:00+0000",
    last_publication_date: "2024-02-04T00:00:00+0000",
    data: { title: "Société", parent: { link_type: "Any" }, intro: [] },
  },
  story("first", {
    date: "2026-01-05",
    price: 10,
    featured: true,
    place: { latitude: -27.4679, longitude: 153.0281 },
    title: 'A "quoted" dividend',
    body: [paragraph("The dividend is paid. The Dividend rises.")],
  }),
  story("second", {
    date: "2026-02-11",
    price: 20,
    featured: false,
    place: { latitude: -37.8152, longitude: 144.9669 },
    title: "Results",
    body: [paragraph("A line about the dividend among many other words that say little of it")],
    related: [{ document: linkTo("page_board") }, { document: linkTo("page_gone") }],
  }),
  story("third", {
    date: "2026-03-16",
    price: 30,
    title: "Community cafés",
    body: [paragraph("A garden and a bistro")],
  }),
  story("fourth", { title: "Undated", body: [] }),
];

/** A small repository: four pages, four stories, one home page, one French page. */
export const documents: readonly DocumentInput[] = stored.map((document) => ({ lang: "en-au", ...document }));

function story(uid: string, data: JsonObject): DocumentInput {
  const day = ["first", "second", "third", "fourth"].indexOf(uid) + 1;
  return {
    id: `story_${uid}`,
    uid,
    type: "story",
    tags: uid === "first" ? ["money", "company"] : ["money"],
    first_publication_date: `2026-0${day}-10T0${day}:00:00+0000`,
    last_publication_date: `2026-0${day}-10T0${day}:00:00+0000`,
    data,
  };
}

const textField = { type: "Text", config: {} };
const richTextField = { type: "StructuredText", config: {} };
const linkField = { type: "Link", config: {} };

/** The models of the same repository. */
export const models: readonly JsonObject[] = [
  {
    id: "home",
    label: "Home page",
    repeatable: false,
    json: { Main: { title: textField, slices: { type: "Slices", config: {} } } },
  },
  {
    id: "page",
    label: "Page",
    repeatable: true,
    json: {
      Main: {
        uid: { type: "UID" },
        title: textField,
        embargo: { type: "Timestamp", config: { label: "Embargo" } },
        parent: linkField,
        intro: richTextField,
      },
    },
  },
  {
    id: "story",
    label: "Story",
    repeatable: true,
    json: {
      Main: { uid: { type: "UID" }, title: textField, body: richTextField },
      Facts: {
        date: { type: "Date" },
        price: { type: "Number" },
        featured: { type: "Boolean" },
        place: { type: "GeoPoint" },
        related: { type: "Group", config: { fields: { document: linkField } } },
      },
    },
  },
];

/** The languages of the same repository. */
export const languages = [
  { id: "en-au", name: "English - Australia" },
  { id: "fr-fr", name: "French" },
] as const;
