import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readState, StateFile, StateInUseError } from "../../../sandbox/marketing/state-file.ts";
import { openAccount } from "../../../sandbox/marketing/stored-account.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { NEWS_LIST } from "../../unit/marketing-api/fake-account.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";

let folder: string;
let lines: string[];
const log = { warn: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) };

beforeEach(() => {
  lines = [];
  folder = temporaryFolder();
});

afterEach(() => void vi.useRealTimers());

function open() {
  const account = openAccount(join(folder, "data"), log);
  return { ...account, api: createMarketingApi(account.perform) };
}

type Open = ReturnType<typeof open>;

it("the state survives a restart", async () => {
  const before = open();
  const { id: list_id } = await before.api.lists.create({ body: NEWS_LIST });
  const email_address = "ü.reader@larkfield.example";
  await before.api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });
  before.close();

  const after = open();
  const { members } = await after.api.lists.members.list({ list_id });
  expect(members.map((member) => member.email_address)).toEqual([email_address]);
  await after.api.lists.delete({ list_id });
  after.close();

  const last = open();
  expect((await last.api.lists.list()).total_items).toBe(0);
  last.close();
  expect(lines).toEqual([]);
});

it("is written shortly after a change, together with other changes", async () => {
  vi.useFakeTimers();
  const write = vi.spyOn(StateFile.prototype, "write");
  const account = open();
  const names = ["one", "two", "three"];
  for (const name of names) await account.api.lists.create({ body: { ...NEWS_LIST, name } });
  expect(write).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(write).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(readState(join(folder, "data")))).toContain("three");

  await account.api.lists.list();
  vi.runAllTimers();
  account.close();
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

it.each([
  ["the next change", ({ api }: Open) => api.lists.create({ body: { ...NEWS_LIST, name: "Second" } })],
  ["the end", async (account: Open) => account.close()],
])("is written at %s after a write has failed", async (_, happens) => {
  vi.useFakeTimers();
  const account = open();
  const write = vi.spyOn(StateFile.prototype, "write").mockImplementationOnce(() => {
    throw new Error("disk full");
  });
  await account.api.lists.create({ body: NEWS_LIST });
  vi.runAllTimers();
  expect(lines).toEqual([expect.stringMatching(/could not be written.*disk full/)]);

  await happens(account);
  vi.runAllTimers();
  expect(JSON.stringify(readState(join(folder, "data")))).toContain(NEWS_LIST.name);
  account.close();
  expect(write).toHaveBeenCalledTimes(2);
  write.mockRestore();
});

it.each([
  ["no database", (path: string) => writeFile(path, "a text that is longer than its header".repeat(200))],
  ["cut off", async (path: string) => writeFile(path, (await readFile(path)).subarray(0, 5000))],
])("a damaged file (%s) is renamed and logged, and the account starts empty", async (_, damage) => {
  const first = open();
  for (let index = 0; index < 50; index += 1)
    await first.api.lists.create({ body: { ...NEWS_LIST, name: `${index}` } });
  first.close();
  await damage(join(folder, "data", "marketing-account.sqlite"));

  const account = open();
  expect((await account.api.lists.list()).total_items).toBe(0);
  await account.api.lists.create({ body: NEWS_LIST });
  account.close();

  const aside = (await readdir(join(folder, "data"))).filter((name) => name.includes(".broken-"));
  expect(aside).toHaveLength(1);
  expect(lines).toEqual([expect.stringContaining(aside[0] ?? "none")]);
  expect(lines[0]).toContain("is damaged");
  expect(Object.values(readState(join(folder, "data"))?.lists ?? {})).toHaveLength(1);
});

it("is locked by one process; another one warns that it stores nothing, and can read", async () => {
  const first = open();
  await first.api.lists.create({ body: NEWS_LIST });
  const second = open();
  expect(second.path).toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/in use by another process.*DATA_DIR/)]);
  expect(() => new StateFile(join(folder, "data"))).toThrow(StateInUseError);
  await second.api.lists.create({ body: NEWS_LIST });
  second.close();
  first.close();
  expect(Object.values(readState(join(folder, "data"))?.lists ?? {})).toHaveLength(1);
});

it("writes only changed records, for any size of the state", async () => {
  vi.useFakeTimers();
  const write = vi.spyOn(StateFile.prototype, "write");
  const account = open();
  const { id: list_id } = await account.api.lists.create({ body: NEWS_LIST });
  const address = (number: number) => `reader-${number}@larkfield.example`;
  const member = (email_address: string) => ({ email_address, status: "subscribed" as const });
  const members = Array.from({ length: 500 }, (_, number) => member(address(number)));
  await account.api.lists.batchMembers({ list_id, body: { members } });
  account.flush();
  const subscriber_hash = address(7);
  await account.api.lists.members.update({ list_id, subscriber_hash, body: { vip: true } });
  account.flush();
  await account.api.lists.members.deletePermanent({ list_id, subscriber_hash });
  account.close();
  const [first, changed, deleted] = write.mock.results.map(({ value }) => value);
  expect(first).toBeGreaterThan(1000);
  // The member and its event; the deleted row, the forgotten address and the event.
  expect([changed, deleted]).toEqual([2, 3]);

  const again = open();
  expect((await again.api.lists.members.list({ list_id })).total_items).toBe(499);
  await again.api.templateFolders.create({ body: { name: "Announcements" } });
  again.close();
  expect(write.mock.results.at(-1)?.value).toBe(1);
  write.mockRestore();
});

it("is undefined if nothing was stored, and reading creates no folder", async () => {
  expect(readState(join(folder, "nowhere"))).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});
