import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSignUps, signUpPath } from "../../../src/adapters/sign-up-store/sign-up-file.ts";
import { SignUpStore } from "../../../src/adapters/sign-up-store/sign-up-store.ts";
import { NewsletterAudienceError } from "../../../src/ports/newsletter-audience.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";
import { obstruct } from "../obstructed.ts";
import { addressOf, newsletterAudienceContract, READER, type Subject, TIME } from "./contract.ts";

const PROCESS = join(import.meta.dirname, "sign-up-process.ts");

const stores: SignUpStore[] = [];
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const store of stores.splice(0)) await store.close();
});

function open(data = folder, needsConfirmation = true) {
  const log = recordingLog();
  const set = vi.fn();
  const meter = { count: () => undefined, observe: () => undefined, set };
  const store = new SignUpStore({ folder: data, needsConfirmation, log, meter });
  stores.push(store);
  return { store, log, set };
}

function addressesIn(data = folder): readonly string[] {
  return (readSignUps(data) ?? []).map(({ address }) => address);
}

function execute(path: string, statements: string): void {
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
}

describe("an audience on the disk", () => {
  newsletterAudienceContract(async (): Promise<Subject> => {
    const data = join(mkdtempSync(join(folder, "contract-")), "data");
    const { store } = open(data);
    await store.prepare();
    return {
      audience: store,
      addresses: async () => addressesIn(data),
      topicsOf: async (address) =>
        readSignUps(data)?.find((found) => found.address === address)?.topics ?? [],
      languageOf: async (address) => readSignUps(data)?.find((found) => found.address === address)?.language,
      fail: async (isFailing) => {
        await store.close();
        obstruct(data, isFailing);
      },
    };
  });
});

describe("a file of a version without topics and languages", () => {
  it("keeps its sign-ups, stores both, and can still be read and written by that version", async () => {
    const put = (address: string) =>
      `INSERT INTO sign_up (key, address, needs_confirmation, signed_up_at) VALUES ('${address}', '${address}', 1, '')`;
    execute(
      signUpPath(folder),
      `CREATE TABLE sign_up (
        id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, address TEXT NOT NULL, needs_confirmation INTEGER NOT NULL,
        signed_up_at TEXT NOT NULL, repeated_at TEXT
      ) STRICT; PRAGMA user_version = 1; ${put("former@larkfield.example")}`,
    );
    expect(readSignUps(folder)).toMatchObject([{ address: "former@larkfield.example", topics: [] }]);
    await open().store.subscribe(READER, { ...TIME, topics: ["Results"], language: "de" });
    execute(signUpPath(folder), put("late@larkfield.example"));
    const kept = { topics: [], language: undefined };
    expect(readSignUps(folder)).toMatchObject([kept, { topics: ["Results"], language: "de" }, kept]);
  });
});

describe("a sign-up", () => {
  it("is a row with the time of the first and the latest sign-up, readable only by the file's owner", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T08:00:00Z") });
    const data = join(folder, "new", "data");
    const { store } = open(data, false);
    await store.subscribe(READER, TIME);
    vi.setSystemTime(new Date("2026-11-23T08:00:00Z"));
    await store.subscribe(addressOf("READER@larkfield.example"), TIME);
    const times = { signedUpAt: "2026-11-22T08:00:00.000Z", repeatedAt: "2026-11-23T08:00:00.000Z" };
    expect(readSignUps(data)).toEqual([{ address: READER, needsConfirmation: false, topics: [], ...times }]);
    expect((await stat(signUpPath(data))).mode & 0o077).toBe(0);
  });

  it("waits for another writing process without blocking the event loop", async () => {
    const { store } = open();
    await store.prepare();
    const other = new DatabaseSync(signUpPath(folder));
    other.exec("BEGIN IMMEDIATE");
    const signedUp = store.subscribe(READER, TIME);
    const turns: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const begun = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 5));
      turns.push(performance.now() - begun);
    }
    other.exec("COMMIT");
    other.close();
    expect(await signedUp).toBe("signed-up");
    // A busy machine may delay a few turns; a store that blocks delays every second or third.
    expect(turns.toSorted((a, b) => b - a)[4]).toBeLessThan(250);
  });

  it("times out if another process is writing for too long", async () => {
    const { store } = open();
    await store.prepare();
    const other = new DatabaseSync(signUpPath(folder));
    other.exec("BEGIN IMMEDIATE");
    await expect(store.subscribe(READER, { timeoutMs: 50 })).rejects.toBeInstanceOf(NewsletterAudienceError);
    other.close();
    expect(addressesIn()).toEqual([]);
  });
});

/** Runs a process that signs up addresses; returns its output, also if it was killed. */
async function signUps(prefix: string, count: number, killAfter = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, [PROCESS, folder, prefix, String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
    if (said.split("\n").length > killAfter) child.kill("SIGKILL");
  });
  await once(child, "close");
  return acknowledgedIn(said);
}

/** The acknowledged addresses. The last line may be incomplete. */
function acknowledgedIn(said: string): string[] {
  return [...said.matchAll(/^\+(.*)\n/gm)].map(([, address = ""]) => address);
}

describe("acknowledged sign-ups", { timeout: 60_000 }, () => {
  it("survive three kills of the process, without duplicates", async () => {
    const acknowledged: string[] = [];
    for (const killAfter of [5, 60, 200]) {
      acknowledged.push(...(await signUps(`kill-${killAfter}-`, 1_000_000, killAfter)));
    }
    expect(acknowledged.length).toBeGreaterThan(250);
    const stored = addressesIn();
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((address) => !stored.includes(address))).toEqual([]);
  });

  it("of two processes on one folder are all stored, without duplicates", async () => {
    const [one, two] = await Promise.all([signUps("r", 400), signUps("r", 400)]);
    const other = await signUps("other-", 10);
    expect([one.length, two.length]).toEqual([400, 400]);
    expect(addressesIn().toSorted()).toEqual([...one, ...other].toSorted());
  });
});

/** A small disk needs a mount, which Linux allows in a separate namespace. */
const hasOwnMounts = spawnSync("unshare", ["--map-root-user", "--mount", "true"]).status === 0;

describe.runIf(hasOwnMounts)("a disk that fills", { timeout: 60_000 }, () => {
  it("survive a full disk; others fail until there is space", async () => {
    // 300 sign-ups, which do not all fit; then space is freed, and ten more. The stored ones are read from the disk.
    const program = `
      set -e
      mount -t tmpfs -o size=600k tmpfs "$1"
      head -c 200000 /dev/zero > "$1/ballast"
      "$2" "$3" "$1" full- 300 > "$4/full"
      rm "$1/ballast"
      "$2" "$3" "$1" room- 10 > "$4/room"
      "$2" "$5" list > "$4/stored"`;
    const said = await mkdtemp(join(folder, "said-"));
    const disk = await mkdtemp(join(folder, "disk-"));
    const list = join(import.meta.dirname, "../../../scripts/sign-ups/main.ts");
    await promisify(execFile)(
      "unshare",
      ["--map-root-user", "--mount", "sh", "-c", program, "sh", disk, process.execPath, PROCESS, said, list],
      { env: { ...process.env, DATA_DIR: disk } },
    );
    const [full, room, stored] = await Promise.all(
      ["full", "room", "stored"].map((name) => readFile(join(said, name), "utf8")),
    );
    expect(full?.match(/^-/gm)?.length).toBeGreaterThan(0);
    const acknowledged = [...acknowledgedIn(full ?? ""), ...acknowledgedIn(room ?? "")];
    expect(acknowledged.filter((address) => address.startsWith("full-")).length).toBeGreaterThan(10);
    expect(acknowledged.filter((address) => address.startsWith("room-")).length).toBe(10);
    const listed = [...(stored ?? "").matchAll(/^(\S+@\S+) /gm)].map(([, address]) => address);
    expect(listed).toEqual(acknowledged);
  });
});

describe("an unwritable folder", () => {
  it("makes sign-ups fail, is logged once, and recovers", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const data = join(folder, "data");
    const { store, log, set } = open(data);
    await store.prepare();
    await store.close();
    obstruct(data, true);
    for (const _ of [1, 2]) {
      await expect(store.subscribe(READER, TIME)).rejects.toBeInstanceOf(NewsletterAudienceError);
    }
    expect(store.failing).toMatchObject({ since: expect.any(Date) });
    expect(log.errors).toMatchObject([{ path: signUpPath(data) }]);
    const since = Math.floor((store.failing?.since.getTime() ?? 0) / 1_000);
    expect(set.mock.calls).toEqual([["sign_ups_failing_since_timestamp_seconds", {}, since]]);

    obstruct(data, false);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(store.failing).toBeUndefined(), { timeout: 10_000 });
    expect(set).toHaveBeenLastCalledWith("sign_ups_failing_since_timestamp_seconds", {}, 0);
    expect(await store.subscribe(READER, TIME)).toBe("signed-up");
  });

  it.each([
    ["damaged", (path: string) => writeFile(path, "no database".repeat(1_000))],
    ["of a newer version", async (path: string) => execute(path, "PRAGMA user_version = 1000")],
  ])("or a file that is %s stays unchanged, and sign-ups fail", async (_, damage) => {
    await damage(signUpPath(folder));
    const before = await readFile(signUpPath(folder));
    const { store } = open();
    await store.prepare();
    await expect(store.subscribe(READER, TIME)).rejects.toBeInstanceOf(NewsletterAudienceError);
    expect(store.failing).toBeDefined();
    expect((await readFile(signUpPath(folder))).subarray(100)).toEqual(before.subarray(100));
  });

  it("or a file that was emptied has lost its sign-ups: it stays empty, and the log says what to do", async () => {
    const { store, log } = open();
    await store.subscribe(READER, TIME);
    await store.close();
    await truncate(signUpPath(folder));
    await expect(store.subscribe(READER, TIME)).rejects.toBeInstanceOf(NewsletterAudienceError);
    expect(store.failing?.reason).toMatch(/sign-ups\.sqlite is empty, .* put a backup in its place/);
    expect(log.errors).toMatchObject([{ path: signUpPath(folder) }]);
    expect((await stat(signUpPath(folder))).size).toBe(0);
    expect(() => readSignUps(folder)).toThrow("is empty");
    await rm(signUpPath(folder));
    expect(await store.subscribe(READER, TIME)).toBe("signed-up");
  });
});
