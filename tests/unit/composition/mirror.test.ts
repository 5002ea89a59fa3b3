import fastify from "fastify";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { updateOnPublish } from "../../../src/composition/mirror.ts";
import { contentRef } from "../../../src/ports/content-repository.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

/** A listening site with a mirror whose updates are settled by the test. */
async function listening() {
  const updates: PromiseWithResolvers<void>[] = [];
  const listeners: (() => void)[] = [];
  const publish = () => listeners.forEach((listener) => void listener());
  let isLoaded = false;
  /** The first content is loaded for whoever asks first, and counts as a publish. */
  const load = () => {
    if (!isLoaded) publish();
    isLoaded = true;
  };
  const update = vi.fn(() => {
    load();
    const pending = Promise.withResolvers<void>();
    updates.push(pending);
    return pending.promise;
  });
  const content = {
    onPublish: (listener: () => void) => void listeners.push(listener),
    publishedRef: async () => {
      load();
      return contentRef("first");
    },
  };
  const set = vi.fn();
  const site = fastify();
  onTestFinished(() => site.close());
  updateOnPublish({ mirror: { update }, content, site, meter: { ...silentMeter, set } });
  await site.listen({ host: "127.0.0.1", port: 0 });
  await vi.advanceTimersByTimeAsync(0);
  return {
    update,
    set,
    publish,
    end: (error?: Error) => {
      const pending = updates.shift();
      if (error) pending?.reject(error);
      else pending?.resolve();
      return vi.advanceTimersByTimeAsync(0);
    },
  };
}

it("the mirror is updated once when the site has its first content, and once more after any number of publishes meanwhile", async () => {
  const { update, publish, end } = await listening();
  expect(update).toHaveBeenCalledOnce();
  for (const _ of [1, 2, 3]) publish();
  expect(update).toHaveBeenCalledOnce();
  await end();
  expect(update).toHaveBeenCalledTimes(2);
  await end();
  expect(update).toHaveBeenCalledTimes(2);
  publish();
  expect(update).toHaveBeenCalledTimes(3);
});

it("a failed update is retried after a minute or after the next publish, and a metric has its time", async () => {
  const { update, publish, end, set } = await listening();
  await end(new Error("the disk is full"));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(update).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(update).toHaveBeenCalledTimes(2);
  await end(new Error("the disk is full"));
  publish();
  await end();
  expect(set.mock.calls.map(([name, , since]) => [name, since])).toEqual([
    ["mirror_failing_since_timestamp_seconds", 1_800_000_000],
    ["mirror_failing_since_timestamp_seconds", 1_800_000_000],
    ["mirror_failing_since_timestamp_seconds", 0],
  ]);
});
