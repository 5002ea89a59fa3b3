import { expect, onTestFinished, test, vi } from "vitest";
import {
  SyncError,
  type SyncedMember,
  type SyncOptions,
  syncMembers,
} from "../../../src/adapters/esp-rest/sync-members.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { Perform } from "../../../src/ports/marketing-api/api.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import type { OperationRequest } from "../../../src/ports/marketing-api/request.ts";
import { NEWS_LIST, refusal } from "../../unit/marketing-api/fake-account.ts";
import { never, skipTime } from "./rest-harness.ts";

const readers = Array.from({ length: 7_500 }, (_, number) => ({
  email_address: `reader-${number}@larkfield.example`,
  merge_fields: { FNAME: `Robin ${number}` },
}));
const REFUSED = "no address";

const lost = (request: OperationRequest) =>
  new MarketingApiError("network", request.name, "The connection was lost");
const busy = (request: OperationRequest) => MarketingApiError.refused(request.name, 503, {});

/** Performs a request of some operation, or fails before or after it. */
type Trouble = (request: OperationRequest, next: () => Promise<unknown>, count: number) => Promise<unknown>;

/** A list of an account in memory, on a clock that passes, and how often each address was sent to it. */
async function troubledList(trouble: Trouble = (_, next) => next()) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  onTestFinished(() => void vi.useRealTimers());
  skipTime();
  const { perform, api: direct } = createInMemoryMarketingApi();
  const { id: list_id } = await direct.lists.create({ body: NEWS_LIST });
  const sent = new Map<string, number>();
  let creations = 0;
  const count = (request: OperationRequest) => {
    for (const [address = ""] of JSON.stringify(request.body ?? {}).matchAll(/reader-\d+@|no address/g))
      sent.set(address, (sent.get(address) ?? 0) + 1);
  };
  const troubled: Perform = (request, options) => {
    const next = () => {
      count(request);
      return perform(request, options);
    };
    if (request.name !== "batches.create") return next();
    creations += 1;
    return trouble(request, next, creations);
  };
  const api = createMarketingApi(troubled);
  const sync = (
    options: SyncOptions = {},
    rows: Iterable<SyncedMember> | AsyncIterable<SyncedMember> = [...readers, { email_address: REFUSED }],
  ) => syncMembers(api, list_id, rows, options);
  const size = async () => (await direct.lists.members.list({ list_id, count: 0 })).total_items;
  const memberOf = (email: string) => direct.lists.members.get({ list_id, subscriber_hash: email });
  return { sync, sent, size, memberOf, creations: () => creations };
}

test.for<[string, Trouble]>([
  ["is refused with 503", (request, next, count) => (count === 2 ? Promise.reject(busy(request)) : next())],
  ["is lost on the way", (request, next, count) => (count === 2 ? Promise.reject(lost(request)) : next())],
  [
    "is accepted, and its answer lost",
    async (request, next, count) => {
      const made = await next();
      if (count === 2) throw lost(request);
      return made;
    },
  ],
])("a creation that %s loses nobody, and sends nobody twice", async ([, trouble]) => {
  const { sync, sent, size } = await troubledList(trouble);
  const report = await sync();
  expect(report).toMatchObject({ total: 7_501, created: 7_500, refused: [{ email_address: REFUSED }] });
  expect(await size()).toBe(7_500);
  expect([...sent.values()].filter((times) => times > 1)).toEqual([]);
  expect(report.batches).toHaveLength(2);
});

test("a sync that fails reports what it has done and refused, and is resumed by its batches", async () => {
  let isDown = true;
  const { sync, sent, size } = await troubledList((request, next, count) =>
    isDown && count === 2 ? Promise.reject(MarketingApiError.refused(request.name, 401, {})) : next(),
  );
  const failed: SyncError = await sync().then(
    () => Promise.reject(new Error("It did not fail")),
    (error) => error,
  );
  expect(failed).toMatchObject({ name: "MarketingApiError", status: 401, operation: "batches.create" });
  isDown = false;
  const report = await sync({ resume: failed.report.batches });
  expect(report).toMatchObject({ created: 7_500, refused: [{ email_address: REFUSED }] });
  expect(await size()).toBe(7_500);
  expect([...sent.values()].filter((times) => times > 1)).toEqual([]);
});

test.for([
  ["before the service accepts a batch", "before"],
  ["before it has the id of a batch", "after"],
] as const)("a program that ends %s is followed by one that sends the rest", async ([, when]) => {
  const ids: string[] = [];
  let isDead = false;
  const { sync, sent, size } = await troubledList(async (_request, next, count) => {
    const made = count === 2 && when === "before" ? undefined : await next();
    // Whoever waits for it is a program that has ended.
    if (count === 2) isDead = true;
    return count === 2 || isDead === count < 2 ? new Promise(() => undefined) : made;
  });
  void sync({ onSubmitted: (id) => ids.push(id) });
  await vi.waitFor(() => expect(isDead).toBe(true));
  const report = await sync({ resume: ids });
  expect(report).toMatchObject({ created: 7_500, refused: [{ email_address: REFUSED }] });
  expect(await size()).toBe(7_500);
  expect([...sent.entries()].filter(([, times]) => times > 1)).toEqual([]);
});

test("a program that ends before it has the id of a batch that archives is followed by one that counts it", async () => {
  const readersOf = (count: number) => readers.slice(0, count);
  let isDead = false;
  const { sync, size } = await troubledList(async (_request, next) => {
    const made = await next();
    if (isDead) return made;
    isDead = true;
    return new Promise(() => undefined);
  });
  await sync({}, readersOf(100));
  void sync({ archiveMissing: true }, readersOf(50));
  await vi.waitFor(() => expect(isDead).toBe(true));
  const report = await sync({ archiveMissing: true, resume: [] }, readersOf(50));
  expect(report).toMatchObject({ unchanged: 50, archived: 50, refused: [] });
  expect(report.batches).toHaveLength(1);
  expect(await size()).toBe(50);
});

test.for<[string, unknown]>([
  ["nothing", undefined],
  ["no members", {}],
  ["null for lists", { new_members: null, updated_members: null, errors: null }],
  ["a member that is null", { new_members: [null], updated_members: [], errors: [] }],
  [
    "an error without an address",
    { new_members: [], updated_members: [], errors: [{ email_address: null }] },
  ],
])("a response with %s ends a sync with its report", async ([, response]) => {
  const api = createMarketingApi(async () => response);
  const failed = await refusal(syncMembers(api, "a", readers.slice(0, 2), { compare: false }));
  expect(failed).toBeInstanceOf(SyncError);
  expect(failed).toMatchObject({ failure: "unreadable", report: { total: 2, created: 0, updated: 0 } });
});

test("an answer that is no page ends a comparison with the report, too", async () => {
  const api = createMarketingApi(async () => undefined);
  const failed = await refusal(syncMembers(api, "a", readers.slice(0, 2)));
  expect(failed).toBeInstanceOf(SyncError);
  expect(failed).toMatchObject({ failure: "unreadable", report: { total: 2 } });
});

test("members of the list without an address are neither compared nor archived", async () => {
  const called: string[] = [];
  const api = createMarketingApi(async ({ name, query: { status = "subscribed" } }) => {
    called.push(name);
    if (name !== "lists.members.list") return { new_members: [], updated_members: [], errors: [] };
    const members = status === "subscribed" ? [{ id: "m", email_address: "", status }] : [];
    return { members, total_items: members.length };
  });
  const report = await syncMembers(api, "a", readers.slice(0, 1), { archiveMissing: true });
  expect(report).toMatchObject({ total: 1, archived: 0, refused: [] });
  expect(called).not.toContain("batches.create");
});

test("a row whose tags or merge fields are text is refused by its number", async () => {
  const { sync } = await troubledList();
  const rows = readers
    .slice(0, 3)
    .map((row, index) => [row, { ...row, tags: "vip" }, { ...row, merge_fields: "Ada" }][index]);
  const parsed: unknown = JSON.parse(JSON.stringify(rows));
  const { created, refused } = await sync({}, Array.isArray(parsed) ? parsed : []);
  expect(created).toBe(1);
  expect(refused.map(({ field, reason }) => [field, reason])).toEqual([
    ["tags", "Row 2 has the wrong kind of tags"],
    ["merge_fields", "Row 3 has the wrong kind of merge_fields"],
  ]);
});

test.for<[string, unknown]>([
  ["archiveMising", { archiveMising: true }],
  ["tags", { tags: "vip" }],
  ["resume", { resume: "id" }],
  ["options", null],
])("a sync with the wrong option %s sends nothing", async ([option, options]) => {
  const perform = vi.fn(async () => undefined);
  const syncing = Reflect.apply(syncMembers, undefined, [createMarketingApi(perform), "a", readers, options]);
  const error = await refusal(syncing);
  expect(error.message).toContain(option);
  expect(error.operation).toBe("syncMembers");
  expect(perform).not.toHaveBeenCalled();
});

test("an unchanged rerun sends nothing that the list has; a change is sent alone", async () => {
  const { sync, sent } = await troubledList();
  await sync();
  sent.clear();
  expect(await sync()).toMatchObject({ unchanged: 7_500, created: 0, updated: 0, batches: [] });
  expect([...sent.keys()]).toEqual([REFUSED]);
});

test("a row whose fields are undefined is one without them", async () => {
  const { sync } = await troubledList();
  const row: SyncedMember = JSON.parse('{"email_address":"ada@larkfield.example"}', (_, value) =>
    typeof value === "object" ? { ...value, status: undefined, tags: undefined, language: undefined } : value,
  );
  expect(await sync({ status: "pending" }, [row])).toMatchObject({ created: 1, refused: [] });
});

test("a merge field that is undefined is the one that every member gets", async () => {
  const { sync, memberOf } = await troubledList();
  const merge_fields = { FNAME: "Ada", LNAME: undefined };
  const row = { email_address: "ada@larkfield.example", merge_fields, language: undefined };
  await sync({ mergeFields: { LNAME: "Example" } }, [row]);
  expect((await memberOf(row.email_address)).merge_fields).toMatchObject({ FNAME: "Ada", LNAME: "Example" });
});

test("white space around an address makes no other member of it", async () => {
  const { sync, memberOf } = await troubledList();
  const [ada, ben] = ["ada@larkfield.example", "ben@larkfield.example"] as const;
  await sync({}, [{ email_address: ada }]);
  const rows = [{ email_address: ` ${ada}` }, { email_address: `${ben}\r` }, { email_address: `\t${ben}` }];
  expect(await sync({ archiveMissing: true }, rows)).toMatchObject({
    unchanged: 1,
    created: 1,
    archived: 0,
    refused: [{ email_address: ben, reason: "The address came before" }],
  });
  expect(await memberOf(ada)).toMatchObject({ status: "subscribed" });
});

test("a row without an address is refused by its number, and the others are sent", async () => {
  const { sync, size } = await troubledList();
  const parsed: unknown = JSON.parse('[{"email":"ada@larkfield.example"},null,{"email_address":" "}]');
  const rows = [...readers.slice(0, 2), ...(Array.isArray(parsed) ? parsed : [])];
  const { created, refused } = await sync({}, rows);
  expect(created).toBe(2);
  expect(refused.map(({ reason }) => reason)).toEqual(
    [3, 4, 5].map((row) => `Row ${row} has no email_address`),
  );
  expect(await size()).toBe(2);
});

test("an input that breaks off ends the sync with the report until then, and the sync can be resumed", async () => {
  const { sync, sent, size } = await troubledList();
  const broken = new Error("The file is not there any more");
  async function* breaking() {
    yield* [{ email_address: REFUSED }, ...readers.slice(0, 6_000)];
    throw broken;
  }
  const failed: SyncError = await sync({}, breaking()).then(
    () => Promise.reject(new Error("It did not fail")),
    (error) => error,
  );
  expect(failed).toBeInstanceOf(SyncError);
  expect(failed).toMatchObject({ failure: "invalid-parameter", cause: { cause: broken } });
  expect(failed.message).toContain("members' when calling syncMembers: they could not be read: The file");
  expect(failed.report).toMatchObject({ created: 4_999, refused: [{ email_address: REFUSED }] });
  expect(await sync({ resume: failed.report.batches })).toMatchObject({ created: 7_500 });
  expect(await size()).toBe(7_500);
  expect([...sent.entries()].filter(([who, times]) => times > 1 && who !== REFUSED)).toEqual([]);
});

test("an abort ends a sync whose input does not come, with the report until then", async () => {
  const { sync } = await troubledList();
  const stop = new AbortController();
  async function* stalling() {
    yield* readers.slice(0, 5_001);
    stop.abort();
    await never();
  }
  const failed = await refusal(sync({ signal: stop.signal }, stalling()));
  expect(failed).toBeInstanceOf(SyncError);
  expect(failed).toMatchObject({ failure: "aborted", report: { total: 5_001 } });
});

test("what ends an input early lets it close what it reads", async () => {
  const { sync } = await troubledList();
  const stop = new AbortController();
  const close = vi.fn();
  async function* reading() {
    try {
      yield readers[0] ?? { email_address: "" };
      stop.abort();
      yield readers[1] ?? { email_address: "" };
    } finally {
      close();
    }
  }
  expect((await refusal(sync({ signal: stop.signal }, reading()))).failure).toBe("aborted");
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});
