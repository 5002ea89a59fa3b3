import type { DocumentInput } from "../../../sandbox/content/document.ts";
import type { JsonObject } from "../../../sandbox/content/json.ts";

function page(uid: string, title: string): DocumentInput {
  return {
    id: `page_${uid}`,
    uid,
    type: "page",
    lang: "en-au",
    first_publication_date: "2024-02-01T00:00:00+0000",
    last_publication_date: "2025-12-01T00:00:00+0000",
    data: { title, parent: { link_type: "Any" }, intro: [] },
  };
}

/** A small repository: three pages and one home page. */
export const documents: readonly DocumentInput[] = [
  { id: "home_home", type: "home", lang: "en-au", data: { title: "Home", slices: [] } },
  page("company", "Company"),
  page("leadership", "Leadership"),
  page("board", "Board"),
];

const textField = { type: "Text", config: {} };

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
        parent: { type: "Link", config: {} },
        intro: { type: "StructuredText", config: {} },
      },
    },
  },
];
