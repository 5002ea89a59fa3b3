import { filter } from "@prismicio/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPage, idsOf, type RunningSandbox, startSandbox } from "./harness.ts";

let sandbox: RunningSandbox;
let client: ReturnType<RunningSandbox["client"]>;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = sandbox.client();
});
afterAll(() => sandbox.close());

const stories = ["story_fourth", "story_third", "story_second", "story_first"];

describe("the client's query methods", () => {
  it("get returns a page of documents in the master language, newest first", async () => {
    const answer = await client.get();
    expect(answer).toMatchObject({
      page: 1,
      results_per_page: 20,
      results_size: 8,
      total_results_size: 8,
      total_pages: 1,
      next_page: null,
      prev_page: null,
      version: expect.any(String),
      license: expect.any(String),
    });
    expect(idsOf(answer.results)).toEqual([
      ...stories,
      "page_company",
      "page_leadership",
      "page_board",
      "home_home",
    ]);
  });

  it("get returns the addresses of the next and the previous page", async () => {
    const answer = await client.get({ pageSize: 3, page: 2, filters: [filter.not("document.type", "home")] });
    expect(answer).toMatchObject({
      page: 2,
      results_per_page: 3,
      results_size: 3,
      total_results_size: 7,
      total_pages: 3,
    });
    const next = await getPage(answer.next_page);
    const previous = await getPage(answer.prev_page);
    expect([next.page, next.results_size, next.next_page]).toEqual([3, 1, null]);
    expect([previous.page, previous.results_size, previous.prev_page]).toEqual([1, 3, null]);
  });

  it("get returns at most 100 documents", async () => {
    expect((await client.get({ pageSize: 500 })).results_per_page).toBe(100);
  });

  it("getRepository, getRefs, getMasterRef, getRefByID and getRefByLabel", async () => {
    const repository = await client.getRepository();
    expect(repository).toMatchObject({
      integrationFieldsRef: null,
      types: { home: "Home page", page: "Page", story: "Story" },
      languages: [
        { id: "en-au", name: "English - Australia", is_master: true },
        { id: "fr-fr", name: "French", is_master: false },
      ],
      tags: [],
      bookmarks: {},
    });
    expect(repository.forms.everything).toMatchObject({
      method: "GET",
      action: `${sandbox.url}/api/v2/documents/search`,
    });
    const master = { id: "master", ref: sandbox.store.master.ref, label: "Master", isMasterRef: true };
    expect(await client.getRefs()).toEqual([master]);
    expect(await client.getMasterRef()).toEqual(master);
    expect(await client.getRefByID("master")).toEqual(master);
    expect(await client.getRefByLabel("Master")).toEqual(master);
    expect(await client.getReleases()).toEqual([]);
  });

  it("getTags", async () => {
    expect(await client.getTags()).toEqual(["about", "company", "money"]);
  });
});

describe("a document", () => {
  it("has all fields of the service's documents", async () => {
    expect(await client.getByUID("page", "leadership")).toMatchObject({
      id: "page_leadership",
      uid: "leadership",
      url: null,
      type: "page",
      tags: ["about"],
      first_publication_date: "2024-02-02T00:00:00+0000",
      last_publication_date: "2025-12-02T00:00:00+0000",
      slugs: ["leadership"],
      linked_documents: [],
      lang: "en-au",
      alternate_languages: [],
    });
  });

  it("has an href that returns it", async () => {
    const { href } = await client.getSingle("home");
    expect(idsOf((await getPage(href)).results)).toEqual(["home_home"]);
  });

  it("has no UID when its type has none", async () => {
    expect((await client.getSingle("home")).uid).toBeNull();
  });

  it("lists its translations, in both directions", async () => {
    expect((await client.getByUID("page", "company")).alternate_languages).toEqual([
      { id: "page_societe", uid: "societe", type: "page", lang: "fr-fr" },
    ]);
    const french = await client.getByUID("page", "societe", { lang: "fr-fr" });
    expect(french.alternate_languages).toEqual([
      { id: "page_company", uid: "company", type: "page", lang: "en-au" },
    ]);
  });
});

describe("lang", () => {
  it("is the master language by default; * is all", async () => {
    expect((await client.getByType("page")).total_results_size).toBe(3);
    expect((await client.getByType("page", { lang: "*" })).total_results_size).toBe(4);
    expect(idsOf((await client.get({ lang: "fr-fr" })).results)).toEqual(["page_societe"]);
  });
});

describe("orderings", () => {
  const order = async (...orderings: { field: string; direction?: "asc" | "desc" }[]) =>
    (await client.getByType("story", { orderings })).results.map(({ uid }) => uid);

  it("order by a field in both directions; documents without it come last", async () => {
    expect(await order({ field: "my.story.date" })).toEqual(["first", "second", "third", "fourth"]);
    expect(await order({ field: "my.story.date", direction: "desc" })).toEqual([
      "third",
      "second",
      "first",
      "fourth",
    ]);
    expect(await order({ field: "my.story.price", direction: "desc" })).toEqual([
      "third",
      "second",
      "first",
      "fourth",
    ]);
  });

  it("order by metadata", async () => {
    expect(await order({ field: "document.first_publication_date" })).toEqual([
      "first",
      "second",
      "third",
      "fourth",
    ]);
  });

  it("order by several fields", async () => {
    const orderings = [{ field: "document.type", direction: "desc" }, { field: "my.page.title" }] as const;
    const { results } = await client.get({
      orderings: [...orderings],
      filters: [filter.not("document.type", "story")],
    });
    expect(idsOf(results)).toEqual(["page_board", "page_company", "page_leadership", "home_home"]);
  });

  it("are by relevance for a full-text filter by default", async () => {
    const dividend = [filter.fulltext("document", "dividend")];
    expect(idsOf((await client.get({ filters: dividend })).results)).toEqual(["story_first", "story_second"]);
    const oldest = { filters: dividend, orderings: { field: "my.story.date", direction: "desc" } } as const;
    expect(idsOf((await client.get({ ...oldest })).results)).toEqual(["story_second", "story_first"]);
  });
});

describe("document links", () => {
  it("contain the data of their target at this ref", async () => {
    const board = await client.getByUID("page", "board");
    expect(board.data.parent).toEqual({
      id: "page_leadership",
      type: "page",
      tags: ["about"],
      lang: "en-au",
      slug: "leadership",
      first_publication_date: "2024-02-02T00:00:00+0000",
      last_publication_date: "2025-12-02T00:00:00+0000",
      uid: "leadership",
      link_type: "Document",
      key: "key-page_leadership",
      isBroken: false,
    });
  });

  it("are updated in rich text, groups and slices too, and marked broken if the target is missing", async () => {
    const { data } = await client.getByUID("page", "company");
    expect(data.intro[0].spans[0].data).toMatchObject({ uid: "leadership", type: "page", isBroken: false });
    expect(data.intro[1].spans[0].data).toMatchObject({
      id: "page_gone",
      type: "broken_type",
      isBroken: true,
    });
    const home = await client.getSingle("home");
    expect(home.data.slices[0].primary.actions[0].link).toMatchObject({ uid: "company", isBroken: false });
    const story = await client.getByUID("story", "second");
    expect(
      story.data.related.map((entry: { document: { isBroken: boolean } }) => entry.document.isBroken),
    ).toEqual([false, true]);
  });
});

describe("fetch and fetchLinks", () => {
  it("fetch returns only the listed fields", async () => {
    const { results } = await client.get({
      fetch: ["page.title", "story.date"],
      lang: "en-au",
      pageSize: 100,
    });
    const data = Object.fromEntries(results.map((document) => [document.id, document.data]));
    expect(data.page_board).toEqual({ title: "Board" });
    expect(data.story_first).toEqual({ date: "2026-01-05" });
    expect(data.home_home).toEqual({});
  });

  it("fetchLinks copies fields of linked documents into links of every kind", async () => {
    const fetchLinks = ["page.title", "page.parent"];
    const board = await client.getByUID("page", "board", { fetchLinks });
    expect(board.data.parent.data).toMatchObject({
      title: "Leadership",
      parent: { uid: "company", isBroken: false },
    });
    const company = await client.getByUID("page", "company", { fetchLinks });
    expect(company.data.intro[0].spans[0].data.data).toMatchObject({ title: "Leadership" });
    const home = await client.getSingle("home", { fetchLinks });
    expect(home.data.slices[0].primary.actions[0].link.data).toMatchObject({ title: "Company" });
    const story = await client.getByUID("story", "second", { fetchLinks });
    expect(story.data.related[0].document.data).toMatchObject({ title: "Board" });
    expect(story.data.related[1].document).not.toHaveProperty("data");
  });
});
