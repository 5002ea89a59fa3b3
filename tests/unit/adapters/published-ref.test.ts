import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PublishedRef } from "../../../src/adapters/content-cache/published-ref.ts";
import type { ContentKeeper } from "../../../src/ports/content-keeper.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const [first, second, third] = [contentRef("first"), contentRef("second"), contentRef("third")];
const down = () => Promise.reject(new ContentServiceError("publishedRef", { cause: "down" }));
const never = () => new Promise<never>(() => undefined);

interface Setting {
  readonly left?: string;
  readonly leftOutage?: Date;
  readonly keep?: ContentKeeper["keep"];
}

function published({ left, leftOutage, keep }: Setting = {}) {
  const kept = new Set<string>(left === undefined ? [] : [left]);
  const keeper: ContentKeeper = {
    newest: async () => (left === undefined ? undefined : contentRef(left)),
    keeps: (ref) => kept.has(ref),
    keep: vi.fn(async (ref) => {
      await keep?.(ref);
      kept.add(ref);
    }),
    outage: async () => leftOutage,
    noteOutage: vi.fn(async () => undefined),
  };
  const ask = vi.fn(async () => first);
  const log = { ...silentLog, warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const news = { tell: vi.fn() };
  return { ask, keeper, news, log, meter, ref: new PublishedRef({ ask, keeper, news, log, meter }) };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("what is published", () => {
  it("is asked once for all who come together, and again after 5 s", async () => {
    const { ask, ref } = published();
    expect(await Promise.all([ref.current(), ref.current()])).toEqual([first, first]);
    await ref.current();
    expect(ask).toHaveBeenCalledOnce();
    ask.mockResolvedValue(second);
    await pass(5_000);
    expect(await ref.current()).toBe(second);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is told to other processes when it changes, before it is read, and not as long as it stays", async () => {
    const { ask, news, ref } = published({ keep: (kept) => (kept === second ? never() : Promise.resolve()) });
    await ref.current();
    await pass(5_000);
    await ref.current();
    expect(news.tell).not.toHaveBeenCalled();
    ask.mockResolvedValue(second);
    await pass(5_000);
    const waits = ref.current();
    await pass(500);
    expect(await waits).toBe(first);
    expect(news.tell.mock.calls).toEqual([[second]]);
  });

  it("is not known when the service fails and nothing was known before", async () => {
    const { ask, ref } = published();
    ask.mockImplementation(down);
    await expect(ref.current()).rejects.toThrow(ContentServiceError);
  });

  it("stays what it was while the service fails, and nobody waits", async () => {
    const { ask, ref } = published();
    await ref.current();
    ask.mockImplementation(down);
    await pass(5_000);
    expect([await ref.current(), await ref.current()]).toEqual([first, first]);
    ask.mockImplementation(never);
    await pass(1_000);
    expect(await ref.current()).toBe(first);
  });

  it("is waited for half a second when the service is slow, and then no more", async () => {
    const { ask, ref } = published();
    await ref.current();
    const answer = Promise.withResolvers<typeof second>();
    ask.mockImplementation(() => answer.promise);
    await pass(5_000);
    const waiting = vi.fn();
    const waits = ref.current().then(waiting);
    await pass(499);
    expect(waiting).not.toHaveBeenCalled();
    await pass(1);
    await waits;
    expect(waiting).toHaveBeenCalledWith(first);
    expect(await ref.current()).toBe(first);
    answer.resolve(second);
    await pass(0);
    expect(await ref.current()).toBe(second);
  });

  it("is asked at once by whoever asks anew, and that answer holds, whichever comes first", async () => {
    const { ask, ref } = published();
    await ref.current();
    const old = Promise.withResolvers<typeof first>();
    ask.mockImplementationOnce(() => old.promise);
    await pass(5_000);
    const visitor = ref.current();
    ask.mockResolvedValueOnce(second);
    expect(await ref.anew()).toBe(second);
    old.resolve(first);
    await visitor;
    expect(await ref.current()).toBe(second);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is the later question's business for visitors who come while an earlier one is under way", async () => {
    const { ask, ref } = published();
    await ref.current();
    ask.mockImplementationOnce(never);
    await pass(5_000);
    void ref.current();
    const answer = Promise.withResolvers<typeof second>();
    ask.mockImplementationOnce(() => answer.promise);
    const notice = ref.anew();
    const visitor = ref.current();
    answer.resolve(second);
    expect(await Promise.all([notice, visitor])).toEqual([second, second]);
  });

  it("is told to nobody who asks anew while the service fails", async () => {
    const { ask, ref } = published();
    await ref.current();
    ask.mockImplementation(down);
    await expect(ref.anew()).rejects.toThrow(ContentServiceError);
  });
});

describe("what is published, where all of it is kept", () => {
  it("is what an earlier process left, while the service is down", async () => {
    const { ask, ref } = published({ left: "first" });
    ask.mockImplementation(down);
    expect(await ref.current()).toBe(first);
  });

  it("is read again once by each process, and nobody waits for that", async () => {
    const { ref, keeper } = published({ left: "first", keep: never });
    expect(await ref.current()).toBe(first);
    expect(keeper.keep).toHaveBeenCalledWith(first);
  });

  it("is shown from the service until it is kept for the first time", async () => {
    const { ref } = published({ keep: never });
    expect(await ref.current()).toBe(first);
  });

  it("changes once all that is new is kept", async () => {
    const reading = Promise.withResolvers<void>();
    const { ask, ref } = published({ keep: (at) => (at === second ? reading.promise : Promise.resolve()) });
    await ref.current();
    ask.mockResolvedValue(second);
    await pass(5_000);
    const waits = ref.current();
    await pass(500);
    expect(await waits).toBe(first);
    reading.resolve();
    await pass(0);
    expect(await ref.current()).toBe(second);
  });

  it("stays the old while the new cannot be read, and says so", async () => {
    const { ask, ref, log } = published({ keep: (at) => (at === first ? Promise.resolve() : down()) });
    await ref.current();
    ask.mockResolvedValue(second);
    await pass(5_000);
    expect(await ref.current()).toBe(first);
    expect(ref.stale).toMatchObject({ reason: expect.stringContaining("down") });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("is the newest that can be had where nothing is kept", async () => {
    const { ask, ref } = published({ keep: down });
    await ref.current();
    ask.mockResolvedValue(third);
    await pass(5_000);
    expect(await ref.current()).toBe(third);
  });
});

describe("stale content", () => {
  it("is told when it begins and when it ends, once each", async () => {
    const { ask, ref, log, meter } = published();
    await ref.current();
    expect(ref.stale).toBeUndefined();
    ask.mockImplementation(down);
    await pass(5_000);
    const since = new Date();
    for (let count = 0; count < 5; count++) {
      await ref.current();
      await pass(1_000);
    }
    expect(ask.mock.calls.length).toBeGreaterThan(3);
    expect(ref.stale).toMatchObject({ since });
    expect(log.warn).toHaveBeenCalledOnce();
    expect(meter.set.mock.calls).toEqual([
      ["content_stale_since_seconds", {}, Math.floor(since.getTime() / 1_000)],
    ]);
    ask.mockResolvedValue(second);
    await ref.current();
    await pass(0);
    expect(await ref.current()).toBe(second);
    expect(ref.stale).toBeUndefined();
    expect(log.info).toHaveBeenCalledOnce();
    expect(meter.set).toHaveBeenLastCalledWith("content_stale_since_seconds", {}, 0);
  });

  it("is left word of for the next process, once, and so is its end", async () => {
    const { ask, ref, keeper } = published();
    await ref.current();
    expect(keeper.noteOutage).not.toHaveBeenCalled();
    ask.mockImplementation(down);
    await pass(5_000);
    const since = new Date();
    for (let count = 0; count < 3; count++) {
      await ref.current();
      await pass(1_000);
    }
    ask.mockResolvedValue(first);
    await ref.current();
    await pass(0);
    expect(vi.mocked(keeper.noteOutage).mock.calls).toEqual([[since], [undefined]]);
  });

  it("has been so since an earlier process found out, to a process that starts meanwhile", async () => {
    const leftOutage = new Date("2026-11-21T09:30:00Z");
    const { ask, ref, log, meter } = published({ left: "first", leftOutage });
    ask.mockImplementation(down);
    await ref.current();
    await pass(0);
    expect(ref.stale).toMatchObject({ since: leftOutage });
    expect(log.warn.mock.calls).toMatchObject([[{ since: leftOutage }, expect.stringContaining("stale")]]);
    expect(meter.set.mock.calls).toEqual([["content_stale_since_seconds", {}, leftOutage.getTime() / 1_000]]);
  });

  it("is over for a process that starts when the service is back, and the next outage is a new one", async () => {
    const { ask, ref, keeper } = published({ left: "first", leftOutage: new Date(0) });
    await ref.current();
    expect(ref.stale).toBeUndefined();
    expect(keeper.noteOutage).toHaveBeenCalledWith(undefined);
    ask.mockImplementation(down);
    await pass(5_000);
    const since = new Date();
    await ref.current();
    await pass(0);
    expect(ref.stale).toMatchObject({ since });
  });
});
