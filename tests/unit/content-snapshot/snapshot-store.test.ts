import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SnapshotStore } from "../../../src/adapters/content-snapshot/snapshot-store.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { contentRef } from "../../../src/ports/content-repository.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { contentPage } from "../sample-pages.ts";

let folder: string;
let files: SnapshotStore[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  files = [];
});
afterEach(async () => {
  for (const file of files) file.close();
  await rm(folder, { recursive: true });
});

function open({ source = "https://larkfield.example", at = folder } = {}) {
  const log = recordingLog();
  const file = new SnapshotStore({ folder: at, source, log });
  files.push(file);
  return { file, log };
}

const [first, second, third] = [contentRef("first"), contentRef("second"), contentRef("third")];
const content = (...uids: readonly string[]): ContentItem[] =>
  uids.map((uid) => ({ kind: "page", page: contentPage(uid) }));
const path = () => join(folder, "content.sqlite");

/** Something done to the file from outside. */
function change(sql: string): void {
  const database = new DatabaseSync(path());
  database.exec(sql);
  database.close();
}

describe("snapshots on the disk", () => {
  it("leaves the newest content for the next process, in its order", async () => {
    const many = content(...Array.from({ length: 230 }, (_, index) => `page-${index}`));
    const { file } = open();
    await file.write(first, content("a"));
    await file.write(second, many);
    file.close();
    const { file: next, log } = open();
    expect(await next.newest()).toEqual({ ref: second, items: JSON.parse(JSON.stringify(many)) });
    expect(log.warnings).toEqual([]);
  });

  it("has nothing at first", async () => {
    expect(await open().file.newest()).toBeUndefined();
  });

  it("keeps the newest two snapshots, one for each ref", async () => {
    const { file } = open();
    for (const ref of [first, second, second, third]) await file.write(ref, content("a"));
    const database = new DatabaseSync(path(), { readOnly: true });
    expect(database.prepare("SELECT ref FROM state ORDER BY id").all()).toEqual([
      { ref: second },
      { ref: third },
    ]);
    expect(database.prepare("SELECT count(*) AS items FROM item").get()).toEqual({ items: 2 });
    database.close();
  });

  it("says since when the content service fails, as the first process wrote, until one forgets it", async () => {
    const since = new Date("2026-11-21T09:30:00Z");
    const { file } = open();
    expect(await file.outage()).toBeUndefined();
    await file.noteOutage(since);
    await open().file.noteOutage(new Date("2026-11-21T09:31:00Z"));
    const another = open({ source: "https://another.example" }).file;
    await another.noteOutage(undefined);
    expect(await another.outage()).toBeUndefined();
    expect(await open().file.outage()).toEqual(since);
    await file.noteOutage(undefined);
    expect(await open().file.outage()).toBeUndefined();
  });

  it("may be from before it was kept since when", async () => {
    await open().file.write(first, content("a"));
    change("DROP TABLE outage");
    const { file, log } = open();
    expect(await file.outage()).toBeUndefined();
    expect(await file.newest()).toMatchObject({ ref: first });
    expect(log.warnings).toEqual([]);
  });

  it("is of its own content service alone", async () => {
    await open().file.write(first, content("a"));
    expect(await open({ source: "https://another.example" }).file.newest()).toBeUndefined();
  });

  it("never answers a snapshot that is not complete", async () => {
    const { file } = open();
    await file.write(first, content("a"));
    await file.write(second, content("a", "b"));
    change("UPDATE state SET items = NULL WHERE ref = 'second'");
    expect(await open().file.newest()).toMatchObject({ ref: first });
    change("DELETE FROM item WHERE state = (SELECT id FROM state WHERE ref = 'first')");
    expect(await open().file.newest()).toBeUndefined();
  });

  it("does not read what a program wrote for which content was something else", async () => {
    await open().file.write(first, content("a"));
    change("UPDATE state SET shape = 'older'");
    const { file, log } = open();
    expect(await file.newest()).toBeUndefined();
    expect(log.warnings).toEqual([]);
  });

  it("is shared by processes that write at the same time", async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.file.write(first, content("a", "b")), other.file.write(first, content("a", "b"))]);
    expect([...one.log.warnings, ...other.log.warnings]).toEqual([]);
    expect(await open().file.newest()).toMatchObject({ ref: first });
  });

  it("says that it is not the newest that was shown, once a newer one could not be written", async () => {
    const { file } = open();
    await file.write(first, content("a"));
    expect(await open().file.newest()).not.toHaveProperty("outdatedSince");
    const other = new DatabaseSync(path());
    other.exec("BEGIN IMMEDIATE");
    expect(await file.write(second, content("b"))).toBe(false);
    other.exec("ROLLBACK");
    other.close();
    expect(await open().file.newest()).toMatchObject({ ref: first, outdatedSince: expect.any(Date) });
    expect(await file.write(second, content("b"))).toBe(true);
    expect(await open().file.newest()).not.toHaveProperty("outdatedSince");
  });

  it("may be from before it was known whether it is the newest", async () => {
    await open().file.write(first, content("a"));
    for (const name of await readdir(folder)) if (name.includes("newest")) await rm(join(folder, name));
    change("DROP TABLE digest");
    expect(await open().file.newest()).toEqual({
      ref: first,
      items: JSON.parse(JSON.stringify(content("a"))),
    });
  });

  it("is given up for this time while another process does not let it go", async () => {
    await open().file.write(first, content("a"));
    const { file, log } = open();
    await file.newest();
    const other = new DatabaseSync(path());
    other.exec("BEGIN IMMEDIATE");
    await file.write(second, content("b"));
    expect(log.warnings).toHaveLength(1);
    expect(await file.newest()).toMatchObject({ ref: first });
    other.exec("ROLLBACK");
    other.close();
    await file.write(second, content("b"));
    expect(await file.newest()).toMatchObject({ ref: second });
  });

  it("is readable by its owner alone", async () => {
    await open().file.write(first, content("a"));
    const { mode } = await stat(path());
    expect(mode & 0o077).toBe(0);
  });
});

describe("a file that cannot be used", () => {
  const broken: Readonly<Record<string, () => Promise<void> | void>> = {
    "no database": () => writeFile(path(), "not a database, but long enough to be taken for one".repeat(20)),
    "another program's": () => change("CREATE TABLE invoice (id INTEGER)"),
    "of another layout": async () => {
      await open().file.write(first, content("a"));
      files.pop()?.close();
      change("PRAGMA user_version = 7");
    },
    "with an item that is none": async () => {
      await open().file.write(first, content("a", "b"));
      files.pop()?.close();
      change(`UPDATE item SET json = '{"kind":"page","page":null}' WHERE place = 1`);
    },
    "damaged in the middle": async () => {
      const { file } = open();
      await file.write(first, content(...Array.from({ length: 200 }, (_, index) => `page-${index}`)));
      file.close();
      const bytes = await readFile(path());
      bytes.fill(0xff, 4_096);
      await writeFile(path(), bytes);
    },
  };

  it.each(Object.entries(broken))("%s: is put aside with a warning, and begun anew", async (_case, spoil) => {
    await spoil();
    const { file, log } = open();
    expect(await file.newest()).toBeUndefined();
    expect(log.warnings.length).toBeGreaterThan(0);
    expect(await readdir(folder)).toContain("content.sqlite.unusable");
    await file.write(second, content("b"));
    expect(await open().file.newest()).toMatchObject({ ref: second });
  });

  it("is warned of where the folder cannot be written to, and nothing else happens", async () => {
    const at = join(folder, "file");
    await writeFile(at, "no folder");
    const { file, log } = open({ at });
    expect(await file.newest()).toBeUndefined();
    await file.write(first, content("a"));
    expect(log.warnings).toHaveLength(2);
  });
});
