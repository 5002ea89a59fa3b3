import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { ContentServiceError, contentRef, UnknownRefError } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage } from "../sample-pages.ts";

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
  readonly outage?: Date;
}

/** A snapshot of content in memory, in a process before which another has left something. */
function snapshotOf({ ref, outage }: Left = {}) {
  const source = new InMemoryContentRepository(contentTitled("First"));
  const ask = vi.spyOn(source, "publishedRef");
  const everything = vi.spyOn(source, "everything");
  const items: readonly ContentItem[] = [{ kind: "page", page: contentPage("company") }];
  const store = {
    newest: async () => (ref === undefined ? undefined : { ref: contentRef(ref), items }),
    write: vi.fn(async () => undefined),
    outage: async () => outage,
    noteOutage: vi.fn(async () => undefined),
    close: () => undefined,
  };
  const log = { ...silentLog, warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const listeners: (() => void)[] = [];
  const news = { tell: vi.fn(), listen: (listener: () => void) => void listeners.push(listener) };
  const content = new SnapshotRepository({ source, store, news, log, meter });
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

  it("is read once a ref, and the service answers until it is whole", async () => {
    const { everything, titleNow } = snapshotOf();
    everything.mockImplementation(async function* () {
      yield await never();
    });
    expect(await titleNow()).toBe("First");
    await pass(20_000);
    expect(everything).toHaveBeenCalledOnce();
  });

  it("is read again with the next poll where it could not be read", async () => {
    const { everything, source, titleNow } = snapshotOf();
    everything.mockImplementationOnce(async function* () {
      yield await down();
    });
    await titleNow();
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
      "the content could not be read as a whole",
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
      ["content_stale_since_seconds", {}, Math.floor(since.getTime() / 1_000)],
    ]);
    source.fail(false);
    await pass(1_000);
    expect(content.stale).toBeUndefined();
    expect(log.info).toHaveBeenCalledOnce();
    expect(meter.set).toHaveBeenLastCalledWith("content_stale_since_seconds", {}, 0);
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
    expect(meter.set.mock.calls).toEqual([["content_stale_since_seconds", {}, outage.getTime() / 1_000]]);
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
