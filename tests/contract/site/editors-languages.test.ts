import { expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { locales } from "../../../brand/locales.ts";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { GERMAN } from "../../unit/german-locale.ts";
import { posted } from "../../unit/http/site.ts";
import { startContent, startSite } from "./site.ts";
import { HOME, OPTIONS, pageDocument } from "./site-of-documents.ts";

const toPage = (uid: string, lang?: string) => ({
  link_type: "Document",
  id: uid,
  type: "page",
  uid,
  ...(lang && { lang }),
});
const toPath = (url: string) => ({ link_type: "Web", url });

/** A German page, with its uid as its id. */
const germanPage = (uid: string, data: JsonObject = {}) => ({
  ...pageDocument(uid, { title: uid, ...data }),
  lang: "de-de",
});

const DOCUMENTS = [
  HOME,
  OPTIONS,
  pageDocument("company"),
  { ...HOME, id: "home-de", lang: "de-de" },
  {
    ...OPTIONS,
    id: "site-options-de",
    lang: "de-de",
    data: {
      ...OPTIONS.data,
      redirects: [
        { from: "/ueber-uns", to: toPage("unternehmen", "de-de") },
        { from: "/de/wir", to: toPage("unternehmen", "de-de") },
        { from: "/DE/Karriere", to: toPath("/de/unternehmen") },
      ],
    },
  },
  germanPage("unternehmen"),
  germanPage("fuehrung", { parent: toPage("unternehmen", "de-de") }),
  { ...germanPage("bericht"), type: "pdf", data: { title: "Bericht", file: { url: "/files/bericht.pdf" } } },
];

const LANGUAGES = [
  { id: brand.locale.toLowerCase(), name: "English" },
  { id: "de-de", name: "German" },
] as const;

/** The name of the repository, from the host of its API: previews of others are refused. */
const HOST = "127.0.0.1";

async function site() {
  const { store, environment } = await startContent(DOCUMENTS, { languages: LANGUAGES, repository: HOST });
  const webhook = { CONTENT_WEBHOOK_SECRET: "secret" };
  const opened = await startSite({ ...environment, ...webhook }, { locales: [locales[0], GERMAN] });
  const answerAt = async (url: string) => {
    const { statusCode, headers } = await opened.site.inject(url);
    return [statusCode, headers.location];
  };
  await expect.poll(() => answerAt("/de")).toEqual([200, undefined]);
  return { store, answerAt, site: opened.site };
}

it("editors redirect addresses below a language, which they type with it or without", async () => {
  const { answerAt } = await site();
  for (const path of ["/de/ueber-uns", "/de/wir", "/de/Wir/", "/de/karriere"])
    expect([path, await answerAt(path)]).toEqual([path, [301, "/de/unternehmen"]]);
  for (const path of ["/ueber-uns", "/wir"]) expect(await answerAt(path)).toEqual([404, undefined]);
});

it("pages in a language are found by other spellings, without their parents, and by what they were called", async () => {
  const { answerAt, store, site: server } = await site();
  expect(await answerAt("/de/Unternehmen")).toEqual([301, "/de/unternehmen"]);
  expect(await answerAt("/DE/unternehmen")).toEqual([301, "/de/unternehmen"]);
  expect(await answerAt("/de/unternehmen).html")).toEqual([301, "/de/unternehmen"]);
  // A page that is missing is missing in its language.
  expect(await answerAt("/de%2Funternehmen")).toEqual([301, "/de/unternehmen"]);
  expect(await answerAt("/de%2Fnirgends")).toEqual([301, "/de/nirgends"]);
  expect(await answerAt("/de/fuehrung")).toEqual([301, "/de/unternehmen/fuehrung"]);
  store.saveDraft({ ...germanPage("fuehrung"), uid: "vorstand" });
  store.publish();
  await server.inject(posted("/api/webhooks/content", { type: "api-update", secret: "secret" }));
  await expect.poll(() => answerAt("/de/unternehmen/fuehrung")).toEqual([301, "/de/vorstand"]);
});

it("an address that is not found suggests pages of its language alone, for what follows the language", async () => {
  const { site: server } = await site();
  const suggested = async (path: string) => {
    const { suggestions }: { suggestions: readonly { href: string }[] } = (await server.inject(path)).json()
      .content;
    return suggestions.map(({ href }) => href);
  };
  expect(await suggested("/de/die-unternehmen")).toEqual(["/de/unternehmen", "/de/unternehmen/fuehrung"]);
  expect(await suggested("/de/nirgends")).toEqual([]);
  expect(await suggested("/unternehmen")).toEqual([]);
});

it("the address of a link is that of the page in the language of the call", async () => {
  const { site: server } = await site();
  const addressOf = async (call: string, type: string, uid: string) =>
    (await server.inject(posted(call, { link_type: "Document", type, uid }))).json().data;
  expect(await addressOf("/api/de/createPageLink", "page", "fuehrung")).toBe("/de/unternehmen/fuehrung");
  expect(await addressOf("/api/createPageLink", "page", "company")).toBe("/company");
  expect(await addressOf("/api/de/createPageLink", "page", "company")).toBe("/de");
  // A file may exist in only one language.
  for (const call of ["/api/de/createPdfLink", "/api/createPdfLink"])
    expect(await addressOf(call, "pdf", "bericht")).toMatch(/\/files\/bericht\.pdf$/);
});

it("a preview opens a draft at its address below its language, and says in its language why there is none", async () => {
  const { store, site: server } = await site();
  store.saveDraft(germanPage("entwurf", { parent: toPage("unternehmen", "de-de") }));
  store.saveDraft({ ...germanPage("bild"), type: "media-asset", data: { title: "Bild" } });
  const { token } = store.createPreview();
  const opened = (documentId: string) =>
    server.inject(`/api/preview?${new URLSearchParams({ token, documentId })}`);
  const draft = await opened("entwurf");
  expect([draft.statusCode, draft.headers.location]).toEqual([302, "/de/unternehmen/entwurf"]);
  const nowhere = await opened("bild");
  expect(nowhere.statusCode).toBe(404);
  expect(nowhere.body).toContain('<html lang="de-DE"');
  expect(nowhere.body).toContain(GERMAN.texts.standalone.previews.goOn);
  expect(nowhere.body).toContain('href="/de"');
});
