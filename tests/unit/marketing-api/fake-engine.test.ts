import { describe, expect, it } from "vitest";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { account, accountWithList, NEWS_LIST, wrongFields } from "./fake-account.ts";

async function listOfTwelve() {
  const fake = await accountWithList();
  for (let number = 1; number <= 12; number += 1) await fake.subscribe(`reader-${number}`);
  return fake;
}

describe("pages", () => {
  it("have no items for a count of 0", async () => {
    const { api, list_id } = await listOfTwelve();
    expect(await api.lists.members.list({ list_id, count: 0 })).toMatchObject({
      members: [],
      total_items: 12,
    });
  });

  it.each([
    ["more than 1000", { count: 1001 }, "count"],
    ["a negative count", { count: -1 }, "count"],
    ["an offset that is not whole", { offset: 1.5 }, "offset"],
  ])("reject %s", async (_case, asked, field) => {
    const { api, list_id } = await accountWithList();
    expect(await wrongFields(api.lists.members.list({ list_id, ...asked }))).toHaveProperty(field);
  });
});

describe("a rejected request", () => {
  it("lists every missing or invalid field", async () => {
    const { api } = account();
    const { name: _name, ...unnamed } = NEWS_LIST;
    const body = { ...unnamed, campaign_defaults: { ...NEWS_LIST.campaign_defaults, from_email: "nobody" } };
    // A value that a caller without types can send.
    expect(await wrongFields(Reflect.apply(api.lists.create, undefined, [{ body }]))).toEqual({
      name: "This value should not be blank.",
      "campaign_defaults.from_email": "Please enter a valid email address.",
    });
  });
});

describe("the account", () => {
  it("can be stored as JSON and restored", async () => {
    const { api, list_id, subscribe, snapshot } = await accountWithList();
    await subscribe("ada");
    const kept = JSON.stringify(snapshot());
    const other = createInMemoryMarketingApi();
    other.restore(JSON.parse(kept));
    expect(await other.api.lists.members.list({ list_id })).toEqual(
      await api.lists.members.list({ list_id }),
    );
  });

  it("is deterministic with the same clock and random numbers", async () => {
    const [one, two] = [await listOfTwelve(), await listOfTwelve()];
    expect(one.snapshot()).toEqual(two.snapshot());
  });
});

describe("an HTTP request", () => {
  it("gets a response with data", async () => {
    const { respondTo, list_id } = await accountWithList();
    expect(respondTo({ method: "GET", path: `/lists/${list_id}`, query: { fields: "name" } })).toEqual({
      status: 200,
      data: { name: "Investor news" },
    });
  });

  it("gets a response without data if there is none", async () => {
    const { respondTo, list_id } = await accountWithList();
    expect(respondTo({ method: "DELETE", path: `/lists/${list_id}` })).toEqual({ status: 204 });
  });

  it.each([
    ["an unknown path", "GET", "/nothing", 404, "Resource Not Found"],
    ["a path known with other methods", "PUT", "/lists", 405, "Method Not Allowed"],
    ["a body that is missing", "POST", "/lists", 400, "Invalid Resource"],
    ["a path that is not UTF-8", "GET", "/lists/%E0%A4%A", 404, "Resource Not Found"],
  ])("is rejected for %s", (_case, method, path, status, title) => {
    const { respondTo } = account();
    expect(respondTo({ method, path })).toMatchObject({ status, data: { status, title } });
  });

  it("can have encoded ids", async () => {
    const { respondTo, list_id, subscribe } = await accountWithList();
    await subscribe("ada");
    const path = `/lists/${list_id}/members/ada%40larkfield.example`;
    expect(respondTo({ method: "get", path })).toMatchObject({
      data: { email_address: "ada@larkfield.example" },
    });
  });
});
