import { describe, expect, it, vi } from "vitest";
import { type ContentRef, ContentServiceError, contentRef } from "../../../src/ports/content-service.ts";
import {
  advanceClock,
  contentTitled,
  fakeClock,
  loadedSnapshot,
  neverRead,
  STORED,
  snapshotOf,
} from "./snapshot-of.ts";

fakeClock();

/** What the service in memory publishes first. */
const FIRST = contentRef("ref-1");

describe("the published ref", () => {
  it("is requested once for concurrent callers, and polled every 5 s", async () => {
    const { service, source, titleNow } = snapshotOf();
    await Promise.all([source.read(), source.read()]);
    expect(service.publishedRef).toHaveBeenCalledOnce();
    service.publish(contentTitled("Second"));
    await advanceClock(4_750);
    expect([service.publishedRef.mock.calls.length, await titleNow()]).toEqual([1, "First"]);
    await advanceClock(250);
    expect([service.publishedRef.mock.calls.length, await titleNow()]).toEqual([2, "Second"]);
  });

  it("is polled after the clock was set back by an hour", async () => {
    const { publish, titleNow } = await loadedSnapshot();
    vi.setSystemTime(Date.now() - 3_600_000);
    await publish("Second");
    expect(await titleNow()).toBe("Second");
  });

  it("is unknown if the service fails at the first start, and cannot be refreshed while it fails", async () => {
    const { service, source } = snapshotOf();
    service.fail();
    await expect(source.read()).rejects.toThrow(ContentServiceError);
    expect(source.visible(Date.now())).toBeUndefined();
    service.fail(false);
    expect(await source.read()).toBe(source.visible(Date.now()));
    service.fail();
    await expect(source.refresh()).rejects.toThrow(ContentServiceError);
  });

  it("is requested at once by a refresh, after the running poll", async () => {
    const { service, source } = await loadedSnapshot();
    const answer = Promise.withResolvers<ContentRef>();
    service.publishedRef.mockImplementationOnce(() => answer.promise);
    await advanceClock(5_000);
    const second = service.publish(contentTitled("Second"));
    const one = source.refresh();
    const other = source.refresh();
    answer.resolve(FIRST);
    expect(await Promise.all([one, other])).toEqual([second, second]);
    expect(service.publishedRef).toHaveBeenCalledTimes(3);
  });

  it("is published to other processes when it changes, before the content is read", async () => {
    const { service, publish, publishEvents, titleNow } = await loadedSnapshot();
    await advanceClock(5_000);
    expect(publishEvents.publish).not.toHaveBeenCalled();
    service.readAll.mockImplementation(neverRead);
    const second = await publish("Second");
    expect(publishEvents.publish.mock.calls).toEqual([[second]]);
    expect(await titleNow()).toBe("First");
  });

  it("is requested after a publish event of another process", async () => {
    const { service, notify, titleNow } = await loadedSnapshot();
    service.publish(contentTitled("Second"));
    notify();
    await advanceClock(0);
    expect(await titleNow()).toBe("Second");
  });

  it("does not go back to a replaced ref because an edge server lags behind", async () => {
    const { service, source, publish, publishEvents, titleNow } = await loadedSnapshot();
    const second = await publish("Second");
    publishEvents.publish.mockClear();
    const listener = vi.fn();
    source.onChange(listener);
    for (const named of [FIRST, second, FIRST, FIRST]) {
      service.publishedRef.mockImplementationOnce(async () => named);
      await advanceClock(5_000);
      expect(await titleNow()).toBe("Second");
    }
    service.publishedRef.mockImplementationOnce(async () => FIRST);
    expect(await source.refresh()).toBe(second);
    expect([listener.mock.calls, publishEvents.publish.mock.calls]).toEqual([[], []]);
    await publish("Third");
    expect(await titleNow()).toBe("Third");
  });

  it("never goes back to a ref that the previous process had replaced", async () => {
    const { service, source, store } = snapshotOf({ ref: "second", replaced: ["zeroth", "first"] });
    service.readAll.mockImplementation(async (ref) => ({ ref, items: STORED }));
    for (const named of ["first", "zeroth"]) {
      service.publishedRef.mockImplementationOnce(async () => contentRef(named));
      expect(await source.refresh()).toBe("second");
    }
    service.publishedRef.mockImplementation(async () => contentRef("third"));
    expect(await source.refresh()).toBe("third");
    await advanceClock(0);
    expect(service.readAll.mock.calls.map(([ref]) => ref)).toEqual(["second", "third"]);
    const history = { replaced: ["zeroth", "first", "second"], former: new Map() };
    expect(store.write).toHaveBeenLastCalledWith("third", STORED, expect.objectContaining(history));
  });

  it("goes back to a replaced ref once the service has returned no other for ten minutes", async () => {
    const { service, publish, titleNow } = await loadedSnapshot();
    await publish("Second");
    service.publishedRef.mockImplementation(async () => FIRST);
    await advanceClock(595_000);
    expect(await titleNow()).toBe("Second");
    await advanceClock(5_000);
    expect(await titleNow()).toBe("First");
  });

  it("is not polled after shutdown", async () => {
    const { service, source } = await loadedSnapshot();
    await source.close();
    await advanceClock(60_000);
    expect(service.publishedRef).toHaveBeenCalledOnce();
  });
});

describe("stale content", () => {
  it("is logged once at its start and once at its end", async () => {
    const { service, source, log, meter } = await loadedSnapshot();
    log.info.mockClear();
    expect(source.stale).toBeUndefined();
    service.fail();
    await advanceClock(5_000);
    const since = new Date();
    await advanceClock(5_000);
    expect(service.publishedRef.mock.calls.length).toBeGreaterThan(5);
    expect(source.stale).toMatchObject({ since });
    expect(log.warn).toHaveBeenCalledOnce();
    const metric = "content_stale_since_timestamp_seconds";
    expect(meter.set.mock.calls).toEqual([[metric, {}, Math.floor(since.getTime() / 1_000)]]);
    service.fail(false);
    await advanceClock(1_000);
    expect(source.stale).toBeUndefined();
    expect(log.info).toHaveBeenCalledOnce();
    expect(meter.set).toHaveBeenLastCalledWith(metric, {}, 0);
  });

  it("has the newest reason that everybody may read", async () => {
    const { service, source } = await loadedSnapshot();
    const reasons = [undefined, "it responded with status 401", "it responded with status 403"];
    for (const publicReason of reasons)
      service.publishedRef.mockRejectedValueOnce(
        new ContentServiceError("publishedRef", { cause: "10.1.2.3", publicReason }),
      );
    const seen: unknown[] = [];
    for (const wait of [5_000, 1_000, 1_000]) {
      await advanceClock(wait);
      seen.push(source.stale?.reason);
    }
    expect(seen).toEqual(reasons);
  });

  it("is stored before its end is, and before the source is closed", async () => {
    const { service, source, store } = await loadedSnapshot();
    const held = Promise.withResolvers<undefined>();
    store.writeOutage.mockReturnValueOnce(held.promise);
    service.fail();
    await advanceClock(5_000);
    service.fail(false);
    await advanceClock(1_000);
    expect(store.writeOutage.mock.calls).toEqual([[expect.any(Date)]]);
    const closed = vi.fn();
    const closing = source.close().then(closed);
    await advanceClock(1_000);
    expect(closed).not.toHaveBeenCalled();
    held.resolve(undefined);
    await closing;
    expect(store.writeOutage).toHaveBeenLastCalledWith(undefined);
  });

  it("has ended for a process that starts after the recovery, and the next outage is a new one", async () => {
    const { service, source, store } = await loadedSnapshot({ ref: "left", outage: new Date(0) });
    await advanceClock(250);
    expect(source.stale).toBeUndefined();
    expect(store.writeOutage).toHaveBeenCalledWith(undefined);
    service.fail();
    await advanceClock(5_000);
    expect(source.stale?.since.getTime()).toBeGreaterThan(0);
  });
});
