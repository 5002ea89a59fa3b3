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

/** A snapshot of content in memory, in a process before which another has left something. */
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
    outage: async () => outage,
    noteOutage: vi.fn(async () => undefined),
    close: () => undefined,
  };
  const log = { ...silentLog, error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const listeners: (() => void)[] = [];
  const news = { tell: vi.fn(), listen: (listener: () => void) => void listeners.push(listener) };
  const content = new SnapshotRepository({ source, store, news, acceptedRef, log, meter });
  const titleNow = async () => (await content.findPage(await content.publishedRef(), company))?.title;
  return {
    source,
    ask,
    everything,
    store,
    news,
    hear: () => listeners[0]?.(),
    log,
    meter,
    content,
    titleNow,
  };
}

/** Lets time pass, and what is begun then come to its end. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 10; turn++) await setImmediate();
}

/** A snapshot that is whole. */
async function whole(left?: Left) {
  const opened = snapshotOf(left);
  await opened.content.publishedRef();
  await pass(0);
  return opened;
}

describe("what is published", () => {
  it("is asked once for all who come together, and polled every 5 s from then on", async () => {
    const { ask, source, content, titleNow } = snapshotOf();
    await Promise.all([content.publishedRef(), content.publishedRef()]);
    expect(ask).toHaveBeenCalledOnce();
    source.publish(contentTitled("Second"));
    await pass(4_750);
    expect([ask.mock.calls.length, await titleNow()]).toEqual([1, "First"]);
    await pass(250);
    expect([ask.mock.calls.length, await titleNow()]).toEqual([2, "Second"]);
  });

  it("is noticed after a clock that was set back an hour", async () => {
    const { source, titleNow } = await whole();
    vi.setSystemTime(Date.now() - 3_600_000);
    source.publish(contentTitled("Second"));
    await pass(5_000);
    expect(await titleNow()).toBe("Second");
  });

  it("is not known when the service fails and nothing was known before", async () => {
    const { source, content } = snapshotOf();
    source.fail();
    await expect(content.publishedRef()).rejects.toThrow(ContentServiceError);
    expect(content.currentRef).toBeUndefined();
    source.fail(false);
    await content.publishedRef();
    expect(content.currentRef).toBeDefined();
  });

  it("stays what it was while the service fails or is slow, and nobody waits", async () => {
    const { ask, titleNow } = await whole();
    ask.mockImplementation(down);
    await pass(5_000);
    expect(await titleNow()).toBe("First");
    ask.mockImplementation(never);
    await pass(1_000);
    expect(await titleNow()).toBe("First");
  });

  it("is asked at once by whoever asks anew, after a poll that is under way", async () => {
    const { ask, source, content } = await whole();
    const first = await content.publishedRef();
    const answer = Promise.withResolvers<typeof first>();
    ask.mockImplementationOnce(() => answer.promise);
    await pass(5_000);
    const second = source.publish(contentTitled("Second"));
    const [one, other] = [content.publishedRef({ anew: true }), content.publishedRef({ anew: true })];
    answer.resolve(first);
    expect(await Promise.all([one, other])).toEqual([second, second]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is told to nobody who asks anew while the service fails", async () => {
    const { source, content } = await whole();
    source.fail();
    await expect(content.publishedRef({ anew: true })).rejects.toThrow(ContentServiceError);
  });

  it("is told to other processes when it changes, before it is read, and not as long as it stays", async () => {
    const { everything, source, news, titleNow } = await whole();
    await pass(5_000);
    expect(news.tell).not.toHaveBeenCalled();
    everything.mockImplementation(async function* () {
      yield await never();
    });
    const second = source.publish(contentTitled("Second"));
    await pass(5_000);
    expect(news.tell.mock.calls).toEqual([[second]]);
    expect(await titleNow()).toBe("First");
  });

  it("is asked when another process has seen a publish", async () => {
    const { source, hear, titleNow } = await whole();
    source.publish(contentTitled("Second"));
    hear();
    await pass(0);
    expect(await titleNow()).toBe("Second");
  });

  it("is told to who listens when it changes", async () => {
    const { source, content } = await whole();
    const listener = vi.fn();
    content.onPublish(listener);
    await pass(5_000);
    expect(listener).not.toHaveBeenCalled();
    const second = source.publish(contentTitled("Second"));
    await pass(5_000);
    expect([listener.mock.calls.length, content.currentRef]).toEqual([1, second]);
  });

  it("never goes back to what was replaced because an edge of the service lags behind", async () => {
    const { ask, source, content, news } = await whole();
    const first = await content.publishedRef();
    const second = source.publish(contentTitled("Second"));
    await pass(5_000);
    news.tell.mockClear();
    const listener = vi.fn();
    content.onPublish(listener);
    for (const named of [first, second, first, first]) {
      ask.mockImplementationOnce(async () => named);
      await pass(5_000);
      expect(content.currentRef).toBe(second);
    }
    ask.mockImplementationOnce(async () => first);
    expect(await content.publishedRef({ anew: true })).toBe(second);
    expect([listener.mock.calls, news.tell.mock.calls]).toEqual([[], []]);
    const third = source.publish(contentTitled("Third"));
    await pass(5_000);
    expect(content.currentRef).toBe(third);
  });

  it("never goes back to what the process before it knew to be replaced", async () => {
    const { ask, content, store, source } = snapshotOf({ ref: "second", replaced: ["zeroth", "first"] });
    const reads = vi.spyOn(source, "everything").mockImplementation(async function* () {
      yield LEFT;
    });
    for (const named of ["first", "zeroth"]) {
      ask.mockImplementationOnce(async () => contentRef(named));
      expect(await content.publishedRef({ anew: true })).toBe("second");
    }
    ask.mockImplementation(async () => contentRef("third"));
    expect(await content.publishedRef({ anew: true })).toBe("third");
    await pass(0);
    expect(reads.mock.calls.map(([ref]) => ref)).toEqual(["second", "third"]);
    expect(store.write).toHaveBeenLastCalledWith("third", LEFT, ["zeroth", "first", "second"]);
  });

  it("goes back to what was replaced once the service has named nothing else for ten minutes", async () => {
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

  it("is not asked any more once the process stops", async () => {
    const { ask, content } = await whole();
    await content.close();
    await pass(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("a snapshot", () => {
  it("answers without the service, also that there is nothing", async () => {
    const { source, content, titleNow } = await whole();
    source.fail();
    expect(await titleNow()).toBe("First");
    const ref = await content.publishedRef();
    expect(await content.findPage(ref, { type: "page", uid: "nope" })).toBeUndefined();
  });

  it("is read once a ref", async () => {
    const { everything, titleNow } = await whole();
    await pass(20_000);
    expect(await titleNow()).toBe("First");
    expect(everything).toHaveBeenCalledOnce();
  });

  it("is read again with the next poll where it could not be read", async () => {
    const { everything, source, titleNow } = snapshotOf();
    everything.mockImplementationOnce(async function* () {
      yield await down();
    });
    await expect(titleNow()).rejects.toThrow(ContentServiceError);
    await pass(5_000);
    source.fail();
    expect(await titleNow()).toBe("First");
  });

  it("stays the old while the new cannot be read, and says so", async () => {
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

  it("is not of a preview: each reading goes to the service, which knows whether it is still on", async () => {
    const { source, content } = await whole();
    const preview = source.preview(contentTitled("Draft"));
    expect(await content.findPage(preview, company)).toMatchObject({ title: "Draft" });
    source.letGo(preview);
    await expect(content.findPage(preview, company)).rejects.toThrow(UnknownRefError);
  });

  it("that an earlier process left is read at while the service is down", async () => {
    const { source, content, titleNow } = snapshotOf({ ref: "left" });
    source.fail();
    expect(await titleNow()).toBe(contentPage("company").title);
    expect(content.currentRef).toBe("left");
  });

  it("that an earlier process left is read once more, since older code may have written it", async () => {
    const { everything, titleNow } = await whole({ ref: "memory-1" });
    await pass(250);
    expect(everything).toHaveBeenCalledOnce();
    expect(await titleNow()).toBe("First");
  });
});

describe("stale content", () => {
  it("is told when it begins and when it ends, once each", async () => {
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

  it("is left word of for the next process, once, and so is its end", async () => {
    const { source, store } = await whole();
    expect(store.noteOutage).not.toHaveBeenCalled();
    source.fail();
    await pass(5_000);
    const since = new Date();
    await pass(5_000);
    source.fail(false);
    await pass(1_000);
    expect(store.noteOutage.mock.calls).toEqual([[since], [undefined]]);
  });

  it("has been so since an earlier process found out, to a process that starts meanwhile", async () => {
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

  it("is over for a process that starts when the service is back, and the next outage is a new one", async () => {
    const { source, content, store } = await whole({ ref: "left", outage: new Date(0) });
    await pass(250);
    expect(content.stale).toBeUndefined();
    expect(store.noteOutage).toHaveBeenCalledWith(undefined);
    source.fail();
    await pass(5_000);
    expect(content.stale?.since.getTime()).toBeGreaterThan(0);
  });
});

describe("all content", () => {
  it("is waited for once: without it nobody knows what is under an embargo", async () => {
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

  it("that another process left and nobody can use is asked of the service again", async () => {
    const items = [{ kind: "page", page: null }] as unknown as readonly ContentItem[];
    const { content, log, titleNow } = snapshotOf({ ref: "left", items });
    expect(await titleNow()).toBe("First");
    expect(content.currentRef).not.toBe("left");
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), "the stored content snapshot cannot be used");
  });

  it("whose ref is let go while it is read is asked for at its next ref, at once and without alarm", async () => {
    const { everything, source, content, log, titleNow } = await whole();
    const gone = source.publish(contentTitled("Second"));
    everything.mockImplementationOnce(async function* () {
      source.publish(contentTitled("Third"));
      source.letGo(gone);
      yield* [];
      throw new UnknownRefError("everything", { cause: "410" });
    });
    await pass(5_000);
    expect(await titleNow()).toBe("Third");
    expect(content.stale).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining("stale"));
  });

  it("that could not be written to the disk is told of, until it can", async () => {
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

  it("on the disk that is not the newest has been stale since it was written, and the log says so", async () => {
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

  /** A site that visitors read, and what it then publishes. */
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

  it.each(refusals)(
    "by taking away %s is not taken, and the operator is told once",
    async (_what, content) => {
      const { content: site, log, meter, ref, everything } = await published(content);
      await pass(20_000);
      expect(site.currentRef).not.toBe(ref);
      expect(await site.findPage(await site.publishedRef(), { type: "home" })).toBeDefined();
      expect(log.error.mock.calls).toMatchObject([
        [{ ref }, expect.stringContaining("would empty the site")],
      ]);
      expect(meter.set).toHaveBeenCalledWith(
        "content_refused_since_timestamp_seconds",
        {},
        expect.any(Number),
      );
      expect(site.stale).toBeDefined();
      expect(everything).toHaveBeenCalledOnce();
    },
  );

  it("is read once more after a minute: it may have been the service's fault", async () => {
    const { everything } = await published({});
    await pass(60_000);
    expect(everything).toHaveBeenCalledTimes(2);
  });

  it("is over with the next one that does not", async () => {
    const { source, content, meter } = await published({});
    const ref = source.publish(full);
    await pass(5_000);
    expect([content.currentRef, content.stale]).toEqual([ref, undefined]);
    expect(meter.set).toHaveBeenCalledWith("content_refused_since_timestamp_seconds", {}, 0);
  });

  it("is taken where the operator says that it is meant", async () => {
    const { content, ref } = await published({}, "memory-3");
    expect(content.currentRef).toBe(ref);
  });

  it("is no publish that takes half of all documents away, and adds others", async () => {
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

  it("is another ref that visitors read at, told like a publish, without a word of the service", async () => {
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

  it("keeps until then a page from who asks the service by a former uid, and from its search", async () => {
    const { source, content } = snapshotOf();
    source.publish({ pages: [hidden("Second", 60), homePage()] });
    const ref = await content.publishedRef();
    expect(await content.findPage(ref, company)).toBeUndefined();
    const found = await content.search(ref, { text: "second", scope: "page", page: 1, pageSize: 5 });
    expect(found).toMatchObject({ items: [], total: 0 });
  });

  it("comes for what an earlier process left as well", async () => {
    const { source, titleNow } = snapshotOf({
      ref: "left",
      items: [{ kind: "page", page: hidden("Left", 1) }],
    });
    source.fail();
    expect(await titleNow()).toBeUndefined();
    await pass(60_000);
    expect(await titleNow()).toBe("Left");
  });

  it("is found by a clock that was set", async () => {
    const { source, titleNow } = snapshotOf();
    source.publish({ pages: [hidden("Second", 24 * 60)] });
    expect(await titleNow()).toBeUndefined();
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await pass(60_000);
    expect(await titleNow()).toBe("Second");
  });
});
