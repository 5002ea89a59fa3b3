import type { JsonObject } from "./json.ts";
import { VERSION } from "./search.ts";
import type { SandboxStore } from "./store.ts";

/** Response of `GET /api/v2`: the refs, types and languages of the repository. */
export function describeRepository(store: SandboxStore, apiUrl: string): JsonObject {
  const labels = [...store.types].map((type) => {
    const label = store.models.customTypes.get(type)?.label;
    return [type, typeof label === "string" ? label : type];
  });
  return {
    refs: [
      { id: "master", ref: store.master.ref, label: "Master", isMasterRef: true },
      ...store.releases.map(({ id, ref, label }) => ({ id, ref, label, isMasterRef: false })),
    ],
    integrationFieldsRef: null,
    types: Object.fromEntries(labels),
    languages: store.languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
    tags: [],
    bookmarks: {},
    forms: describeForms(apiUrl),
    oauth_initiate: `${apiUrl}/auth`,
    oauth_token: `${apiUrl}/auth/token`,
    experiments: { draft: [], running: [] },
    ...VERSION,
  };
}

/** Response of `GET /api/tags`: all tags of published documents. */
export function listTags(store: SandboxStore): string[] {
  const tags = [...store.master.documents.values()].flatMap((document) => document.tags);
  return [...new Set(tags)].sort();
}

function describeForms(apiUrl: string): JsonObject {
  const enctype = "application/x-www-form-urlencoded";
  const text = { type: "String", multiple: false };
  const number = (byDefault: string) => ({ type: "Integer", multiple: false, default: byDefault });
  return {
    everything: {
      method: "GET",
      enctype,
      action: `${apiUrl}/documents/search`,
      fields: {
        ref: text,
        q: { type: "String", multiple: true },
        lang: text,
        page: number("1"),
        pageSize: number("20"),
        after: text,
        fetch: text,
        fetchLinks: text,
        graphQuery: text,
        orderings: text,
        routes: text,
        brokenRoute: text,
        access_token: text,
        integrationFieldsRef: text,
      },
    },
    tags: { method: "GET", enctype, action: apiUrl.replace(/\/v2$/, "/tags"), fields: {} },
  };
}
