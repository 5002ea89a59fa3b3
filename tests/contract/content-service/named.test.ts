import { describe, expect, it } from "vitest";
import type { DocumentInput } from "../../../sandbox/content/document.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import type { NamedDocuments } from "../../../src/ports/content-service.ts";
import { contentRef } from "../../../src/ports/content-service.ts";
import { linkTo } from "../site/site-of-documents.ts";
import { offlineService } from "./offline-service.ts";

const READ_OPTIONS = { keep: <T>(item: T) => item, signal: new AbortController().signal };

const page = (uid: string, ...links: readonly string[]): DocumentInput => ({
  id: `page_${uid}`,
  type: "page",
  uid,
  data: {
    title: uid,
    intro: links.map((target) => ({
      type: "paragraph",
      text: "Linked",
      spans: [{ start: 0, end: 6, type: "hyperlink", data: linkTo("page", target) }],
    })),
  },
});

const DOCUMENTS: readonly DocumentInput[] = [
  { id: "home_home", type: "home", data: { title: "Home" } },
  { id: "site-options", type: "site-options", data: {} },
  { id: "news", type: "news-archive", uid: "another", data: { title: "News" } },
  page("a", "b", "withdrawn"),
  page("b", "c"),
  page("c"),
];

/** A preview of the documents, which the service reads. */
function previewed() {
  const store = createSandboxStore(DOCUMENTS, { repository: "larkfield" });
  const { service, queries } = offlineService(store);
  const ref = contentRef(store.createPreview().token);
  return {
    queries,
    readNamed: (named: NamedDocuments) => service.readNamed(ref, named, READ_OPTIONS),
  };
}

describe("reading documents and what they name", () => {
  it.each<[string, NamedDocuments]>([
    ["an id", { ids: ["page_a"] }],
    ["a path", { ids: [], path: "/a" }],
    ["both", { ids: ["page_a"], path: "/a" }],
  ])("goes one step from what %s leads to, and tells what is not there", async (_name, named) => {
    const { items, opened, missing } = await previewed().readNamed(named);
    expect(items).toMatchObject([{ page: { id: "page_a" } }, { page: { id: "page_b" } }]);
    expect([opened, missing]).toEqual([["page_a"], ["page_withdrawn"]]);
  });

  it.each([
    ["/", "home_home"],
    ["/news", "news"],
  ])("finds the only document of the type at %s, whatever its uid is", async (path, id) => {
    expect((await previewed().readNamed({ ids: [], path })).opened).toEqual([id]);
  });

  it("finds nothing of a type that the repository does not have", async () => {
    expect(await previewed().readNamed({ ids: [], path: "/news/a" })).toEqual({
      items: [],
      opened: [],
      missing: [],
    });
  });

  it("sends no text in a filter that would end it", async () => {
    const { queries, readNamed } = previewed();
    const ids = ['quo"te', "back\\slash"];
    expect(await readNamed({ ids, path: "/%22" })).toEqual({ items: [], opened: [], missing: ids });
    expect(queries).toEqual([]);
  });
});
