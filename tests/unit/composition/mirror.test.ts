import fastify from "fastify";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { renewOnPublish } from "../../../src/composition/mirror.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

/** A site that listens, with a mirror whose renewals a test ends. */
async function listening() {
  const renewals: PromiseWithResolvers<void>[] = [];
  const renew = vi.fn(() => {
    const renewal = Promise.withResolvers<void>();
    renewals.push(renewal);
    return renewal.promise;
  });
  const listeners: (() => void)[] = [];
  const content = { onPublish: (listener: () => void) => void listeners.push(listener) };
  const set = vi.fn();
  const site = fastify();
  onTestFinished(() => site.close());
  renewOnPublish({ mirror: { renew }, content, site, meter: { ...silentMeter, set } });
  await site.listen({ host: "127.0.0.1", port: 0 });
  return {
    renew,
    set,
    publish: () => listeners.forEach((listener) => void listener()),
    end: (error?: Error) => {
      const renewal = renewals.shift();
      if (error) renewal?.reject(error);
      else renewal?.resolve();
      return vi.advanceTimersByTimeAsync(0);
    },
  };
}

it("the mirror is renewed once the site listens, and once more whatever is published meanwhile", async () => {
  const { renew, publish, end } = await listening();
  expect(renew).toHaveBeenCalledOnce();
  for (const _ of [1, 2, 3]) publish();
  expect(renew).toHaveBeenCalledOnce();
  await end();
  expect(renew).toHaveBeenCalledTimes(2);
  await end();
  expect(renew).toHaveBeenCalledTimes(2);
  publish();
  expect(renew).toHaveBeenCalledTimes(3);
});

it("a mirror that fails is tried again after a minute, or with the next publish, and figures say since when", async () => {
  const { renew, publish, end, set } = await listening();
  await end(new Error("the disk is full"));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(renew).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(2);
  await end(new Error("the disk is full"));
  publish();
  await end();
  expect(set.mock.calls.map(([name, , since]) => [name, since])).toEqual([
    ["mirror_failing_since_timestamp_seconds", 1_800_000_000],
    ["mirror_failing_since_timestamp_seconds", 1_800_000_000],
    ["mirror_failing_since_timestamp_seconds", 0],
  ]);
});
