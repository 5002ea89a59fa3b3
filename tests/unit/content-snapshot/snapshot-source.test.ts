import { describe, expect, it, vi } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { UnknownRefError } from "../../../src/ports/content-service.ts";
import { contentPage, homePage, linked, newsArticle, textSection } from "../sample-content.ts";
import { itemsOf } from "./service-in-memory.ts";
import {
  advanceClock,
  company,
  contentTitled,
  failToRead,
  fakeClock,
  hidden,
  loadedSnapshot,
  STORED,
  snapshotOf,
} from "./snapshot-of.ts";

fakeClock();

describe("a snapshot", () => {
  it("shares what a publish has not changed with the previous one, so that both fit into memory", async () => {
    const { source, publish } = await loadedSnapshot();
    const otherPage = async (title: string) => {
      await publish(itemsOf([{ ...contentPage("company"), title }, contentPage("other")]));
      const content = await source.read();
      expect(content.findPage(company)).toMatchObject({ title });
      return content.findPage({ type: "page", uid: "other" });
    };
    const page = await otherPage("First");
    expect(page).toBeDefined();
    expect(await otherPage("Second")).toBe(page);
  });

  it("stays the previous one while the new one cannot be read, which is logged", async () => {
    const { service, publish, source, log, titleNow } = await loadedSnapshot();
    service.readAll.mockImplementation(failToRead);
    await publish("Second");
    expect(await titleNow()).toBe("First");
    expect(source.stale).toMatchObject({ since: expect.any(Date) });
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
      "the content snapshot could not be read",
      "the content service fails; content may be stale",
    ]);
  });

  it("has no previews at a ref that an earlier process published: they would show what is under an embargo", async () => {
    const { source } = await loadedSnapshot({ ref: "left" });
    expect(source.previewRef("left")).toBeUndefined();
  });

  it("that an earlier process stored is read again, since older code may have written it", async () => {
    const { service, titleNow } = await loadedSnapshot({ ref: "ref-1" });
    await advanceClock(250);
    expect(service.readAll).toHaveBeenCalledOnce();
    expect(await titleNow()).toBe("First");
  });
});

describe("all content", () => {
  it("is loaded once before the first response, to apply embargoes", async () => {
    const { service, source, titleNow } = snapshotOf();
    const answer = Promise.withResolvers<void>();
    service.readAll.mockImplementationOnce(async (ref) => {
      await answer.promise;
      return { ref, items: contentTitled("First") };
    });
    const isWhole = vi.fn();
    void source.read().then(isWhole);
    await advanceClock(0);
    expect([isWhole.mock.calls, source.visible(Date.now())]).toEqual([[], undefined]);
    answer.resolve();
    await advanceClock(0);
    expect(isWhole).toHaveBeenCalledWith(source.visible(Date.now()));
    service.fail();
    expect(await titleNow()).toBe("First");
  });

  it("that was stored but is unusable is read from the service", async () => {
    const items = [{ kind: "page", page: null }] as unknown as readonly ContentItem[];
    const { source, log, titleNow } = snapshotOf({ ref: "left", items });
    const reading = titleNow();
    expect(source.visible(Date.now())).toBeUndefined();
    expect(await reading).toBe("First");
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), "the stored content snapshot cannot be used");
  });

  it("whose ref expires while it is read is read at the next ref, without a warning", async () => {
    const { service, source, log, titleNow } = await loadedSnapshot();
    const gone = service.publish(contentTitled("Second"));
    service.readAll.mockImplementationOnce(async () => {
      service.publish(contentTitled("Third"));
      service.expire(gone);
      throw new UnknownRefError("readAll", { cause: "410" });
    });
    await advanceClock(5_000);
    expect(await titleNow()).toBe("Third");
    expect(source.stale).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining("stale"));
  });

  it("that cannot be stored sets a metric until it can", async () => {
    const { publish, store, source, meter } = snapshotOf();
    const metric = "content_unsaved_since_timestamp_seconds";
    store.write.mockResolvedValueOnce(false);
    await source.read();
    await advanceClock(0);
    expect(meter.set.mock.calls).toEqual([[metric, {}, Math.floor(Date.now() / 1_000)]]);
    await publish("Second");
    expect(meter.set).toHaveBeenLastCalledWith(metric, {}, 0);
  });

  it("that is stored but outdated has been stale since it was written, which is logged", async () => {
    const outdatedSince = new Date("2026-11-20T12:00:00Z");
    const { service, source, log } = snapshotOf({ ref: "left", outdatedSince });
    service.fail();
    await source.read();
    await advanceClock(250);
    expect(source.stale).toMatchObject({ since: outdatedSince });
    const message = "the stored content snapshot is not the newest that was served";
    expect(log.warn).toHaveBeenCalledWith({ ref: "left", since: outdatedSince }, message);
  });
});

const EMPTIES = expect.stringContaining("would empty the site");

describe("a publish that would empty the site", () => {
  const menu = [{ title: "Company", entries: [] }];
  const options = { ...EMPTY_SITE_OPTIONS, menus: { primary: menu, footer: [], secondary: [] } };
  const pages = [homePage(), contentPage("company"), contentPage("contact"), contentPage("terms")];
  const full = itemsOf(pages, options);
  const replaced = itemsOf([...pages.slice(0, 2), contentPage("careers")], options);

  /** A site with published content, and its next publish. */
  async function published(content: readonly ContentItem[], acceptedRef?: string) {
    const opened = await loadedSnapshot({ content: full, ...(acceptedRef !== undefined && { acceptedRef }) });
    const before = await opened.source.read();
    opened.service.readAll.mockClear();
    return { ...opened, before, ref: await opened.publish(content) };
  }

  it.each([
    ["everything", itemsOf([])],
    ["more than half of all documents", itemsOf(pages.slice(0, 1), options)],
  ])("by removing %s is refused, which is logged once", async (_what, content) => {
    const { service, source, log, meter, before, ref } = await published(content);
    await advanceClock(20_000);
    const problem = expect.stringMatching(/^It would remove 3 of 4 documents: the site stays as it was/);
    expect(await source.read()).toBe(before);
    expect(log.error.mock.calls).toEqual([[{ ref, problem }, EMPTIES]]);
    // It is not an outage: the service works, and a refresh has the ref of what visitors see.
    expect([source.stale, source.refused]).toEqual([undefined, { since: expect.any(Date), problem }]);
    expect(await source.refresh()).not.toBe(ref);
    const set = meter.set.mock.calls.filter(([, , value]) => value > 0);
    expect(set).toEqual([["content_refused_since_timestamp_seconds", {}, expect.any(Number)]]);
    expect(service.readAll).toHaveBeenCalledOnce();
  });

  it("is told once, with what is refused of it, and so is the next", async () => {
    const { source, publish } = await loadedSnapshot({ content: full });
    await source.read();
    const told = vi.fn();
    source.onPublish(told);
    const emptied = await publish(itemsOf([]));
    await advanceClock(130_000);
    const next = await publish(replaced);
    await advanceClock(20_000);
    const refused = expect.stringMatching(/^It would remove/);
    const publishes = told.mock.calls.map(([one]) => [one.ref, one.items.length, one.refused]);
    expect(publishes).toEqual([
      [emptied, full.length, refused],
      [next, replaced.length, undefined],
    ]);
  });

  it("is read again after a minute, since the service may have been at fault", async () => {
    const { service } = await published(itemsOf([]));
    await advanceClock(60_000);
    expect(service.readAll).toHaveBeenCalledTimes(2);
  });

  it("is forgotten after the next accepted one", async () => {
    const { publish, source, meter } = await published(itemsOf([]));
    const ref = await publish(full);
    expect([await source.refresh(), source.stale, source.refused]).toEqual([ref, undefined, undefined]);
    expect(meter.set).toHaveBeenCalledWith("content_refused_since_timestamp_seconds", {}, 0);
  });

  it.each([
    ["that the operator has configured by its ref", itemsOf([]), "ref-2"],
    ["that removes half of all documents and adds others", replaced, undefined],
  ])("is none %s", async (_, next, acceptedRef) => {
    const { source } = await published(next, acceptedRef);
    expect((await source.read()).items).toEqual(next);
  });
});

describe("a publish without the home page or the site options", () => {
  const metric = "content_refused_since_timestamp_seconds";
  const words = textSection("See ", linked("/company", "the company"), linked("/contact", "whom to ask"));
  const menu = ["/company", "/contact"].map((href) => {
    return { title: href, link: { kind: "page", href } as const, newTab: false };
  });
  const menus = { primary: [{ title: "Menu", entries: menu }], footer: [], secondary: [] };
  const options = { ...EMPTY_SITE_OPTIONS, menus };
  const pages = [homePage(words), contentPage("company"), contentPage("contact"), contentPage("terms")];
  const full = itemsOf(pages, options);
  const edited = { ...contentPage("company"), title: "Edited" };
  const lost = itemsOf([edited, contentPage("terms")]);
  const problem = expect.stringMatching(
    /Publish a document of type home\..*Publish a document of type site-options\./,
  );

  /** What visitors read: the home page and the menu as texts, and the titles of other pages. */
  async function read({ source }: Awaited<ReturnType<typeof loadedSnapshot>>) {
    const content = await source.read();
    const [primary] = content.siteOptions.menus.primary;
    return {
      home: JSON.stringify(content.findPage({ type: "home" })),
      menu: primary?.entries.map(({ title }) => title),
      titles: ["company", "contact"].map((uid) => content.findPage({ type: "page", uid })?.title),
    };
  }
  const kept = {
    home: expect.stringMatching(/^(?!.*"\/contact").*"\/company".*whom to ask/),
    menu: ["/company"],
    titles: ["Edited", undefined],
  };

  it("shows all else, and keeps the last ones without links to what is gone", async () => {
    const site = await loadedSnapshot({ content: full });
    await site.publish(lost);
    expect(await read(site)).toEqual(kept);
  });

  it("is an error that says what to do, once for each publish, with a metric until they are back", async () => {
    const site = await loadedSnapshot({ content: full });
    const { log, meter, source, publish } = site;
    const since = Math.floor(Date.now() / 1_000) + 5;
    const refs = [await publish(lost), await publish(itemsOf([edited]))];
    await advanceClock(20_000);
    expect(log.error.mock.calls).toEqual(refs.map((ref) => [{ ref, problem }, EMPTIES]));
    expect([source.stale, source.refused]).toEqual([undefined, { since: expect.any(Date), problem }]);
    await publish(itemsOf([homePage(), edited], options));
    expect([source.refused, (await read(site)).home]).toEqual([undefined, JSON.stringify(homePage())]);
    expect(meter.set.mock.calls).toEqual([
      [metric, {}, since],
      [metric, {}, 0],
    ]);
  });

  it("is so in the next process too, and without links to what has gone before and after", async () => {
    const first = await loadedSnapshot({ content: full });
    await first.publish(lost);
    const { items } = await first.source.read();
    const next = await loadedSnapshot({ ref: "left", items, content: lost });
    await advanceClock(250);
    expect([await read(next), next.source.refused]).toEqual([kept, { since: expect.any(Date), problem }]);
    await next.publish(itemsOf([contentPage("terms")]));
    expect(await read(next)).toMatchObject({
      home: expect.not.stringContaining('"/company"'),
      menu: undefined,
    });
  });

  it("is told again when a publish that was refused as a whole is taken back", async () => {
    const { service, source, publish, log } = await loadedSnapshot({ content: full });
    const before = await publish(lost);
    await publish(itemsOf([]));
    expect(source.refused?.problem).toContain("the site stays as it was");
    service.publishedRef.mockResolvedValue(before);
    await advanceClock(5_000);
    expect([source.refused?.problem, log.error.mock.calls.length]).toEqual([problem, 2]);
  });
});

it("a ref that was published is no preview: nobody gets past the gate by it", async () => {
  const { service, source } = await loadedSnapshot({ content: itemsOf([homePage(), hidden("Second", 60)]) });
  const ref = await source.refresh();
  await expect(source.at(ref)).rejects.toThrow(UnknownRefError);
  await expect(source.findDocument(ref, "page_company")).rejects.toThrow(UnknownRefError);
  service.publish(itemsOf([homePage()]));
  const next = await source.refresh();
  for (const published of [ref, next]) await expect(source.at(published)).rejects.toThrow(UnknownRefError);
});

describe("the end of an embargo", () => {
  it("is that for the next request, before any timer has fired and without the service", async () => {
    const { service, source } = await loadedSnapshot({
      content: itemsOf([homePage(), hidden("Second", 60)]),
    });
    service.fail();
    const ends = Date.now() + 3_600_000;
    expect(source.visible(ends - 1)?.findPage(company)).toBeUndefined();
    expect(source.visible(ends)?.findPage(company)).toMatchObject({ title: "Second" });
  });

  it("changes the edition and calls listeners like a publish, if nobody asks", async () => {
    const { publish, source, titleNow } = await loadedSnapshot();
    await publish(itemsOf([hidden("Second", 60)]));
    const { edition } = await source.read();
    const listener = vi.fn();
    source.onChange(listener);
    await advanceClock(59 * 60_000);
    expect([listener.mock.calls.length, await titleNow()]).toEqual([0, "First"]);
    await advanceClock(60_000);
    expect([listener.mock.calls.length, await titleNow()]).toEqual([1, "Second"]);
    expect((await source.read()).edition).not.toBe(edition);
  });

  it("is logged once, with the document and the time", async () => {
    const { publish, log } = await loadedSnapshot();
    await publish(itemsOf([hidden("Second", 60), contentPage("history")]));
    const lines = () => log.info.mock.calls.filter(([, message]) => message.includes("has been released"));
    expect(lines()).toEqual([]);
    await advanceClock(60 * 60_000);
    await publish("Second, corrected");
    const released = { document: "page_company", reference: undefined, at: expect.any(String) };
    expect(lines()).toMatchObject([[released, "a document has been released"]]);
  });

  it("on what visitors see hides the change alone, which is logged and stored for the next process", async () => {
    const { publish, log, store, titleNow } = await loadedSnapshot();
    const ref = await publish(itemsOf([hidden("Second", 60)]));
    expect(await titleNow()).toBe("First");
    const message = expect.stringContaining("as they were before it");
    expect(log.info).toHaveBeenCalledWith({ documents: ["page_company"] }, message);
    const old = { kind: "page", page: expect.objectContaining({ title: "First" }) };
    const history = expect.objectContaining({ earlier: [old] });
    expect(store.write).toHaveBeenLastCalledWith(ref, expect.anything(), history);
  });

  it("of a page that it moves does not tell the new address, which the content service knows", async () => {
    const { publish, source, service } = await loadedSnapshot();
    await publish(itemsOf([{ ...hidden("Second", 60, "renamed"), id: "page_company" }]));
    service.findFormer.mockImplementation(async () => "page_company");
    const content = await source.read();
    expect(await source.findFormer(content, "/renamed")).toBeUndefined();
    expect(await source.findFormer(content, "/before")).toMatchObject({ title: "First" });
  });

  it.each([
    ["goes on for the next process, by what was stored", { ref: "left", earlier: STORED }, "company"],
    ["hides all of it for one that knows nothing of that, which is logged", {}, undefined],
  ])("on what visitors see %s", async (_, left, title) => {
    const items = itemsOf([hidden("Second", 60)]);
    const { titleNow, log } = await loadedSnapshot({ items, content: items, ...left });
    await advanceClock(5_000);
    expect(await titleNow()).toBe(title);
    const message = "documents are hidden; what visitors may have seen of them before is not known";
    const told = log.info.mock.calls.filter(([, said]) => said === message);
    expect(told).toMatchObject(title === undefined ? [[{ documents: ["page_company"] }, message]] : []);
    await advanceClock(60 * 60_000);
    expect(await titleNow()).toBe("Second");
  });

  it("of a part is when visitors see that its page has changed, in this process and the next one", async () => {
    vi.setSystemTime("2026-11-23T21:30:00.000Z");
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const first = { ...homePage(), published: at(-9), changed: at(-9) };
    const part = { ...textSection("Our results"), embargo: at(60) };
    const items = itemsOf([{ ...homePage(part), published: at(-9), changed: at(0) }]);
    const { publish, source, store } = await loadedSnapshot({ content: itemsOf([first]) });
    await publish(items);
    const [, stored, history] = store.write.mock.lastCall ?? [];
    const { source: next } = await loadedSnapshot({
      content: items,
      ref: "left",
      items: stored ?? [],
      changes: history?.changes ?? new Map(),
    });
    const changed = async () =>
      (await Promise.all([source.read(), next.read()])).map(
        (seen) => seen.findPage({ type: "home" })?.changed,
      );
    expect(await changed()).toEqual([first.changed, first.changed]);
    await advanceClock(60 * 60_000);
    expect(await changed()).toEqual([part.embargo, part.embargo]);
  });

  it("does not open what an editor has to correct, which is logged once", async () => {
    const { publish, log, source } = await loadedSnapshot();
    const times = { changed: "2026-11-01T00:00:00.000Z", published: "2026-11-01T00:00:00.000Z" };
    const results = { ...newsArticle("results", "2999-01-01"), ...times };
    await publish(itemsOf([contentPage("company"), results]));
    await publish(itemsOf([contentPage("company"), contentPage("other"), results]));
    const doubt = { kind: "day-without-time", day: "2999-01-01" };
    const documents = [{ document: "news-article_results", doubt }];
    expect(log.warn.mock.calls).toMatchObject([
      [{ documents }, expect.stringContaining("an editor corrects")],
    ]);
    expect((await source.read()).listNews({ page: 1, pageSize: 9 }).total).toBe(0);
  });

  it("also applies to a stored snapshot", async () => {
    const items: ContentItem[] = [{ kind: "page", page: hidden("Left", 1) }];
    const { service, titleNow } = snapshotOf({ ref: "left", items });
    service.fail();
    expect(await titleNow()).toBeUndefined();
    await advanceClock(60_000);
    expect(await titleNow()).toBe("Left");
  });

  it("is on time after the clock was set, also for those who wait for the change", async () => {
    const { source, titleNow } = await loadedSnapshot({ content: itemsOf([hidden("Second", 24 * 60)]) });
    const listener = vi.fn();
    source.onChange(listener);
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await advanceClock(60_000);
    expect([await titleNow(), listener.mock.calls.length]).toEqual(["Second", 1]);
  });
});

it("a publish of something hidden does not change the edition, until it is shown", async () => {
  const { publish, source } = await loadedSnapshot();
  const editionAfter = async (items: readonly ContentItem[]) => {
    await publish(items);
    return (await source.read()).edition;
  };
  const edition = await editionAfter(itemsOf([homePage()]));
  expect(await editionAfter(itemsOf([homePage(), hidden("Second", 60)]))).toBe(edition);
  expect(await editionAfter(itemsOf([homePage(), hidden("Third", 90)]))).toBe(edition);
  expect(source.visible(Date.now() + 90 * 60_000)?.edition).not.toBe(edition);
});

describe("content under an embargo at a content service that everybody can read", () => {
  const since = "content_exposed_since_timestamp_seconds";

  it("is an error, with a metric, for as long as both are so", async () => {
    const { service, publish, source, log, meter } = snapshotOf();
    const { isPublic } = service;
    isPublic.mockResolvedValue(true);
    await source.read();
    await advanceClock(0);
    expect([isPublic.mock.calls.length, source.isPublic, log.error.mock.calls]).toEqual([1, true, []]);
    await publish(itemsOf([homePage(), hidden("Merger", 180, "merger")]));
    const entry = [
      { documents: ["page_merger"], count: 1 },
      expect.stringContaining("make the repository private"),
    ];
    expect(log.error.mock.calls).toMatchObject([entry]);
    expect(meter.set).toHaveBeenCalledWith(since, {}, Math.floor(Date.now() / 1_000));
    isPublic.mockResolvedValue(false);
    await advanceClock(3_600_000);
    expect([isPublic.mock.calls.length, source.isPublic]).toEqual([3, false]);
    expect(meter.set).toHaveBeenLastCalledWith(since, {}, 0);
    isPublic.mockResolvedValue(true);
    await advanceClock(3_600_000);
    expect(log.error.mock.calls).toMatchObject([entry, entry]);
    await advanceClock(3_600_000);
    expect(meter.set).toHaveBeenLastCalledWith(since, {}, 0);
  });

  it("is as it was while the service does not say, which is logged", async () => {
    const { service, publish, source, log } = await loadedSnapshot();
    service.isPublic.mockRejectedValue(new Error("down"));
    await publish(itemsOf([homePage(), hidden("Merger", 60, "merger")]));
    expect([source.isPublic, log.error.mock.calls]).toEqual([false, []]);
    const message = expect.stringContaining("it is unknown whether");
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), message);
  });
});
