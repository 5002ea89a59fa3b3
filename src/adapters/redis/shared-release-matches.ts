import type { Redis } from "ioredis";
import { subjectOf } from "../../domain/exchange/release-match.ts";
import { ReleaseMatchError } from "../../ports/release-matches.ts";
import { type MatchStorage, storedMatch } from "../release-matches/stored-matches.ts";
import type { RedisHealth } from "./redis-health.ts";

const KEY = "website:release-matches";

/** Matches of releases in Redis, for processes on several machines. */
export function sharedReleaseMatches(redis: Redis, health: RedisHealth): MatchStorage {
  const run = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command;
    } catch (error) {
      health.fails("commands", error);
      throw new ReleaseMatchError("Redis", { cause: error });
    }
  };
  return {
    async read() {
      const texts = await run(redis.hvals(KEY));
      return texts.map((text) => storedMatch.parse(JSON.parse(text)));
    },
    async add(match) {
      await run(redis.hsetnx(KEY, subjectOf(match), JSON.stringify(match)));
    },
  };
}
