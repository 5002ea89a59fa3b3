import { describe, expect, it, vi } from "vitest";
import { ContentServiceError } from "../../../src/ports/content-repository.ts";
import { fakeClock, pass, whole } from "./snapshot-of.ts";

fakeClock();

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
