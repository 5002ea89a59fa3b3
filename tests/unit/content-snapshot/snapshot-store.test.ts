import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { SnapshotStore } from "../../../src/adapters/content-snapshot/snapshot-store.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { contentRef } from "../../../src/ports/content-service.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { contentPage, newsArticle, paragraph } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function open({ source = "https://larkfield.example", at = folder } = {}) {
  const log = recordingLog();
  return { file: new SnapshotStore({ folder: at, source, log }), log };
}

const first = contentRef("first");
const second = contentRef("second");
const content = (...uids: readonly string[]): ContentItem[] =>
  uids.map((uid) => ({ kind: "page", page: contentPage(uid) }));
const fullDisk = () => {
  throw new Error("no space left on device");
};

/** The path of the snapshot file, once it is written. */
async function path(): Promise<string> {
  const name = (await readdir(folder)).find((candidate) => candidate.endsWith(".jsonl"));
  if (name === undefined) throw new Error("there is no file of a snapshot");
  return join(folder, name);
}

describe("a stored snapshot", () => {
  it("contains the newest content for the next process, in order", async () => {
    const body = paragraph("The group’s results: 利益 up 4 %. 🎉");
    const many: ContentItem[] = [
      ...content(...Array.from({ length: 230 }, (_, index) => `page-${index}`)),
      { kind: "page", page: { ...newsArticle("results", "2026-11-21"), body } },
      { kind: "pdf", uid: "report", pdf: { id: "pdf_report", title: "Report", href: "/r.pdf" } },
    ];
    const { file } = open();
    await file.write(first, content("a"));
    await file.write(second, many);
    const { file: next, log } = open();
    const items = JSON.parse(JSON.stringify(many));
    const newest = await next.newest();
    const nothing = { replaced: [], former: new Map(), unseen: new Set(), earlier: [], changes: new Map() };
    expect(newest).toEqual({ ref: second, items, ...nothing });
    expect(log.warnings).toEqual([]);
    expect(structuredClone(newest?.items.map((item) => ({ ...item })))).toEqual(items);
    await next.write(second, newest?.items ?? []);
    // The text of an article that was read is compressed.
    expect(await readFile(await path(), "utf8")).not.toContain("results: ");
    expect(await open().file.newest()).toEqual(newest);
  });

  it("contains the refs and addresses that were before; one of an earlier version does not", async () => {
    const earlier = JSON.parse(JSON.stringify(content("a")));
    const seen = { version: "2026-11-23T08:00:00.000Z", seen: "2026-10-01T00:00:00.000Z", compared: 1 };
    const changes = new Map([["page_a", seen]]);
    const history = {
      replaced: [first],
      former: new Map([["/terms", "page_terms"]]),
      unseen: new Set(["page_terms rules"]),
      earlier,
      changes,
    };
    await open().file.write(second, content("a"), history);
    expect(await open().file.newest()).toMatchObject(history);
    const at = await path();
    const written = await readFile(at, "utf8");
    await writeFile(at, written.replace(/"replaced":.*?,"former":.*?(?="writtenAt")/, ""));
    expect(await open().file.newest()).toMatchObject({
      ref: second,
      replaced: [],
      former: new Map(),
      earlier: [],
      changes: new Map(),
    });
  });

  it("replaces the previous one, is readable by its owner only, and separate for each content service", async () => {
    const { file, log } = open();
    expect(await file.newest()).toBeUndefined();
    for (const ref of [first, second, second]) await file.write(ref, content("a"));
    expect((await readdir(folder)).filter((name) => !name.endsWith(".newest"))).toHaveLength(1);
    expect((await stat(await path())).mode & 0o077).toBe(0);
    expect(await open({ source: "https://another.example" }).file.newest()).toBeUndefined();
    expect(log.warnings).toEqual([]);
  });

  it("stays if a newer one cannot be written, and is marked as outdated", async () => {
    const { file, log } = open();
    await file.write(first, content("a"));
    expect(await open().file.newest()).not.toHaveProperty("outdatedSince");
    expect(await file.write(second, Object.assign(content("b"), { slice: fullDisk }))).toBe(false);
    expect(log.warnings).toHaveLength(1);
    expect(await open().file.newest()).toMatchObject({ ref: first, outdatedSince: expect.any(Date) });
    expect(await readdir(folder)).toHaveLength(1);
    expect(await file.write(second, content("b"))).toBe(true);
    expect(await open().file.newest()).not.toHaveProperty("outdatedSince");
  });

  it("is complete if several processes write concurrently", async () => {
    const one = open();
    const other = open();
    await Promise.all([one.file.write(first, content("a", "b")), other.file.write(first, content("a", "b"))]);
    expect([...one.log.warnings, ...other.log.warnings]).toEqual([]);
    expect(await open().file.newest()).toMatchObject({ ref: first });
  });

  it("deletes week-old files of other versions and incomplete ones, and nothing else", async () => {
    const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000);
    const { file } = open();
    await file.writeOutage(old);
    for (const name of ["content.sqlite", "content-0-v1.jsonl", "sign-ups.sqlite"]) {
      await writeFile(join(folder, name), "");
      await utimes(join(folder, name), old, old);
    }
    await writeFile(join(folder, "content-1-v9.jsonl"), "");
    await file.write(first, content("a"));
    const left = (await readdir(folder)).map((name) => name.replace(/^content-[0-9a-f]{8}/, "own"));
    const own = ["own-v7.jsonl", "own-v7.jsonl.newest", "own.outage"];
    expect(left.toSorted()).toEqual(["content-1-v9.jsonl", ...own, "sign-ups.sqlite"]);
  });
});

it("the start of an outage is stored by the first process, until one deletes it", async () => {
  const since = new Date("2026-11-21T09:30:00Z");
  const { file, log } = open();
  expect(await file.readOutage()).toBeUndefined();
  await file.writeOutage(since);
  await open().file.writeOutage(new Date("2026-11-21T09:31:00Z"));
  const another = open({ source: "https://another.example" }).file;
  await another.writeOutage(undefined);
  expect(await another.readOutage()).toBeUndefined();
  expect(await open().file.readOutage()).toEqual(since);
  await file.writeOutage(undefined);
  expect(await open().file.readOutage()).toBeUndefined();
  expect(log.warnings).toEqual([]);
});

describe("an unusable file", () => {
  const changed = async (change: (text: string) => string) => {
    const file = await path();
    await writeFile(file, change(await readFile(file, "utf8")));
  };
  const broken: Readonly<Record<string, () => Promise<void>>> = {
    empty: () => changed(() => ""),
    "no snapshot": () => changed(() => "something else\n".repeat(20)),
    "cut off": () => changed((text) => text.slice(0, -300)),
    "without its last line": () => changed((text) => text.slice(0, text.lastIndexOf("\n"))),
    "without one of its items": () => changed((text) => text.slice(text.indexOf("\n") + 1)),
    "with an item that is none": () => changed((text) => text.replace(/^.*/, '{"kind":"page","page":null}')),
  };

  it.each(Object.entries(broken))("%s: is moved aside, and written again", async (_case, spoil) => {
    await open().file.write(first, content("a", "b"));
    await spoil();
    const { file, log } = open();
    expect(await file.newest()).toBeUndefined();
    expect(log.warnings).toHaveLength(2);
    expect((await readdir(folder)).filter((name) => name.endsWith(".unusable"))).toHaveLength(1);
    await file.write(second, content("b"));
    expect(await open().file.newest()).toMatchObject({ ref: second });
  });

  it("is only logged if the folder is not writable", async () => {
    const at = join(folder, "file");
    await writeFile(at, "no folder");
    const { file, log } = open({ at });
    expect(await file.newest()).toBeUndefined();
    await file.write(first, content("a"));
    expect(log.warnings).toHaveLength(2);
  });
});
