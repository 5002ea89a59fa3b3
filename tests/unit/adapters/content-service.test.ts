import { describe, expect, it } from "vitest";
import type { PrismicContentService } from "../../../src/adapters/prismic/content-service.ts";
import { serviceRequest } from "../../../src/adapters/prismic/service-request.ts";
import { pageTypesOf } from "../../../src/composition/capabilities.ts";
import { isComposed } from "../../../src/domain/links/address.ts";
import { contentRef } from "../../../src/ports/content-service.ts";
import { contentServiceOf, DESCRIPTION, foundOf, isQuery, jsonService } from "./json-service.ts";
import { recordingLog } from "./recording-log.ts";

const ref = contentRef("ref");
const results = { title: "Results", date: "2026-08-19" };
const good = { id: "news-1", uid: "results", type: "news-article", data: results };

/** A content service that responds to every query with the same results. */
function answering(...found: readonly unknown[]) {
  const log = recordingLog();
  const queries: URLSearchParams[] = [];
  const requests = jsonService((url) => {
    if (!isQuery(url)) return DESCRIPTION;
    queries.push(url.searchParams);
    return foundOf(...found);
  });
  const service = contentServiceOf(requests, { log });
  const options = { keep: <T>(item: T) => item, signal: new AbortController().signal };
  const readItems = async () => (await service.readAll(ref, options)).items;
  return { service, readItems, log, queries };
}

/** Invalid values, as a mistake of an editor or an incomplete import may cause. */
const RUBBISH = [null, 7, "text", [], {}, [null], { link_type: "Document" }, { link_type: "Media", url: 7 }];

describe("an invalid document", () => {
  it.each([
    ["null", null],
    ["a text", "document"],
    ["a document without id", { type: "news-article", data: {} }],
    ["an article without uid", { ...good, id: "news-2", uid: null }],
    ["an article without data", { ...good, id: "news-3", data: null }],
    ["a document of an unknown type", { ...good, id: "news-4", type: "hologram" }],
  ])("%s: is left out of all content without the others", async (_kind, broken) => {
    const [options, ...others] = await answering(broken, good).readItems();
    expect(options).toMatchObject({ kind: "site-options" });
    expect(others).toMatchObject([{ kind: "page", page: { title: "Results" } }]);
  });

  it("is logged", async () => {
    const { readItems, log } = answering({ type: "page" }, good);
    await readItems();
    expect(log.warnings).toContainEqual(expect.objectContaining({ problem: expect.stringContaining("id") }));
  });

  it.each(RUBBISH)("%j: does not affect an article or a menu that refers to it", async (rubbish) => {
    const related = [{ document: rubbish }, rubbish];
    const article = { ...good, data: { ...results, related, slices: [rubbish] } };
    const found = await answering(article).service.findDocument(ref, "news-1");
    expect(found).toMatchObject({ page: { title: "Results", related: [], sections: [] } });
    const link = { link_type: "Web", url: "https://larkfield.example" };
    const items = [{ title: "Nowhere", link: rubbish }, rubbish, { title: "Elsewhere", link }];
    const group = { slice_type: "menu_group", variation: "default", primary: { title: "Company" }, items };
    const options = { id: "options", type: "site-options", data: { slices4: [rubbish, group] } };
    const entries = expect.arrayContaining([expect.objectContaining({ title: "Elsewhere" })]);
    const primary = [{ title: "Company", entries }];
    expect(await answering(options).readItems()).toMatchObject([{ options: { menus: { primary } } }]);
  });

  it("of site options is logged if there is none", async () => {
    const { readItems, log } = answering();
    await readItems();
    expect(log.warnings).toMatchObject([{ ref, type: "site-options" }]);
  });

  it("is logged once for each of its problems, however often it is read", async () => {
    const careers = { id: "page-1", uid: "careers", type: "page", data: { title: "Careers", meta_title: 7 } };
    const { service, log } = answering(careers);
    for (let turn = 0; turn < 3; turn++) await service.findDocument(ref, "page-1");
    expect(log.warnings).toHaveLength(1);
  });
});

describe("a document", () => {
  it("is looked for in the language of the site, then in every other", async () => {
    const { service, queries } = answering();
    expect(await service.findDocument(ref, "page-1")).toBeUndefined();
    expect(queries.map((query) => query.get("lang"))).toEqual([null, "*"]);
  });

  it.each(['quo"te', "\\", "a\\", "\u0000", "a\nb"])(
    "that %j would name is asked for with no query, which it would end",
    async (text) => {
      const { service, queries } = answering(good);
      expect(await service.findDocument(ref, text)).toBeUndefined();
      expect(await service.findFormer(ref, `/news/${encodeURIComponent(text)}`)).toBeUndefined();
      expect(queries).toEqual([]);
    },
  );

  it("that had an address before is looked for among all types of pages that may have it", async () => {
    const { service, queries } = answering(good);
    expect(await service.findFormer(ref, "/terms")).toBe("news-1");
    expect(queries).toHaveLength(pageTypesOf().filter(isComposed).length);
    queries.length = 0;
    expect(await service.findFormer(ref, "/news/before")).toBe("news-1");
    expect(queries.map((query) => query.getAll("q"))).toEqual([
      ['[[at(document.type, "news-article")]]', '[[at(my.news-article.uid, "before")]]'],
    ]);
  });
});

/** A content service that hangs or fails for the first queries, and then finds nothing. */
function answeringWith(...answers: readonly ("hangs" | "fails")[]) {
  const queries: string[] = [];
  const left = answers.values();
  const send = async ({ url, signal }: Request) => {
    if (!isQuery(new URL(url))) return Response.json(DESCRIPTION);
    queries.push(url);
    const { value } = left.next();
    if (value === "fails") throw new TypeError("fetch failed", { cause: new Error("cut off") });
    if (value === "hangs")
      return new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    return Response.json(foundOf());
  };
  const request = serviceRequest({ limits: { attempt: 50, deadline: 2_000 }, send });
  return { service: contentServiceOf(() => request), queries };
}

/** A look-up of one query. */
const look = (service: PrismicContentService, uid: string, at = ref) =>
  service.findFormer(at, `/news/${uid}`);

describe("concurrent look-ups", () => {
  it("share one request, and a later one sends another", async () => {
    const { service, queries } = answeringWith();
    await Promise.all(Array.from({ length: 6 }, () => look(service, "terms")));
    expect(queries).toHaveLength(1);
    await look(service, "terms");
    expect(queries).toHaveLength(2);
  });

  it("of another ref or query are separate", async () => {
    const { service, queries } = answeringWith();
    const other = contentRef("other");
    await Promise.all([look(service, "terms"), look(service, "privacy"), look(service, "terms", other)]);
    expect(queries).toHaveLength(3);
  });

  it.each(["hangs", "fails"] as const)("share the retries when it %s: one failure", async (what) => {
    const { service, queries } = answeringWith(what);
    const found = await Promise.all(Array.from({ length: 8 }, () => look(service, "terms")));
    expect(found).toEqual(Array.from({ length: 8 }, () => undefined));
    expect(queries).toHaveLength(2);
    await expect(look(service, "privacy")).resolves.toBeUndefined();
  });
});
