import { describe, expect, it } from "vitest";
import { isInvalidResource, MarketingApiError } from "../../../../src/ports/marketing-api/errors.ts";
import { type OperationData, operations } from "../../../../src/ports/marketing-api/operations.ts";
import { refusal } from "../../../unit/marketing-api/fake-account.ts";
import { functionAt } from "../provider/member-at.ts";
import { ADA, BEN, fromScript, NOT_FOUND, type Open, withReaders } from "./account.ts";

function requiredBy({ pathParameters, requiredQuery, body }: OperationData): readonly string[] {
  return [...pathParameters, ...requiredQuery, ...(body === "required" ? ["body"] : [])];
}

function argumentsOf(operation: OperationData): Record<string, unknown> {
  const names = requiredBy(operation).filter((name) => name !== "body");
  const args = Object.fromEntries(names.map((name) => [name, name]));
  return operation.body === "required" ? { ...args, body: {} } : args;
}

export function ruleContract(open: Open): void {
  it("a call without a required argument sends no request", async () => {
    const { api, snapshot } = await open();
    const before = await snapshot();
    for (const operation of operations) {
      for (const parameter of requiredBy(operation)) {
        for (const nothing of [null, undefined]) {
          const call = functionAt(api, operation.name)({ ...argumentsOf(operation), [parameter]: nothing });
          expect(await refusal(Promise.resolve(call))).toMatchObject({
            failure: "missing-parameter",
            message: `Missing the required parameter '${parameter}' when calling ${operation.name}`,
            attempts: 0,
          });
        }
      }
    }
    expect(await snapshot()).toEqual(before);
  });

  describe("values", () => {
    it.each(["", ".", "..", "a\nb", "\u0000", "\ud83d"])("%j cannot stand in a path", async (list_id) => {
      const { api } = await open();
      const error = await refusal(api.lists.get({ list_id }));
      expect(error).toMatchObject({ failure: "invalid-parameter", operation: "lists.get" });
      expect(error.message).toContain("'list_id'");
    });

    it.each(["a/../b", "50% off?", "zoë+🐎@example.com", "a b#c", "__proto__", "%2e%2e", "a,b;c"])(
      "%j is an id like any other",
      async (id) => {
        const { api, list_id } = await withReaders(open);
        await api.ecommerce.stores.create({ body: { id, list_id, name: id, currency_code: "AUD" } });
        expect(await api.ecommerce.stores.get({ store_id: id })).toMatchObject({ id, name: id });
        expect((await api.ecommerce.stores.list()).total_items).toBe(1);
      },
    );

    it("of a query can be any text, but no lone surrogate", async () => {
      const { searchMembers } = (await withReaders(open)).api;
      for (const query of ["a&b=c", "50%", "zoë 🐎", "+"]) {
        expect(await searchMembers.search({ query })).toMatchObject({ full_search: { members: [] } });
      }
      const lone = await refusal(searchMembers.search({ query: "\ud83d" }));
      expect(lone).toMatchObject({ failure: "invalid-parameter", operation: "searchMembers.search" });
    });

    it("that are null or undefined are not sent", async () => {
      const { api, list_id } = await withReaders(open);
      const page = await api.lists.members.list({ list_id, status: undefined, count: fromScript("null") });
      expect(page.total_items).toBe(2);
    });

    it.each([
      ["lists.get", { listId: "a" }, "listId", "did you mean 'list_id'?"],
      ["lists.members.list", { list_id: "a", statuss: "subscribed" }, "statuss", "did you mean 'status'?"],
      ["lists.get", { list_id: "a", body: {} }, "body", "the operation takes none"],
      ["templateFolders.create", { title: "Results" }, "title", "belongs to it: { body: { title: … } }"],
      ["lists.get", "a", "arguments", "one object"],
      ["lists.get", { list_id: { id: "a" } }, "list_id", "a value of type object cannot be sent"],
      ["lists.get", { list_id: Number.NaN }, "list_id", "NaN cannot be sent"],
      ["lists.list", { count: Number.POSITIVE_INFINITY }, "count", "Infinity cannot be sent"],
      ["lists.get", { list_id: 2 ** 53 }, "list_id", "9007199254740992 is too large to be exact"],
      ["lists.list", { fields: [() => "id"] }, "fields", "a value of type function cannot be sent"],
      ["lists.list", { since_date_created: new Date(0) }, "since_date_created", "toISOString()"],
      ["templateFolders.create", { body: '{"name":"a"}' }, "body", "has to be one object"],
      ["batches.create", { body: { operations: [{ a: Number.NaN }] } }, "body.operations.0.a", "NaN"],
    ] as const)("%s of %j is refused before anything is sent: %s, %s", async (name, args, parameter, why) => {
      const { api } = await open();
      const error = await refusal(Promise.resolve(functionAt(api, name)(args)));
      expect(error).toMatchObject({ failure: "invalid-parameter", operation: name, attempts: 0 });
      expect(error.message).toContain(`'${parameter}'`);
      expect(error.message).toContain(why);
    });

    it("of unknown options are rejected, too", async () => {
      const { api } = await open();
      const error = await refusal(api.ping.get({}, fromScript('{ "timeOut": 5 }')));
      expect(error).toMatchObject({ failure: "invalid-parameter", attempts: 0 });
      expect(error.message).toContain("no such option; did you mean 'timeout'?");
      expect((await refusal(api.ping.get({}, fromScript("null")))).failure).toBe("invalid-parameter");
      expect(await api.lists.list.all(fromScript("null")).toArray({ limit: 1 })).toEqual([]);
    });

    it("of a path can have the provider's other name", async () => {
      const { api } = await open();
      const request = { url: expect.stringContaining("/surveys/none") };
      expect(await refusal(api.reporting.surveys.get({ survey_id: "none" }))).toMatchObject({ request });
      expect(await refusal(api.reporting.surveys.get(fromScript("{}")))).toMatchObject({
        message: "Missing the required parameter 'outreach_id' when calling reporting.surveys.get",
      });
    });

    it("of a body that cannot be serialized to JSON are rejected", async () => {
      const { api } = await open();
      const body: { name: string; self?: unknown } = { name: "circle" };
      body.self = body;
      const error = await refusal(api.templateFolders.create({ body }));
      expect(error).toMatchObject({ failure: "invalid-parameter", operation: "templateFolders.create" });
      expect(error.cause).toBeInstanceOf(TypeError);
    });
  });

  describe("a refused request", () => {
    it("throws the error of the port, with the problem document, and with the first field in the message", async () => {
      const { api, list_id } = await withReaders(open);
      const body = fromScript<{ email_address: string; status: "pending" }>(
        '{ "email_address": "", "status": "keen" }',
      );
      const error = await refusal(api.lists.members.create({ list_id, body }));
      expect(error).toBeInstanceOf(MarketingApiError);
      expect(error).toMatchObject({
        failure: "refused",
        operation: "lists.members.create",
        status: 400,
        title: "Invalid Resource",
        headers: { "content-type": "application/problem+json; charset=utf-8" },
        request: { method: "POST", url: expect.stringContaining(`/lists/${list_id}/members`) },
        attempts: 1,
      });
      expect(error.problem).toMatchObject({
        type: "https://mailchimp.com/developer/marketing/docs/errors/",
        instance: expect.stringMatching(/^[\da-f-]{36}$/),
        errors: expect.arrayContaining([expect.objectContaining({ field: "status" })]),
      });
      expect(isInvalidResource(error)).toBe(true);
      const fields = error.errors.map(({ field }) => field);
      expect(fields).toEqual(expect.arrayContaining(["email_address", "status"]));
      const [first] = error.errors;
      const [detail, message] = [error.detail, first?.message].map((text) => text?.replace(/\.$/, ""));
      const said = `400 Invalid Resource: ${detail}: ${first?.field}: ${message}`;
      expect(error.message).toContain(said);
      expect(error.message).toContain(" when calling lists.members.create");
      expect((await api.lists.members.list({ list_id })).total_items).toBe(2);
    });

    it("is the outcome of a missing resource, for every call below one", async () => {
      const { api } = await open();
      const below =
        /^(automations|batches|campaigns|ecommerce|landingPages|lists|reports|smsCampaigns|templates)\./;
      for (const { name, method, pathParameters } of operations) {
        if (method !== "GET" || pathParameters.length === 0 || !below.test(name)) continue;
        const args = Object.fromEntries(pathParameters.map((parameter) => [parameter, "1"]));
        const error = await refusal(Promise.resolve(functionAt(api, name)(args)));
        expect(error, name).toMatchObject({ ...NOT_FOUND, operation: name });
      }
    });

    it("is not the outcome of an aborted call", async () => {
      const { api, list_id, snapshot } = await withReaders(open);
      const before = await snapshot();
      const reason = new Error("enough");
      const call = api.lists.delete({ list_id }, { signal: AbortSignal.abort(reason) });
      expect(await refusal(call)).toMatchObject({ failure: "aborted", cause: reason, attempts: 0 });
      expect(await snapshot()).toEqual(before);
    });
  });

  describe("lists", () => {
    it("have pages of ten items, or of the requested size", async () => {
      const { api, list_id } = await withReaders(open);
      const names = Array.from({ length: 10 }, (_, number) => `reader-${number}@larkfield.example`);
      const added = names.map((email_address) => ({ email_address, status: "subscribed" as const }));
      await api.lists.batchMembers({ list_id, body: { members: added } });
      const { members, total_items } = await api.lists.members.list({ list_id });
      expect([members.length, total_items]).toEqual([10, 12]);
      expect((await api.lists.members.list({ list_id, count: 5, offset: 10 })).members).toHaveLength(2);
      expect(await refusal(api.lists.members.list({ list_id, count: 1001 }))).toMatchObject({
        title: "Invalid Resource",
      });
    });

    it("have the requested fields in the requested order", async () => {
      const { api, list_id } = await withReaders(open);
      const fields = ["members.email_address", "total_items"] as const;
      const order = { sort_field: "last_changed", sort_dir: "DESC" } as const;
      expect(await api.lists.members.list({ list_id, fields, ...order })).toEqual({
        members: [{ email_address: BEN }, { email_address: ADA }],
        total_items: 2,
      });
      const list = await api.lists.get({ list_id, exclude_fields: ["stats", "contact.phone"] });
      expect(list).not.toHaveProperty("stats");
      expect(list.contact).not.toHaveProperty("phone");
    });
  });

  it("a caller can change a response without side effects", async () => {
    const { api, list_id } = await withReaders(open);
    const list = await api.lists.get({ list_id });
    list.name = "Mine";
    expect((await api.lists.get({ list_id })).name).toBe("Investor news");
  });
}
