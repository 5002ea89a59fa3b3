import { expect, it, vi } from "vitest";
import { RedisHealth } from "../../../src/adapters/redis/redis-health.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

it("an outage of Redis is logged once at its start and once at its end, for any number of connections", () => {
  const log = { ...silentLog, warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const redis = new RedisHealth({ log, meter });
  for (const use of ["commands", "subscriber", "commands"] as const) redis.fails(use, new Error("refused"));
  expect(log.warn).toHaveBeenCalledOnce();
  expect(meter.set.mock.calls).toEqual([["redis_up", {}, 0]]);
  redis.works("commands");
  expect(log.info).not.toHaveBeenCalled();
  redis.works("subscriber");
  redis.works("commands");
  expect(log.info).toHaveBeenCalledOnce();
  expect(meter.set).toHaveBeenLastCalledWith("redis_up", {}, 1);
});
