import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { ContentServiceError, contentRef, UnknownRefError } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage, homePage } from "../sample-pages.ts";

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval", "setTimeout"] }),
);
afterEach(() => vi.useRealTimers());

const company = { type: "page", uid: "company" } as const;
const contentTitled = (title: string) => ({ pages: [{ ...contentPage("company"), title }] });
const down = () => Promise.reject(new ContentServiceError("publishedRef", { cause: "down" }));
const never = () => new Promise<never>(() => undefined);

interface Left {
  readonly ref?: string;
  readonly replaced?: readonly string[];
  readonly items?: readonly ContentItem[];
  readonly outdatedSince?: Date;
  readonly outage?: Date;
  readonly acceptedRef?: string;
}

const LEFT: readonly ContentItem[] = [{ kind: "page", page: contentPage("company") }];

/** A snapshot of content in memory, in a process whose predecessor may have stored one. */
function snapshotOf({ ref, replaced = [], items = LEFT, outdatedSince, outage, acceptedRef }: Left = {}) {
  const source = new InMemoryContentRepository(contentTitled("First"));
  const ask = vi.spyOn(source, "publishedRef");
  const everything = vi.spyOn(source, "everything");
  const store = {
    newest: async () =>
      ref === undefined
        ? undefined
        : { ref: contentRef(ref), replaced: replaced.map(contentRef), items, outdatedSince },
    write: vi.fn(async () => true),
    readOutage: async () => outage,
    writeOutage: vi.fn(async () => undefined),
    close: () => undefined,
  };
  const log = { ...silentLog, error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const listeners: (() => void)[] = [];
  const publishEvents = {
    publish: vi.fn(),
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
  const content = new SnapshotRepository({ source, store, publishEvents, acceptedRef, log, meter });
  const titleNow = async () => (await content.findPage(await content.publishedRef(), company))?.title;
  return {
    source,
    ask,
    everything,
    store,
    publishEvents,
    notify: () => listeners[0]?.(),
    log,
    meter,
    content,
    titleNow,
  };
}

/** Advances the clock, and completes what has started. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 10; turn++) await setImmediate();
}

/** A complete snapshot. */
async function whole(left?: Left) {
  const opened = snapshotOf(left);
  await opened.content.publishedRef();
  await pass(0);
  return opened;
}

describe("the published ref", () => {
  it("is requested once for concurrent callers, and polled every 5 s", async () => {
    const { ask, source, content, titleNow } = snapshotOf();
    await Promise.all([content.publishedRef(), content.publishedRef()]);
    expect(ask).toHaveBeenCalledOnce();
    source.publish(contentTitled("Second"));
    await pass(4_750);
    expect([ask.mock.calls.length, await titleNow()]).toEqual([1, "First"]);
    await pass(250);
    expect([ask.mock.calls.length, await titleNow()]).toEqual([2, "Second"]);
  });

  it("is polled after the clock was set back by an hour", async () => {
    const { source, titleNow } = await whole();
    vi.setSystemTime(Date.now() - 3_600_000);
    source.publish(contentTitled("Second"));
    await pass(5_000);
    expect(await titleNow()).toBe("Second");
  });

  it("is unknown if the service fails at the first start", async () => {
    const { source, content } = snapshotOf();
    source.fail();
    await expect(content.publishedRef()).rejects.toThrow(ContentServiceError);
    expect(content.currentRef).toBeUndefined();
    source.fail(false);
    await content.publishedRef();
    expect(content.currentRef).toBeDefined();
  });

  it("stays the same while the service fails or is slow, without delay", async () => {
    const { ask, titleNow } = await whole();
    ask.mockImplementation(down);
    await pass(5_000);
    expect(await titleNow()).toBe("First");
    ask.mockImplementation(never);
    await pass(1_000);
    expect(await titleNow()).toBe("First");
  });

  it("is requested at once by a refresh, after the running poll", async () => {
    const { ask, source, content } = await whole();
    const first = await content.publishedRef();
    const answer = Promise.withResolvers<typeof first>();
    ask.mockImplementationOnce(() => answer.promise);
    await pass(5_000);
    const second = source.publish(contentTitled("Second"));
    const [one, other] = [content.publishedRef({ refresh: true }), content.publishedRef({ refresh: true })];
    answer.resolve(first);
    expect(await Promise.all([one, other])).toEqual([second, second]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("cannot be refreshed while the service fails", async () => {
    const { source, content } = await whole();
    source.fail();
    await expect(content.publishedRef({ refresh: true })).rejects.toThrow(ContentServiceError);
  });

  it("is published to other processes when it changes, before the content is read", async () => {
    const { everything, source, publishEvents, titleNow } = await whole();
    await pass(5_000);
    expect(publishEvents.publish).not.toHaveBeenCalled();
    everything.mockImplementation(async function* () {
      yield await never();
    });
    const second = source.publish(contentTitled("Second"));
    await pass(5_000);
    expect(publishEvents.publish.mock.calls).toEqual([[second]]);
    expect(await titleNow()).toBe("First");
  });

  it("is requested after a publish event of another process", async () => {
    const { source, notify, titleNow } = await whole();
    source.publish(contentTitled("Second"));
    notify();
    await pass(0);
    expect(await titleNow()).toBe("Second");
  });

  it("calls listeners when it changes", async () => {
    const { source, content } = await whole();
    const listener = vi.fn();
    content.onPublish(listener);
    await pass(5_000);
    expect(listener).not.toHaveBeenCalled();
    const second = source.publish(contentTitled("Second"));
    await pass(5_000);
    expect([listener.mock.calls.length, content.currentRef]).toEqual([1, second]);
  });

  it("does not go back to a replaced ref because an edge server lags behind", async () => {
    const { ask, source, content, publishEvents } = await whole();
    const first = await content.publishedRef();
    const second = source.publish(contentTitled("Second"));
    await pass(5_000);
    publishEvents.publish.mockClear();
    const listener = vi.fn();
    content.onPublish(listener);
    for (const named of [first, second, first, first]) {
      ask.mockImplementationOnce(async () => named);
      await pass(5_000);
      expect(content.currentRef).toBe(second);
    }
    ask.mockImplementationOnce(async () => first);
    expect(await content.publishedRef({ refresh: true })).toBe(second);
    expect([listener.mock.calls, publishEvents.publish.mock.calls]).toEqual([[], []]);
    const third = source.publish(contentTitled("Third"));
    await pass(5_000);
    expect(content.currentRef).toBe(third);
  });

  it("never goes back to a ref that the previous process had replaced", async () => {
    const { ask, content, store, source } = snapshotOf({ ref: "second", replaced: ["zeroth", "first"] });
    const reads = vi.spyOn(source, "everything").mockImplementation(async function* () {
      yield LEFT;
    });
    for (const named of ["first", "zeroth"]) {
      ask.mockImplementationOnce(async () => contentRef(named));
      expect(await content.publishedRef({ refresh: true })).toBe("second");
    }
    ask.mockImplementation(async () => contentRef("third"));
    expect(await content.publishedRef({ refresh: true })).toBe("third");
    await pass(0);
    expect(reads.mock.calls.map(([ref]) => ref)).toEqual(["second", "third"]);
    expect(store.write).toHaveBeenLastCalledWith("third", LEFT, ["zeroth", "first", "second"]);
  });

  it("goes back to a replaced ref once the service has returned no other for ten minutes", async () => {
    const { ask, source, content } = await whole();
    const first = await content.publishedRef();
    const second = source.publish(contentTitled("Second"));
    await pass(5_000);
    ask.mockImplementation(async () => first);
    await pass(595_000);
    expect(content.currentRef).toBe(second);
    await pass(5_000);
    expect(content.currentRef).toBe(first);
  });

  it("is not polled after shutdown", async () => {
    const { ask, content } = await whole();
    await content.close();
    await pass(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("a snapshot", () => {
  it("is read without the service, also for missing content", async () => {
    const { source, content, titleNow } = await whole();
    source.fail();
    expect(await titleNow()).toBe("First");
    const ref = await content.publishedRef();
    expect(await content.findPage(ref, { type: "page", uid: "nope" })).toBeUndefined();
  });

  it("is read once for each ref", async () => {
    const { everything, titleNow } = await whole();
    await pass(20_000);
    expect(await titleNow()).toBe("First");
    expect(everything).toHaveBeenCalledOnce();
  });

  it("shares what a publish has not changed with the previous one, so that both fit into memory", async () => {
    const other = { type: "page", uid: "other" } as const;
    const contentNow = (title: string) => ({
      pages: [{ ...contentPage("company"), title }, contentPage("other")],
    });
    const { content, source } = snapshotOf();
    source.publish(contentNow("First"));
    const first = await content.publishedRef();
    source.publish(contentNow("Second"));
    const second = await content.publishedRef({ refresh: true });
    expect((await content.findPage(second, company))?.title).toBe("Second");
    expect((await content.findPage(first, company))?.title).toBe("First");
    expect(await content.findPage(second, other)).toBe(await content.findPage(first, other));
  });

  it("is read again with the next poll after a failure", async () => {
    const { everything, source, titleNow } = snapshotOf();
    everything.mockImplementationOnce(async function* () {
      yield await down();
    });
    await expect(titleNow()).rejects.toThrow(ContentServiceError);
    await pass(5_000);
    source.fail();
    expect(await titleNow()).toBe("First");
  });

  it("stays the previous one while the new one cannot be read, which is logged", async () => {
    const { everything, source, content, log, titleNow } = await whole();
    everything.mockImplementation(async function* () {
      yield await down();
    });
    source.publish(contentTitled("Second"));
    await pass(5_000);
    expect(await titleNow()).toBe("First");
    expect(content.stale).toMatchObject({ reason: expect.stringContaining("down") });
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
      "the content snapshot could not be read",
      "the content service fails; content may be stale",
    ]);
  });

  it("does not include previews, which are read from the service", async () => {
    const { source, content } = await whole();
    const preview = source.preview(contentTitled("Draft"));
    expect(await content.findPage(preview, company)).toMatchObject({ title: "Draft" });
    source.expire(preview);
    await expect(content.findPage(preview, company)).rejects.toThrow(UnknownRefError);
  });

  it("that an earlier process stored is served during an outage", async () => {
    const { source, content, titleNow } = snapshotOf({ ref: "left" });
    source.fail();
    expect(await titleNow()).toBe(contentPage("company").title);
    expect(content.currentRef).toBe("left");
  });

  it("that an earlier process stored is read again, since older code may have written it", async () => {
    const { everything, titleNow } = await whole({ ref: "memory-1" });
    await pass(250);
    expect(everything).toHaveBeenCalledOnce();
    expect(await titleNow()).toBe("First");
  });
});

describe("stale content", () => {
  it("is logged once at its start and once at its end", async () => {
    const { ask, source, content, log, meter } = await whole();
    log.info.mockClear();
    expect(content.stale).toBeUndefined();
    source.fail();
    await pass(5_000);
    const since = new Date();
    await pass(5_000);
    expect(ask.mock.calls.length).toBeGreaterThan(5);
    expect(content.stale).toMatchObject({ since });
    expect(log.warn).toHaveBeenCalledOnce();
    expect(meter.set.mock.calls).toEqual([
      ["content_stale_since_timestamp_seconds", {}, Math.floor(since.getTime() / 1_000)],
    ]);
    source.fail(false);
    await pass(1_000);
    expect(content.stale).toBeUndefined();
    expect(log.info).toHaveBeenCalledOnce();
    expect(meter.set).toHaveBeenLastCalledWith("content_stale_since_timestamp_seconds", {}, 0);
  });

  it("is stored for the next process once, and so is its end", async () => {
    const { source, store } = await whole();
    expect(store.writeOutage).not.toHaveBeenCalled();
    source.fail();
    await pass(5_000);
    const since = new Date();
    await pass(5_000);
    source.fail(false);
    await pass(1_000);
    expect(store.writeOutage.mock.calls).toEqual([[since], [undefined]]);
  });

  it("is stored before its end is, and before the repository is closed", async () => {
    const { source, store, content } = await whole();
    const held = Promise.withResolvers<undefined>();
    store.writeOutage.mockReturnValueOnce(held.promise);
    source.fail();
    await pass(5_000);
    source.fail(false);
    await pass(1_000);
    expect(store.writeOutage.mock.calls).toEqual([[expect.any(Date)]]);
    const closed = vi.fn();
    const closing = content.close().then(closed);
    await pass(1_000);
    expect(closed).not.toHaveBeenCalled();
    held.resolve(undefined);
    await closing;
    expect(store.writeOutage).toHaveBeenLastCalledWith(undefined);
  });

  it("has the stored start for a process that starts meanwhile", async () => {
    const outage = new Date("2026-11-21T09:30:00Z");
    const { source, content, log, meter } = snapshotOf({ ref: "left", outage });
    source.fail();
    await content.publishedRef();
    await pass(250);
    expect(content.stale).toMatchObject({ since: outage });
    expect(log.warn.mock.calls).toMatchObject([[{ since: outage }, expect.stringContaining("stale")]]);
    expect(meter.set.mock.calls).toEqual([
      ["content_stale_since_timestamp_seconds", {}, outage.getTime() / 1_000],
    ]);
  });

  it("has ended for a process that starts after the recovery, and the next outage is a new one", async () => {
    const { source, content, store } = await whole({ ref: "left", outage: new Date(0) });
    await pass(250);
    expect(content.stale).toBeUndefined();
    expect(store.writeOutage).toHaveBeenCalledWith(undefined);
    source.fail();
    await pass(5_000);
    expect(content.stale?.since.getTime()).toBeGreaterThan(0);
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
    const { source, store, content, meter } = snapshotOf();
    store.write.mockResolvedValueOnce(false);
    await content.publishedRef();
    await pass(0);
    const since = Math.floor(Date.now() / 1_000);
    expect(meter.set.mock.calls).toEqual([["content_unsaved_since_timestamp_seconds", {}, since]]);
    source.publish(contentTitled("Second"));
    await pass(5_000);
    expect(meter.set).toHaveBeenLastCalledWith("content_unsaved_since_timestamp_seconds", {}, 0);
  });

  it("that is stored but outdated has been stale since it was written, which is logged", async () => {
    const outdatedSince = new Date("2026-11-20T12:00:00Z");
    const { source, content, log } = snapshotOf({ ref: "left", outdatedSince });
    source.fail();
    await content.publishedRef();
    await pass(250);
    expect(content.stale).toMatchObject({ since: outdatedSince });
    expect(log.warn).toHaveBeenCalledWith(
      { ref: "left", since: outdatedSince },
      "the stored content snapshot is not the newest that was served",
    );
  });
});

describe("a publish that would empty the site", () => {
  const menu = [{ title: "Company", entries: [] }];
  const full = {
    pages: [homePage(), contentPage("company"), contentPage("contact"), contentPage("terms")],
    siteOptions: { ...EMPTY_SITE_OPTIONS, menus: { primary: menu, footer: [], secondary: [] } },
  };
  const refusals: readonly [string, StoredContent][] = [
    ["everything", {}],
    ["the home page", { ...full, pages: full.pages.slice(1) }],
    ["the site options", { pages: full.pages }],
    ["more than half of all documents", { ...full, pages: full.pages.slice(0, 1) }],
  ];

  /** A site with published content, and its next publish. */
  async function published(content: StoredContent, acceptedRef?: string) {
    const opened = snapshotOf(acceptedRef === undefined ? {} : { acceptedRef });
    opened.source.publish(full);
    await opened.content.publishedRef();
    await pass(0);
    opened.everything.mockClear();
    const ref = opened.source.publish(content);
    await pass(5_000);
    return { ...opened, ref };
  }

  it.each(refusals)("by removing %s is refused, which is logged once", async (_what, content) => {
    const { content: site, log, meter, ref, everything } = await published(content);
    await pass(20_000);
    expect(site.currentRef).not.toBe(ref);
    expect(await site.findPage(await site.publishedRef(), { type: "home" })).toBeDefined();
    expect(log.error.mock.calls).toMatchObject([[{ ref }, expect.stringContaining("would empty the site")]]);
    expect(meter.set).toHaveBeenCalledWith("content_refused_since_timestamp_seconds", {}, expect.any(Number));
    expect(site.stale).toBeDefined();
    expect(everything).toHaveBeenCalledOnce();
  });

  it("is read again after a minute, since the service may have been at fault", async () => {
    const { everything } = await published({});
    await pass(60_000);
    expect(everything).toHaveBeenCalledTimes(2);
  });

  it("is forgotten after the next accepted one", async () => {
    const { source, content, meter } = await published({});
    const ref = source.publish(full);
    await pass(5_000);
    expect([content.currentRef, content.stale]).toEqual([ref, undefined]);
    expect(meter.set).toHaveBeenCalledWith("content_refused_since_timestamp_seconds", {}, 0);
  });

  it("is accepted if the operator has configured its ref", async () => {
    const { content, ref } = await published({}, "memory-3");
    expect(content.currentRef).toBe(ref);
  });

  it("does not include one that removes half of all documents and adds others", async () => {
    const pages = [...full.pages.slice(0, 2), contentPage("careers")];
    const { content, ref } = await published({ ...full, pages });
    expect(content.currentRef).toBe(ref);
  });
});

describe("the end of an embargo", () => {
  const hidden = (title: string, minutes: number) => ({
    ...contentPage("company"),
    title,
    embargo: new Date(Date.now() + minutes * 60_000).toISOString(),
  });

  it("changes the ref for visitors and calls listeners like a publish, without the service", async () => {
    const { source, content, titleNow } = await whole();
    source.publish({ pages: [hidden("Second", 60)] });
    await pass(5_000);
    const before = content.currentRef;
    const listener = vi.fn();
    content.onPublish(listener);
    source.fail();
    expect(await titleNow()).toBeUndefined();
    await pass(49 * 60_000);
    expect([listener.mock.calls.length, await titleNow()]).toEqual([1, undefined]);
    await pass(11 * 60_000);
    expect([listener.mock.calls.length, await titleNow()]).toEqual([2, "Second"]);
    expect(content.currentRef).not.toBe(before);
  });

  it("also applies to previous uids and to the service's search", async () => {
    const { source, content } = snapshotOf();
    source.publish({ pages: [hidden("Second", 60), homePage()] });
    const ref = await content.publishedRef();
    expect(await content.findPage(ref, company)).toBeUndefined();
    const found = await content.search(ref, { text: "second", scope: "page", page: 1, pageSize: 5 });
    expect(found).toMatchObject({ items: [], total: 0 });
  });

  it("also applies to a stored snapshot", async () => {
    const { source, titleNow } = snapshotOf({
      ref: "left",
      items: [{ kind: "page", page: hidden("Left", 1) }],
    });
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
