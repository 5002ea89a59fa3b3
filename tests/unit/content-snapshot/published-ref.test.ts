import { describe, expect, it, vi } from "vitest";
import { ContentServiceError, contentRef } from "../../../src/ports/content-repository.ts";
import { contentTitled, fakeClock, LEFT, never, pass, snapshotOf, whole } from "./snapshot-of.ts";

fakeClock();

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
    const { publish, titleNow } = await whole();
    vi.setSystemTime(Date.now() - 3_600_000);
    await publish("Second");
    expect(await titleNow()).toBe("Second");
  });

  it("is unknown if the service fails at the first start, and cannot be refreshed while it fails", async () => {
    const { source, content } = snapshotOf();
    source.fail();
    await expect(content.publishedRef()).rejects.toThrow(ContentServiceError);
    expect(content.currentRef).toBeUndefined();
    source.fail(false);
    expect(await content.publishedRef()).toBe(content.currentRef);
    source.fail();
    await expect(content.publishedRef({ refresh: true })).rejects.toThrow(ContentServiceError);
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

  it("is published to other processes when it changes, before the content is read", async () => {
    const { everything, publish, publishEvents, titleNow } = await whole();
    await pass(5_000);
    expect(publishEvents.publish).not.toHaveBeenCalled();
    everything.mockImplementation(async function* () {
      yield await never();
    });
    const second = await publish("Second");
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

  it("does not go back to a replaced ref because an edge server lags behind", async () => {
    const { ask, publish, content, publishEvents } = await whole();
    const first = await content.publishedRef();
    const second = await publish("Second");
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
    expect(await publish("Third")).toBe(content.currentRef);
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
    const history = { replaced: ["zeroth", "first", "second"], former: new Map() };
    expect(store.write).toHaveBeenLastCalledWith("third", LEFT, history);
  });

  it("goes back to a replaced ref once the service has returned no other for ten minutes", async () => {
    const { ask, publish, content } = await whole();
    const first = await content.publishedRef();
    const second = await publish("Second");
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
    const metric = "content_stale_since_timestamp_seconds";
    expect(meter.set.mock.calls).toEqual([[metric, {}, Math.floor(since.getTime() / 1_000)]]);
    source.fail(false);
    await pass(1_000);
    expect(content.stale).toBeUndefined();
    expect(log.info).toHaveBeenCalledOnce();
    expect(meter.set).toHaveBeenLastCalledWith(metric, {}, 0);
  });

  it("has the newest reason that everybody may read", async () => {
    const { ask, content } = await whole();
    const reasons = [undefined, "it responded with status 401", "it responded with status 403"];
    for (const publicReason of reasons)
      ask.mockRejectedValueOnce(new ContentServiceError("publishedRef", { cause: "10.1.2.3", publicReason }));
    const seen: unknown[] = [];
    for (const wait of [5_000, 1_000, 1_000]) {
      await pass(wait);
      seen.push(content.stale?.reason);
    }
    expect(seen).toEqual(reasons);
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
