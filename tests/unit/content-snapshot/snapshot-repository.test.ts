import { describe, expect, it, vi } from "vitest";
import type { StoredContent } from "../../../src/adapters/in-memory/content-repository.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { UnknownRefError } from "../../../src/ports/content-repository.ts";
import { contentPage, homePage, linked, newsArticle, textSection } from "../sample-content.ts";
import { company, contentTitled, down, fakeClock, LEFT, pass, snapshotOf, whole } from "./snapshot-of.ts";

fakeClock();

describe("a snapshot", () => {
  it("shares what a publish has not changed with the previous one, so that both fit into memory", async () => {
    const other = { type: "page", uid: "other" } as const;
    const { content, publish } = await whole();
    const pageOf = async (title: string) => {
      await publish({ pages: [{ ...contentPage("company"), title }, contentPage("other")] });
      const ref = await content.publishedRef();
      expect(await content.findPage(ref, company)).toMatchObject({ title });
      return content.findPage(ref, other);
    };
    const page = await pageOf("First");
    expect(page).toBeDefined();
    expect(await pageOf("Second")).toBe(page);
  });

  it("stays the previous one while the new one cannot be read, which is logged", async () => {
    const { everything, publish, content, log, titleNow } = await whole();
    everything.mockImplementation(async function* () {
      yield await down();
    });
    await publish("Second");
    expect(await titleNow()).toBe("First");
    expect(content.stale).toMatchObject({ since: expect.any(Date) });
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
      "the content snapshot could not be read",
      "the content service fails; content may be stale",
    ]);
  });

  it("has no previews at a ref that an earlier process published: they would show what is under an embargo", async () => {
    const { content } = await whole({ ref: "left" });
    expect(content.previewRef("left")).toBeUndefined();
  });

  it("that an earlier process stored is read again, since older code may have written it", async () => {
    const { everything, titleNow } = await whole({ ref: "memory-1" });
    await pass(250);
    expect(everything).toHaveBeenCalledOnce();
    expect(await titleNow()).toBe("First");
  });
});

describe("all content", () => {
  it("is loaded once before the first response, to apply embargoes", async () => {
    const { everything, source, content, titleNow } = snapshotOf();
    const answer = Promise.withResolvers<void>();
    everything.mockImplementationOnce(async function* () {
      await answer.promise;
      yield [{ kind: "page", page: { ...contentPage("company"), title: "First" } }];
    });
    const isWhole = vi.fn();
    void content.publishedRef().then(isWhole);
    await pass(0);
    expect([isWhole.mock.calls, content.currentRef]).toEqual([[], undefined]);
    answer.resolve();
    await pass(0);
    expect(isWhole).toHaveBeenCalledWith(content.currentRef);
    source.fail();
    expect(await titleNow()).toBe("First");
  });

  it("that was stored but is unusable is read from the service", async () => {
    const items = [{ kind: "page", page: null }] as unknown as readonly ContentItem[];
    const { content, log, titleNow } = snapshotOf({ ref: "left", items });
    expect(await titleNow()).toBe("First");
    expect(content.currentRef).not.toBe("left");
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), "the stored content snapshot cannot be used");
  });

  it("whose ref expires while it is read is read at the next ref, without a warning", async () => {
    const { everything, source, content, log, titleNow } = await whole();
    const gone = source.publish(contentTitled("Second"));
    everything.mockImplementationOnce(async function* () {
      source.publish(contentTitled("Third"));
      source.expire(gone);
      yield* [];
      throw new UnknownRefError("everything", { cause: "410" });
    });
    await pass(5_000);
    expect(await titleNow()).toBe("Third");
    expect(content.stale).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining("stale"));
  });

  it("that cannot be stored sets a metric until it can", async () => {
    const { publish, store, content, meter } = snapshotOf();
    const metric = "content_unsaved_since_timestamp_seconds";
    store.write.mockResolvedValueOnce(false);
    await content.publishedRef();
    await pass(0);
    expect(meter.set.mock.calls).toEqual([[metric, {}, Math.floor(Date.now() / 1_000)]]);
    await publish("Second");
    expect(meter.set).toHaveBeenLastCalledWith(metric, {}, 0);
  });

  it("that is stored but outdated has been stale since it was written, which is logged", async () => {
    const outdatedSince = new Date("2026-11-20T12:00:00Z");
    const { source, content, log } = snapshotOf({ ref: "left", outdatedSince });
    source.fail();
    await content.publishedRef();
    await pass(250);
    expect(content.stale).toMatchObject({ since: outdatedSince });
    const message = "the stored content snapshot is not the newest that was served";
    expect(log.warn).toHaveBeenCalledWith({ ref: "left", since: outdatedSince }, message);
  });
});

describe("a publish that would empty the site", () => {
  const menu = [{ title: "Company", entries: [] }];
  const full = {
    pages: [homePage(), contentPage("company"), contentPage("contact"), contentPage("terms")],
    siteOptions: { ...EMPTY_SITE_OPTIONS, menus: { primary: menu, footer: [], secondary: [] } },
  };
  const replaced = [...full.pages.slice(0, 2), contentPage("careers")];
  const refusals: readonly [string, StoredContent][] = [
    ["everything", {}],
    ["more than half of all documents", { ...full, pages: full.pages.slice(0, 1) }],
  ];
  const message = expect.stringContaining("would empty the site");

  /** A site with published content, and its next publish. */
  async function published(content: StoredContent, acceptedRef?: string) {
    const opened = snapshotOf(acceptedRef === undefined ? {} : { acceptedRef });
    opened.source.publish(full);
    await opened.content.publishedRef();
    await pass(0);
    opened.everything.mockClear();
    return { ...opened, ref: await opened.publish(content) };
  }

  it.each(refusals)("by removing %s is refused, which is logged once", async (_what, content) => {
    const { content: site, log, meter, ref, everything } = await published(content);
    await pass(20_000);
    const problem = expect.stringMatching(/^It would remove 3 of 4 documents: the site stays as it was/);
    expect(site.currentRef).not.toBe(ref);
    expect(await site.findPage(await site.publishedRef(), { type: "home" })).toBeDefined();
    expect(log.error.mock.calls).toEqual([[{ ref, problem }, message]]);
    // It is no outage: the service works, and a refresh has a ref.
    expect([site.stale, site.refused]).toEqual([undefined, { since: expect.any(Date), problem }]);
    expect(await site.publishedRef({ refresh: true })).toBe(site.currentRef);
    const set = meter.set.mock.calls.filter(([, , value]) => value > 0);
    expect(set).toEqual([["content_refused_since_timestamp_seconds", {}, expect.any(Number)]]);
    expect(everything).toHaveBeenCalledOnce();
  });

  it("is read again after a minute, since the service may have been at fault", async () => {
    const { everything } = await published({});
    await pass(60_000);
    expect(everything).toHaveBeenCalledTimes(2);
  });

  it("is forgotten after the next accepted one", async () => {
    const { publish, content, meter } = await published({});
    const ref = await publish(full);
    expect([content.currentRef, content.stale, content.refused]).toEqual([ref, undefined, undefined]);
    expect(meter.set).toHaveBeenCalledWith("content_refused_since_timestamp_seconds", {}, 0);
  });

  it.each([
    ["that the operator has configured by its ref", {}, "memory-3"],
    ["that removes half of all documents and adds others", { ...full, pages: replaced }, undefined],
  ])("is none %s", async (_, next, acceptedRef) => {
    const { content, ref } = await published(next, acceptedRef);
    expect(content.currentRef).toBe(ref);
  });
});

describe("a publish without the home page or the site options", () => {
  const metric = "content_refused_since_timestamp_seconds";
  const words = textSection("See ", linked("/company", "the company"), linked("/contact", "whom to ask"));
  const home = homePage(words);
  const menu = ["/company", "/contact"].map((href) => {
    return { title: href, link: { kind: "page", href } as const, newTab: false };
  });
  const menus = { primary: [{ title: "Menu", entries: menu }], footer: [], secondary: [] };
  const full = {
    pages: [home, contentPage("company"), contentPage("contact"), contentPage("terms")],
    siteOptions: { ...EMPTY_SITE_OPTIONS, menus },
  };
  const edited = { ...contentPage("company"), title: "Edited" };
  const lost = { pages: [edited, contentPage("terms")] };
  const problem = expect.stringMatching(
    /Publish a document of type home\..*Publish a document of type site-options\./,
  );

  /** What visitors read: the home page and the menu as texts, and the titles of other pages. */
  async function read({ content }: Awaited<ReturnType<typeof whole>>) {
    const ref = await content.publishedRef();
    const pages = ["company", "contact"].map((uid) => content.findPage(ref, { type: "page", uid }));
    const [primary] = (await content.siteOptions(ref)).menus.primary;
    return {
      home: JSON.stringify(await content.findPage(ref, { type: "home" })),
      menu: primary?.entries.map(({ title }) => title),
      titles: (await Promise.all(pages)).map((page) => page?.title),
    };
  }
  const kept = {
    home: expect.stringMatching(/^(?!.*"\/contact").*"\/company".*whom to ask/),
    menu: ["/company"],
    titles: ["Edited", undefined],
  };

  it("shows all else, and keeps the last ones without links to what is gone", async () => {
    const site = await whole({ content: full });
    const ref = await site.publish(lost);
    expect([site.content.currentRef, await read(site)]).toEqual([ref, kept]);
  });

  it("is an error that says what to do, once for each publish, with a metric until they are back", async () => {
    const site = await whole({ content: full });
    const { log, meter, content, publish } = site;
    const since = Math.floor(Date.now() / 1_000) + 5;
    const refs = [await publish(lost), await publish({ pages: [edited] })];
    await pass(20_000);
    const entries = refs.map((ref) => [{ ref, problem }, expect.stringContaining("would empty the site")]);
    expect(log.error.mock.calls).toEqual(entries);
    expect([content.stale, content.refused]).toEqual([undefined, { since: expect.any(Date), problem }]);
    await publish({ ...full, pages: [homePage(), edited] });
    expect([content.refused, (await read(site)).home]).toEqual([undefined, JSON.stringify(homePage())]);
    expect(meter.set.mock.calls).toEqual([
      [metric, {}, since],
      [metric, {}, 0],
    ]);
  });

  it("is so in the next process too, and without links to what has gone before and after", async () => {
    const first = await whole({ content: full });
    await first.publish(lost);
    const items = await Array.fromAsync(first.content.everything(await first.content.publishedRef()));
    const next = await whole({ ref: "left", items: items.flat(), content: lost });
    await pass(250);
    expect([await read(next), next.content.refused]).toEqual([kept, { since: expect.any(Date), problem }]);
    await next.publish({ pages: [contentPage("terms")] });
    expect(await read(next)).toMatchObject({
      home: expect.not.stringContaining('"/company"'),
      menu: undefined,
    });
  });

  it("is told again when a publish that was refused as a whole is taken back", async () => {
    const { source, content, publish, log } = await whole({ content: full });
    const before = await publish(lost);
    await publish({});
    expect(content.refused?.problem).toContain("the site stays as it was");
    vi.spyOn(source, "publishedRef").mockResolvedValue(before);
    await pass(5_000);
    expect([content.refused?.problem, log.error.mock.calls.length]).toEqual([problem, 2]);
  });
});

const hidden = (title: string, minutes: number, uid = "company") => {
  return { ...contentPage(uid), title, embargo: new Date(Date.now() + minutes * 60_000).toISOString() };
};

describe("the end of an embargo", () => {
  it("changes the ref for visitors and calls listeners like a publish, without the service", async () => {
    const { source, publish, content, titleNow } = await whole();
    await publish({ pages: [hidden("Second", 60)] });
    const before = content.currentRef;
    const listener = vi.fn();
    content.onPublish(listener);
    source.fail();
    expect(await titleNow()).toBe("First");
    await pass(59 * 60_000);
    expect([listener.mock.calls.length, await titleNow()]).toEqual([0, "First"]);
    await pass(60_000);
    expect([listener.mock.calls.length, await titleNow()]).toEqual([1, "Second"]);
    expect(content.currentRef).not.toBe(before);
  });

  it("is logged once, with the document and the time", async () => {
    const { publish, log } = await whole();
    await publish({ pages: [hidden("Second", 60), contentPage("history")] });
    const lines = () => log.info.mock.calls.filter(([, message]) => message.includes("has been released"));
    expect(lines()).toEqual([]);
    await pass(60 * 60_000);
    await publish({ pages: [{ ...contentPage("company"), title: "Second, corrected" }] });
    const released = { document: "page_company", reference: undefined, at: expect.any(String) };
    expect(lines()).toMatchObject([[released, "a document has been released"]]);
  });

  it("does not show in the version of the content, which changes with what visitors see", async () => {
    const { publish, content } = await whole();
    const versionAfter = async (stored: StoredContent) => {
      await publish(stored);
      return content.versionOf(await content.publishedRef());
    };
    const version = await versionAfter({ pages: [homePage()] });
    expect(await versionAfter({ pages: [homePage(), hidden("Second", 60)] })).toBe(version);
    expect(await versionAfter({ pages: [homePage(), hidden("Third", 90)] })).toBe(version);
    expect(version).toMatch(/^[\w-]{16}$/);
    await pass(90 * 60_000);
    expect(content.versionOf(await content.publishedRef())).not.toBe(version);
  });

  it("does not count in the service's search, also on another page of its results", async () => {
    const { source, content } = snapshotOf();
    const others = ["a", "b"].map((uid) => ({ ...contentPage(uid), title: "Second" }));
    source.publish({ pages: [hidden("Second", 60), ...others, homePage()] });
    const ref = await content.publishedRef();
    const found = await content.search(ref, { text: "second", scope: "page", page: 2, pageSize: 1 });
    expect(found).toMatchObject({ items: [{ title: "Second" }], total: 2, pages: 2 });
  });

  it("on what visitors see hides the change alone, which is logged and stored for the next process", async () => {
    const { publish, log, store, titleNow } = await whole();
    const ref = await publish({ pages: [hidden("Second", 60)] });
    expect(await titleNow()).toBe("First");
    const message = expect.stringContaining("as they were before it");
    expect(log.info).toHaveBeenCalledWith({ ref, documents: ["page_company"] }, message);
    const old = { kind: "page", page: expect.objectContaining({ title: "First" }) };
    const history = expect.objectContaining({ earlier: [old] });
    expect(store.write).toHaveBeenLastCalledWith(ref, expect.anything(), history);
  });

  it.each([
    ["goes on for the next process, by what was stored", { ref: "left", earlier: LEFT }, "company"],
    ["hides all of it for one that knows nothing of that, which is logged", {}, undefined],
  ])("on what visitors see %s", async (_, left, title) => {
    const content = { pages: [hidden("Second", 60)] };
    const items: ContentItem[] = content.pages.map((page) => ({ kind: "page", page }));
    const { titleNow, log } = await whole({ items, content, ...left });
    await pass(5_000);
    expect(await titleNow()).toBe(title);
    const message = "documents are hidden; what visitors may have seen of them before is not known";
    const told = log.info.mock.calls.filter(([, said]) => said === message);
    expect(told).toMatchObject(title === undefined ? [[{ documents: ["page_company"] }, message]] : []);
    await pass(60 * 60_000);
    expect(await titleNow()).toBe("Second");
  });

  it("does not open what an editor has to correct, which is logged once", async () => {
    const { publish, log, content } = await whole();
    const times = { changed: "2026-11-01T00:00:00.000Z", published: "2026-11-01T00:00:00.000Z" };
    const results = { ...newsArticle("results", "2999-01-01"), ...times };
    await publish({ pages: [contentPage("company"), results] });
    await publish({ pages: [contentPage("company"), contentPage("other"), results] });
    const doubt = { kind: "day-without-time", day: "2999-01-01" };
    const documents = [{ document: "news-article_results", doubt }];
    expect(log.warn.mock.calls).toMatchObject([
      [{ documents }, expect.stringContaining("an editor corrects")],
    ]);
    const { total } = await content.listNews(await content.publishedRef(), { page: 1, pageSize: 9 });
    expect(total).toBe(0);
  });

  it("also applies to a stored snapshot", async () => {
    const items: ContentItem[] = [{ kind: "page", page: hidden("Left", 1) }];
    const { source, titleNow } = snapshotOf({ ref: "left", items });
    source.fail();
    expect(await titleNow()).toBeUndefined();
    await pass(60_000);
    expect(await titleNow()).toBe("Left");
  });

  it("is on time after the clock was set", async () => {
    const { source, titleNow } = snapshotOf();
    source.publish({ pages: [hidden("Second", 24 * 60)] });
    expect(await titleNow()).toBeUndefined();
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await pass(60_000);
    expect(await titleNow()).toBe("Second");
  });
});

describe("content under an embargo at a content service that everybody can read", () => {
  const since = "content_exposed_since_timestamp_seconds";

  it("is an error, with a metric, for as long as both are so", async () => {
    const isPublic = vi.fn(async () => true);
    const { publish, content, log, meter } = await whole({ isPublic });
    expect([isPublic.mock.calls.length, content.isPublic, log.error.mock.calls]).toEqual([1, true, []]);
    await publish({ pages: [homePage(), hidden("Merger", 180, "merger")] });
    const entry = [{ documents: ["page_merger"] }, expect.stringContaining("make the repository private")];
    expect(log.error.mock.calls).toMatchObject([entry]);
    expect(meter.set).toHaveBeenCalledWith(since, {}, Math.floor(Date.now() / 1_000));
    isPublic.mockResolvedValue(false);
    await pass(3_600_000);
    expect([isPublic.mock.calls.length, content.isPublic]).toEqual([3, false]);
    expect(meter.set).toHaveBeenLastCalledWith(since, {}, 0);
    isPublic.mockResolvedValue(true);
    await pass(3_600_000);
    expect(log.error.mock.calls).toMatchObject([entry, entry]);
    await pass(3_600_000);
    expect(meter.set).toHaveBeenLastCalledWith(since, {}, 0);
  });

  it("is as it was while the service does not say, which is logged", async () => {
    const isPublic = vi.fn(async () => false);
    const { publish, content, log } = await whole({ isPublic });
    isPublic.mockRejectedValue(new Error("down"));
    await publish({ pages: [homePage(), hidden("Merger", 60, "merger")] });
    expect([content.isPublic, log.error.mock.calls]).toEqual([false, []]);
    const message = expect.stringContaining("it is unknown whether");
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), message);
  });
});
