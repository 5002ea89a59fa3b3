import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createFakeMarketingApi } from "../../../packages/marketing-api/src/fake.ts";
import { startSandbox } from "../../../packages/marketing-api/src/sandbox.ts";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import { accountWithList, addCampaign, START } from "./fake-account.ts";

describe("the fake", () => {
  it("lets the next call of an operation fail with a response of the service", async () => {
    const { api, fail } = createFakeMarketingApi();
    fail({ operation: "lists.list", status: 503, times: 2 });
    const errors = [{ field: "name", message: "Please enter a value" }];
    fail({ status: 400, problem: { title: "Invalid Resource", errors } });
    await expect(api.ping.get()).rejects.toMatchObject({
      failure: "refused",
      operation: "ping.get",
      message: "400 Invalid Resource: name: Please enter a value when calling ping.get",
      errors,
      attempts: 1,
      request: { method: "GET", url: "/ping" },
    });
    await expect(api.lists.list()).rejects.toMatchObject({ status: 503 });
    await expect(api.lists.list()).rejects.toMatchObject({ status: 503 });
    expect((await api.lists.list()).total_items).toBe(0);
  });

  it.each(["network", "timeout", "unreadable"] as const)("lets a call fail with %s", async (failure) => {
    const { api, fail } = createFakeMarketingApi();
    fail({ failure });
    await expect(api.ping.get()).rejects.toMatchObject({ name: "MarketingApiError", failure });
  });

  it("keeps a log of calls, those that failed among them, until it is reset", async () => {
    const { api, calls, fail, reset } = createFakeMarketingApi();
    const body = { name: "News" };
    await api.templateFolders.create({ body });
    fail({ failure: "network" });
    await api.lists.get({ list_id: "a", fields: ["id", "name"] }).catch(() => undefined);
    expect(calls).toMatchObject([
      { operation: "templateFolders.create", method: "POST", path: "/template-folders", query: {}, body },
      { operation: "lists.get", method: "GET", path: "/lists/a", query: { fields: "id,name" } },
    ]);
    fail({ failure: "network", times: 5 });
    reset();
    expect(calls).toEqual([]);
    expect((await api.templateFolders.list()).total_items).toBe(0);
  });

  it("answers what a test says, with the arguments of the call, until it is reset", async () => {
    const { api, answer, reset } = createFakeMarketingApi();
    answer("fileManager.folders.files.list", { files: [], total_file_size: 0, total_items: 3 });
    answer("lists.activity.list", ({ path, query }) => {
      return { activity: [], list_id: path.list_id ?? "", total_items: Number(query.count) };
    });
    expect(await api.fileManager.folders.files.list({ folder_id: 1 })).toMatchObject({ total_items: 3 });
    const activity = await api.lists.activity.list({ list_id: "a", count: 5 });
    expect(activity).toEqual({ activity: [], list_id: "a", total_items: 5 });
    reset();
    await expect(api.lists.activity.list({ list_id: "a" })).rejects.toMatchObject({ status: 404 });
    const operation: string = "reports.gett";
    expect(() => Reflect.apply(answer, undefined, [operation, {}])).toThrow("did you mean 'reports.get'?");
  });

  it("refuses options and orders that do not exist, with the nearest name", () => {
    const given = { now: () => 0, nwo: () => 0 };
    expect(() => createFakeMarketingApi(given)).toThrow("nwo: there is no such option; did you mean 'now'?");
    const { fail } = createFakeMarketingApi();
    const order = { failure: "network", time: 2 } as const;
    expect(() => fail(order)).toThrow("time: there is no such option; did you mean 'times'?");
    const operation: string = "lists.members.lst";
    expect(() => Reflect.apply(fail, undefined, [{ operation, status: 500 }])).toThrow(
      "'lists.members.list'",
    );
    expect(() => Reflect.apply(fail, undefined, [{ operation: "ping.get" }])).toThrow("status or failure");
    expect(() => fail({ failure: "network", times: 0 })).toThrow("times");
  });

  it("is deterministic with the same clock and random numbers", async () => {
    const one = await accountWithList();
    const two = await accountWithList();
    for (const { subscribe } of [one, two]) await subscribe("ada");
    expect(one.snapshot()).toEqual(two.snapshot());
  });
});

describe("the sandbox", () => {
  it("has a clock that can be stopped, and is emptied by a reset", async () => {
    const sandbox = await startSandbox();
    onTestFinished(() => sandbox.close());
    const api = createRestMarketingApi({ apiKey: "any", baseUrl: sandbox.url });
    sandbox.answer("templates.defaultContent.get", { sections: { title: "A" } });
    expect(await api.templates.defaultContent.get({ template_id: 1 })).toEqual({ sections: { title: "A" } });
    sandbox.setTime(new Date(START));
    expect(sandbox.now()).toEqual(new Date(START));
    const order = { file_type: "image", name: "a.txt", file_data: "aGVsbG8=" } as const;
    const { created_at } = await api.fileManager.files.create({ body: order });
    expect(created_at).toBe(START);
    sandbox.fail({ kind: "reset", times: 100 });
    sandbox.reset();
    expect((await api.fileManager.files.list()).total_items).toBe(0);
    expect(sandbox.now()).not.toEqual(new Date(START));
  });

  it("refuses options that do not exist", async () => {
    const given = { port: 0, prot: 3001 };
    await expect(startSandbox(given)).rejects.toThrow("prot: there is no such option; did you mean 'port'?");
  });

  it.each([null, "reset", {}, { kind: "rest" }, { kind: "status" }, { kind: "reset", operation: "list" }])(
    "refuses the fault %o, and says what is wrong",
    async (fault) => {
      const sandbox = await startSandbox();
      onTestFinished(() => sandbox.close());
      const fail = () => Reflect.apply(sandbox.fail, undefined, [fault]);
      expect(fail).toThrow(MarketingApiError);
      expect(fail).toThrow("The fault is invalid: ");
    },
  );

  it("refuses a time that is none", async () => {
    const sandbox = await startSandbox();
    onTestFinished(() => sandbox.close());
    expect(() => sandbox.setTime(new Date(Number.NaN))).toThrow("'time' when calling setTime");
  });
});

const FEW_BODIES: readonly object[] = [{}, [], { id: null }];

/** Invalid values, under field names that bodies have. */
const BODIES: readonly object[] = [
  ...FEW_BODIES,
  ...["operations", "members", "settings", "recipients", "lines", "customer", "tags", "name", "id"].flatMap(
    (name) => [null, 1, "text", [null], [{}], { id: null }].map((value) => ({ [name]: value })),
  ),
];

const QUERIES = [
  { count: "x" },
  { offset: "-1" },
  { sort_field: "none", sort_dir: "UP" },
  { fields: "__proto__,a.b" },
];

const problemSchema = z.object({ status: z.number(), title: z.string(), detail: z.string() });

const account = await accountWithList();
await account.subscribe("ada");
const ids: Readonly<Record<string, string>> = {
  list_id: account.list_id,
  campaign_id: await addCampaign(account.api, account.list_id),
  subscriber_hash: "ada@larkfield.example",
};
const before = account.snapshot();
/** For a check that nothing has changed: comparing texts is much faster than comparing objects. */
const textBefore = JSON.stringify(before);
const isUntouched = () => JSON.stringify(account.snapshot()) === textBefore;

it.each(operations.map(({ name, method, path }) => [name, method, path] as const))(
  "%s responds to or refuses whatever is sent, and a refusal leaves no trace",
  (_name, method, path) => {
    const known = path.replaceAll(/\{(\w+)\}/g, (_match, id: string) => encodeURIComponent(ids[id] ?? "1"));
    const strange = path.replaceAll(/\{\w+\}/g, encodeURIComponent("../🏇\u0000"));
    const queries = QUERIES.map((query) => ({ query }));
    // Only operations with a body read one, and only for existing records.
    const bodies = method === "GET" || method === "DELETE" ? FEW_BODIES : BODIES;
    const requests = [
      ...[...queries, ...bodies.map((body) => ({ body }))].map((sent) => ({ path: known, ...sent })),
      ...[...queries, ...FEW_BODIES.map((body) => ({ body }))].map((sent) => ({ path: strange, ...sent })),
    ];
    for (const request of requests) {
      const { status, data } = account.respondTo({ method, ...request });
      if (status < 400) {
        account.restore(before);
        continue;
      }
      if (problemSchema.safeParse(data).data?.status === status && isUntouched()) continue;
      expect(data).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
      expect(account.snapshot()).toEqual(before);
    }
  },
);
