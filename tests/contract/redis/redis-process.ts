import { beforeEach, onTestFinished, vi } from "vitest";
import { LocalRateLimitStore } from "../../../src/adapters/rate-limits/local-rate-limit-store.ts";
import { openSharedState } from "../../../src/adapters/redis/shared-state.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { startScriptedRedis } from "./scripted-redis.ts";

const MINUTE_MS = 60_000;
/** Requests of a client that all processes together have seen. */
export const SHARED_COUNT = 7;
/** Commands of the site that change data. */
export const WRITES = new Set(["SET", "INCR", "EVAL"]);
/** Answers of a server that accepts everything. */
const ACCEPTED: ReadonlyMap<string, string> = new Map([
  ["INCR", `:${SHARED_COUNT}`],
  ["PTTL", ":30000"],
  ["GET", "$-1"],
  ["EVAL", ":1"],
  ["SUBSCRIBE", "*3\r\n$9\r\nsubscribe\r\n$17\r\nwebsite:published\r\n:1"],
]);

/** Lets the tests of a file advance the time between two looks at a connection. */
export function withFakeChecks(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
  });
}

/** A process of the site with a server whose connections each may refuse commands: with an error, or `undefined`. */
export async function processWith(refusal: (command: string, connection: number) => string | undefined) {
  const server = await startScriptedRedis((command, connection) => {
    const error = refusal(command, connection);
    return error === undefined ? (ACCEPTED.get(command) ?? "+OK") : `-${error}`;
  });
  const log = recordingLog();
  let up: number | undefined;
  const meter = {
    ...silentMeter,
    set: (_name: string, _labels: object, value: number) => {
      up = value;
    },
  };
  const local = new LocalRateLimitStore();
  const durable = new LocalRateLimitStore();
  const shared = openSharedState(server.url, { log, meter, local, durable });
  onTestFinished(() => shared.close());
  return {
    ...shared,
    ...server,
    log,
    up: () => up,
    count: async () => (await shared.rateLimitStore.count("client", MINUTE_MS)).count,
    /** Lets the time pass until all connections have been checked. */
    untilChecked: () => vi.advanceTimersByTimeAsync(2_000),
  };
}

/** Why a server may refuse to write. */
export const REFUSALS: readonly string[] = [
  "READONLY You can't write against a read only replica.",
  "OOM command not allowed when used memory > 'maxmemory'.",
  "NOAUTH Authentication required.",
  "LOADING Redis is loading the dataset in memory",
  "MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.",
  "CLUSTERDOWN Hash slot not served",
  "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
];
