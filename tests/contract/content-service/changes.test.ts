import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentInput } from "../../../sandbox/content/document.ts";
import { createSandboxStore, type SandboxStore } from "../../../sandbox/content/store.ts";
import type { ReadContent } from "../../../src/ports/content-service.ts";
import { contentRef } from "../../../src/ports/content-service.ts";
import { WITH_GERMAN } from "../../unit/languages.ts";
import { offlineService } from "./offline-service.ts";

const READ_OPTIONS = { keep: <T>(item: T) => item, signal: new AbortController().signal };
const PAGES = ["page_a", "page_b", "page_c", "investors-page_i"] as const;
const IDS = [...PAGES, "article_a", "article_b", "pdf_a", "pdf_b"] as const;
const ALL = [...IDS, "home_home", "site-options", "other_o"] as const;
const EARLIER = "2026-08-01T00:00:00+0000";
const LANGUAGE = { id: "en-au", name: "English" } as const;
const STARTED = Date.parse("2026-08-19T00:00:00Z");

/** A document as editors may have it. All fields that links show or lead to can change. */
interface Draft {
  readonly title: string;
  readonly uid: number;
  readonly lang: "en-au" | "de-de";
  readonly parent: string | undefined;
  readonly links: readonly string[];
  /** Those that it names itself. */
  readonly translations: readonly string[];
}

const draft: fc.Arbitrary<Draft> = fc.record({
  title: fc.constantFrom("One", "Two", "Three"),
  uid: fc.nat(2),
  lang: fc.constantFrom("en-au", "en-au", "en-au", "de-de"),
  parent: fc.option(fc.constantFrom(...IDS), { nil: undefined }),
  links: fc.array(fc.constantFrom(...ALL), { maxLength: 3 }),
  translations: fc.array(fc.constantFrom(...PAGES), { maxLength: 1 }),
});

/** What editors do, one after the other: a change, also to an earlier version, a deletion, or a publish. */
const action = fc.oneof(
  fc.record({ do: fc.constant("change" as const), id: fc.constantFrom(...ALL), draft }),
  fc.record({ do: fc.constant("restore" as const), id: fc.constantFrom(...ALL) }),
  fc.record({ do: fc.constant("delete" as const), id: fc.constantFrom(...IDS) }),
  fc.record({ do: fc.constant("plan" as const) }),
  fc.record({ do: fc.constant("release" as const) }),
  fc.record({ do: fc.constant("publish" as const), after: fc.constantFrom(0, 1, 900, 5_000) }),
  fc.record({ do: fc.constant("publish" as const), after: fc.constantFrom(0, 1, 900, 5_000) }),
);

const linkTo = (id: string) => ({ link_type: "Document", id, type: id.split("_")[0] ?? "" });

function documentOf(id: string, { title, uid, lang, parent, links, translations }: Draft): DocumentInput {
  const type = id.replace(/_.*/, "").replace("article", "news-article");
  const intro = links.map((target) => ({
    type: "paragraph",
    text: title,
    spans: [{ start: 0, end: 2, type: "hyperlink", data: linkTo(target) }],
  }));
  const url = `https://x.example/${uid}.pdf`;
  const file = { link_type: "Media", name: "a.pdf", kind: "file", size: "1", url };
  const own: Readonly<Record<string, DocumentInput["data"]>> = {
    page: { intro, ...(parent !== undefined && { parent: linkTo(parent) }) },
    "investors-page": { intro },
    "news-article": {
      date: "2026-08-01",
      body: intro,
      related: links.map((to) => ({ document: linkTo(to) })),
    },
    pdf: { file },
    home: { slices: [] },
    "site-options": { announcementBar: intro },
    other: {},
  };
  const data = { title, ...own[type] };
  // The service only joins documents of the same type.
  const others = translations.filter((one) => one.startsWith(id.replace(/_.*/, "_")));
  const alternate_languages = others.map((one) => ({ id: one }));
  const ownUid = ["home", "site-options"].includes(type) ? null : `${id}-${uid}`;
  return { id, type, uid: ownUid, lang, alternate_languages, data };
}

const FIRST: Draft = { title: "One", uid: 0, lang: "en-au", parent: undefined, links: [], translations: [] };

/** A repository in which editors work, with its content as it was read in parts and as a whole. */
function repository() {
  let now = STARTED;
  const languages = [LANGUAGE, { id: "de-de", name: "German" }] as const;
  const dates = { first_publication_date: EARLIER, last_publication_date: EARLIER };
  const documents = ALL.map((id) => ({ ...documentOf(id, FIRST), ...dates }));
  const store = createSandboxStore(documents, { languages, now: () => new Date(now) });
  const { service, queries } = offlineService(store, WITH_GERMAN);
  const readAll = () => service.readAll(contentRef(store.master.ref), READ_OPTIONS);
  return {
    store,
    queries,
    readAll,
    /** Everything in a preview of the drafts. */
    readDrafts: (known?: ReadContent) =>
      service.readAll(contentRef(store.createPreview().token), { ...READ_OPTIONS, known }),
    readChanges: (since: ReadContent) =>
      service.readChanges(contentRef(store.master.ref), since, READ_OPTIONS),
    wait: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

/** Lets editors work. Returns whether there is a new ref. */
function act(store: SandboxStore, next: typeof action extends fc.Arbitrary<infer T> ? T : never): boolean {
  const earlier = versions.get(store) ?? new Map<string, DocumentInput>();
  versions.set(store, earlier);
  switch (next.do) {
    case "change": {
      const before = store.master.get(next.id);
      if (before && !earlier.has(next.id)) earlier.set(next.id, structuredClone(before));
      store.saveDraft(documentOf(next.id, next.draft));
      return false;
    }
    case "restore": {
      const version = earlier.get(next.id);
      if (version) store.saveDraft(version);
      return false;
    }
    case "delete":
      store.deleteDraft(next.id);
      return false;
    case "plan":
      if (store.drafts.length > 0) store.createRelease("Planned");
      return false;
    case "release":
      return store.publishRelease(store.releases[0]) !== undefined;
    case "publish":
      return store.publish() !== undefined;
  }
}

const versions = new WeakMap<SandboxStore, Map<string, DocumentInput>>();

describe("reading everything, with what was read before", () => {
  it("has the same result as without it, whatever editors do", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 30 }), async (actions) => {
        const { store, readAll, readDrafts } = repository();
        const known = await readAll();
        for (const next of actions) {
          act(store, next);
          const { items } = await readDrafts(known);
          expect(items).toEqual((await readDrafts()).items);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("uses the items of documents again that are the same, and only of these", async () => {
    const { store, readAll, readDrafts } = repository();
    const known = await readAll();
    // A draft has the date of the last publish.
    store.saveDraft(documentOf("article_a", { ...FIRST, title: "Two" }));
    const { items } = await readDrafts(known);
    expect(items.filter((item) => !known.items.includes(item))).toMatchObject([
      { kind: "site-options" },
      { page: { id: "article_a", title: "Two" } },
    ]);
  });
});

describe("reading what a publish has changed", () => {
  it("has the same result as reading everything, whatever editors do", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 30 }), async (actions) => {
        const { store, readAll, readChanges, wait } = repository();
        let content = await readAll();
        for (const next of actions) {
          if (next.do === "publish") wait(next.after);
          if (!act(store, next)) continue;
          const changed = await readChanges(content);
          expect(changed?.items).toEqual((await readAll()).items);
          content = changed ?? content;
        }
      }),
      { numRuns: 150 },
    );
  });

  it("asks for the site options, the number of documents, and recent ones; nothing else is read", async () => {
    const { store, queries, readAll, readChanges, wait } = repository();
    wait(86_400);
    // Only this one is recent.
    store.saveDraft(documentOf("article_b", FIRST));
    store.publish();
    const content = await readAll();
    wait(86_400);
    store.saveDraft(documentOf("article_a", { ...FIRST, title: "Two" }));
    store.publish();
    queries.length = 0;
    const changed = await readChanges(content);
    expect(queries).toHaveLength(3);
    const again = changed?.items.filter((item) => !content.items.includes(item));
    expect(again).toMatchObject([
      { kind: "site-options" },
      { page: { id: "article_a" } },
      { page: { id: "article_b" } },
    ]);
  });

  it("asks for the document, too, of which a translation was published", async () => {
    const { store, readAll, readChanges, wait } = repository();
    wait(86_400);
    store.saveDraft(documentOf("article_b", FIRST));
    store.publish();
    const content = await readAll();
    wait(86_400);
    store.saveDraft(documentOf("page_new", { ...FIRST, lang: "de-de", translations: ["page_a"] }));
    store.publish();
    const changed = await readChanges(content);
    const again = changed?.items.filter((item) => !content.items.includes(item));
    expect(again).toContainEqual(
      expect.objectContaining({
        page: expect.objectContaining({ id: "page_a" }),
        translations: [{ id: "page_new" }],
      }),
    );
  });

  it("is impossible for content that was read by another reader", async () => {
    const { readAll } = repository();
    expect(await repository().readChanges(await readAll())).toBeUndefined();
  });
});
