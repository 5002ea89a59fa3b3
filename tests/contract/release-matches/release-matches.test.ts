import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { InMemoryReleaseMatches } from "../../../src/adapters/in-memory/release-matches.ts";
import { storedMatches } from "../../../src/adapters/release-matches/match-file.ts";
import type { MatchStorage } from "../../../src/adapters/release-matches/stored-matches.ts";
import { type ReleaseMatch, subjectOf } from "../../../src/domain/exchange/release-match.ts";
import { ReleaseMatchError, type ReleaseMatches } from "../../../src/ports/release-matches.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";

const MATCH: ReleaseMatch = {
  document: "Yx1",
  part: "document",
  reference: "06A-1234",
  by: "Kim",
  at: "2027-02-17T22:31:00.000Z",
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
});

/** What several processes share, in memory; it can lose everything. */
class SharedInMemory implements MatchStorage {
  readonly matches = new Map<string, ReleaseMatch>();
  isFailing = false;

  async read() {
    this.#check();
    return [...this.matches.values()];
  }

  async add(match: ReleaseMatch) {
    this.#check();
    if (!this.matches.has(subjectOf(match))) this.matches.set(subjectOf(match), match);
  }

  #check() {
    if (this.isFailing) throw new ReleaseMatchError("Redis", { cause: "it is down" });
  }
}

function stored(folder: string, shared?: MatchStorage) {
  const log = recordingLog();
  const matches = storedMatches(folder, log, shared);
  onTestFinished(() => matches.close());
  return { matches, log };
}

async function loaded(folder: string, shared?: MatchStorage) {
  const { matches, log } = stored(folder, shared);
  await matches.load();
  return { matches, log };
}

const kinds: readonly (readonly [string, () => ReleaseMatches])[] = [
  ["in memory", () => new InMemoryReleaseMatches()],
  ["on the disk", () => stored(temporaryFolder()).matches],
  ["shared by processes", () => stored(temporaryFolder(), new SharedInMemory()).matches],
];

describe.each(kinds)("matches of releases %s", (_kind, create) => {
  it("are known once they were added, and told", async () => {
    const matches = create();
    await matches.load();
    const before = matches.list;
    const listener = vi.fn();
    matches.onChange(listener);
    await matches.add(MATCH);
    expect([before, matches.list]).toEqual([[], [MATCH]]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("have one for each part of a document, and of another one with its id: the first", async () => {
    const matches = create();
    await matches.load();
    await matches.add(MATCH);
    const votes: ReleaseMatch = { ...MATCH, part: "results", at: "2027-02-17T22:32:00.000Z" };
    await matches.add(votes);
    const again = { ...MATCH, published: "2027-08-01T00:00:00Z", at: "2027-08-18T22:31:00.000Z" };
    await matches.add(again);
    const { list } = matches;
    await matches.add({ ...MATCH, reference: "another", at: "2027-02-17T22:33:00.000Z" });
    expect(matches.list).toEqual([MATCH, votes, again]);
    expect(matches.list).toBe(list);
  });
});

describe("matches of releases on the disk", () => {
  it("are known to the next process, and to others on this machine within two seconds", async () => {
    const folder = temporaryFolder();
    const { matches } = await loaded(folder);
    const { matches: other } = await loaded(folder);
    await matches.add(MATCH);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(other.list).toEqual([MATCH]));
    expect((await loaded(folder)).matches.list).toEqual([MATCH]);
  });

  it("begin anew if their file is damaged, which is moved aside and logged", async () => {
    const folder = temporaryFolder();
    const path = join(folder, "release-matches.sqlite");
    writeFileSync(path, "no database ".repeat(1_000));
    const { matches, log } = await loaded(folder);
    expect(log.errors).toEqual([{ file: `${path}.unusable` }]);
    await matches.add(MATCH);
    expect((await loaded(folder)).matches.list).toEqual([MATCH]);
  });

  it("are not acknowledged if the disk cannot store them", async () => {
    const file = join(temporaryFolder(), "a file in place of the folder");
    writeFileSync(file, "");
    const { matches } = await loaded(file);
    await expect(matches.add(MATCH)).rejects.toThrow(ReleaseMatchError);
  });
});

describe("shared matches of releases", () => {
  it("are known to all processes within two seconds", async () => {
    const shared = new SharedInMemory();
    const one = await loaded(temporaryFolder(), shared);
    const other = await loaded(temporaryFolder(), shared);
    await one.matches.add(MATCH);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(other.matches.list).toEqual([MATCH]));
  });

  it("survive the loss of what is shared, and that of a disk", async () => {
    const shared = new SharedInMemory();
    const { matches } = await loaded(temporaryFolder(), shared);
    await matches.add(MATCH);
    shared.matches.clear();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(async () => expect(await shared.read()).toEqual([MATCH]));
    expect((await loaded(temporaryFolder(), shared)).matches.list).toEqual([MATCH]);
  });

  it("stay open from the disk while what is shared fails, which is logged once", async () => {
    const shared = new SharedInMemory();
    const folder = temporaryFolder();
    await (await loaded(folder, shared)).matches.add(MATCH);
    shared.isFailing = true;
    const { matches, log } = await loaded(folder, shared);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(matches.list).toEqual([MATCH]);
    expect(log.warnings).toHaveLength(1);
    await expect(matches.add({ ...MATCH, document: "Yx2" })).rejects.toThrow(ReleaseMatchError);
  });
});
