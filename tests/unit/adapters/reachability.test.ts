import { describe, expect, it, vi } from "vitest";
import { Reachability } from "../../../src/adapters/redis/reachability.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

describe("whether Redis can be reached", () => {
  it("is told once when it fails and once when it is back, however many connections find out how often", () => {
    const log = { ...silentLog, warn: vi.fn(), info: vi.fn() };
    const meter = { ...silentMeter, set: vi.fn() };
    const redis = new Reachability({ log, meter });
    for (const use of ["speaking", "listening", "speaking"] as const) redis.fails(use, new Error("refused"));
    expect(log.warn).toHaveBeenCalledOnce();
    expect(meter.set.mock.calls).toEqual([["redis_up", {}, 0]]);
    redis.works("speaking");
    expect(log.info).not.toHaveBeenCalled();
    redis.works("listening");
    redis.works("speaking");
    expect(log.info).toHaveBeenCalledOnce();
    expect(meter.set).toHaveBeenLastCalledWith("redis_up", {}, 1);
  });
});
