import { describe, expect, it } from "vitest";
import type { ListMembersQuery } from "../../../src/ports/marketing-api/types/members.ts";
import {
  accountWithList,
  accountWithStore,
  addCampaign,
  addCategory,
  NEWS_LIST,
  refusal,
  START,
  send,
} from "./fake-account.ts";

it("a list has correct statistics after every change of its members", async () => {
  const { api, list_id, subscribe, passHours } = await accountWithList();
  for (const name of ["ada", "ben", "cleo", "dan"]) await subscribe(name);
  passHours(1);
  const change = (name: string, status: "unsubscribed" | "cleaned") =>
    api.lists.members.update({ list_id, subscriber_hash: `${name}@larkfield.example`, body: { status } });
  await change("ben", "unsubscribed");
  await change("cleo", "cleaned");
  await api.lists.members.delete({ list_id, subscriber_hash: "dan@larkfield.example" });
  const { stats } = await api.lists.get({ list_id, include_total_contacts: true });
  const counts = { member_count: 1, unsubscribe_count: 1, cleaned_count: 1, total_contacts: 4 };
  expect(stats).toMatchObject({
    ...counts,
    last_sub_date: START,
    last_unsub_date: "2026-11-21T09:00:00+00:00",
  });
  expect((await api.lists.get({ list_id })).stats).not.toHaveProperty("total_contacts");
});

describe("merge fields", () => {
  it("are created with a generated or a given tag", async () => {
    const { api, list_id } = await accountWithList();
    const add = (body: { name: string; tag?: string }) =>
      api.lists.mergeFields.create({ list_id, body: { ...body, type: "text" } });
    expect(await add({ name: "Holding", tag: "holding" })).toMatchObject({ tag: "HOLDING", merge_id: 6 });
    expect(await add({ name: "Broker" })).toMatchObject({ tag: "MMERGE7", merge_id: 7, required: false });
  });

  it("keep the values of members under a new tag, and delete them with the field", async () => {
    const { api, list_id, subscribe } = await accountWithList();
    const { id: subscriber_hash } = await subscribe("ada");
    const member = { list_id, subscriber_hash };
    await api.lists.members.update({ ...member, body: { merge_fields: { FNAME: "Ada" } } });
    await api.lists.mergeFields.update({ list_id, merge_id: 1, body: { name: "Given name", tag: "GIVEN" } });
    expect((await api.lists.members.get(member)).merge_fields).toMatchObject({ GIVEN: "Ada" });
    await api.lists.mergeFields.delete({ list_id, merge_id: 1 });
    expect((await api.lists.members.get(member)).merge_fields).not.toHaveProperty("GIVEN");
  });
});

describe("values of merge fields", async () => {
  const { api, list_id } = await accountWithList();
  for (const [tag, type] of [
    ["SHARES", "number"],
    ["SINCE", "date"],
    ["ZIP", "zip"],
    ["SITE", "url"],
    ["BY", "dropdown"],
  ] as const) {
    const body = { name: tag, tag, type, options: { choices: ["Post", "E-mail"] } };
    await api.lists.mergeFields.create({ list_id, body });
  }
  const set = (merge_fields: Record<string, string | number | Record<string, string>>) => {
    const email_address = "ada@larkfield.example";
    const body = { email_address, status_if_new: "subscribed", merge_fields } as const;
    return api.lists.members.set({ list_id, subscriber_hash: email_address, body });
  };

  it.each([
    ["SHARES", "1200"],
    ["SINCE", "2008-06-12"],
    ["BIRTHDAY", "2/29"],
    ["ZIP", "40005"],
    ["SITE", "https://larkfield.example"],
    ["BY", "Post"],
    ["PHONE", "(07) 7010 0001"],
    ["BY", ""],
    ["ADDRESS", { addr1: "80 Petrie Crossing", city: "Brisbane", state: "QLD", zip: "4000" }],
    ["UNKNOWN", "is ignored"],
  ])("of %s can be %j", async (tag, value) => {
    const { merge_fields } = await set({ [tag]: value });
    expect(merge_fields[tag]).toEqual(tag === "UNKNOWN" ? undefined : value);
  });

  it.each([
    ["SHARES", "many"],
    ["SINCE", "soon"],
    ["BIRTHDAY", "13/40"],
    ["ZIP", "40"],
    ["SITE", "larkfield"],
    ["BY", "Pigeon"],
    ["ADDRESS", "80 Petrie Crossing"],
    ["ADDRESS", { addr1: "80 Petrie Crossing" }],
    ["FNAME", { first: "Ada" }],
  ])("of %s cannot be %j", async (tag, value) => {
    const error = await refusal(set({ [tag]: value }));
    expect(error).toMatchObject({ title: "Invalid Resource", detail: "Your merge fields were invalid." });
    expect(error.problem).toMatchObject({ errors: [{ field: tag }] });
  });
});

/**
 * An account with three members, an hour apart: Ada (VIP, interested in results and meetings), Ben (unsubscribed at
 * 11:00), and Cleo (text only, interested in results); with two orders, and another list and a campaign a day later.
 */
async function filled() {
  const fake = await accountWithStore();
  const { api, list_id, subscribe, passHours, order } = fake;
  const change = (name: string, body: object) =>
    api.lists.members.update({ list_id, subscriber_hash: `${name}@larkfield.example`, body });
  const { unique_email_id } = await subscribe("ada");
  await change("ada", { vip: true });
  passHours(1);
  await subscribe("ben");
  passHours(1);
  const cleo = { email_address: "cleo@larkfield.example", status: "subscribed", email_type: "text" } as const;
  await api.lists.members.create({ list_id, body: cleo });
  passHours(1);
  await change("ben", { status: "unsubscribed" });

  const category = await addCategory(api, list_id);
  const interest = (name: string) =>
    api.lists.interestCategories.interests.create({ ...category, body: { name } });
  const [results, meetings] = [await interest("Results"), await interest("Meetings")];

  await order("o1", { campaign_id: "camp" });
  await order("o2", { outreach: { id: "ad" } });

  passHours(24);
  await api.lists.create({ body: { ...NEWS_LIST, name: "Careers" } });
  await send(api, await addCampaign(api, list_id));
  return { ...fake, change, unique_email_id, category, results, meetings };
}

const fake = await filled();
const { api, list_id } = fake;
const DAY_TWO = "2026-11-22T00:00:00+00:00";

const members = async (query: Omit<ListMembersQuery, "fields" | "exclude_fields">) => {
  const page = await api.lists.members.list({ list_id, ...query });
  return page.members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@")));
};

it.each<[ListMembersQuery, string[]]>([
  [{ status: "subscribed" }, ["ada", "cleo"]],
  [{ email_type: "text" }, ["cleo"]],
  [{ vip_only: true }, ["ada"]],
  [{ since_timestamp_opt: "2026-11-21T09:00:00+00:00" }, ["ben", "cleo"]],
  [{ since_last_changed: "2026-11-21T10:00:00+00:00" }, ["ben", "cleo"]],
  [{ before_last_changed: "2026-11-21T10:00:00+00:00" }, ["ada"]],
  [{ unsubscribed_since: "2026-11-21T10:30:00+00:00" }, ["ben"]],
  [{ since_last_campaign: true, status: "unsubscribed" }, []],
  [{ sort_field: "last_changed", sort_dir: "DESC" }, ["ben", "cleo", "ada"]],
  [{ unique_email_id: fake.unique_email_id }, ["ada"]],
])("members by %o are %j", async (query, expected) => {
  expect(await members(query)).toEqual(expected);
});

const found = {
  lists: async (query: object) => (await api.lists.list(query)).lists.map(({ name }) => name),
  orders: async (query: object) => (await api.ecommerce.orders.list(query)).orders.map(({ id }) => id),
};

it.each<[kind: keyof typeof found, query: object, expected: string[]]>([
  ["lists", { since_date_created: DAY_TWO }, ["Careers"]],
  ["lists", { before_date_created: DAY_TWO }, ["Investor news"]],
  ["lists", { email: "ADA@larkfield.example" }, ["Investor news"]],
  ["orders", { campaign_id: "camp" }, ["o1"]],
  ["orders", { outreach_id: "ad" }, ["o2"]],
  ["orders", { has_outreach: false }, ["o1"]],
])("%s by %o are %j", async (kind, query, expected) => {
  expect(await found[kind](query)).toEqual(expected);
});

it("members are chosen by their interests, which are counted, deselected, and deleted with their category", async () => {
  const { change, category, results, meetings } = fake;
  await change("ada", { interests: { [results.id]: true, [meetings.id]: true } });
  await change("cleo", { interests: { [results.id]: true } });
  const interest_ids = `${results.id},${meetings.id}`;
  const chosen = (interest_match: "any" | "all" | "none") =>
    members({ interest_category_id: category.interest_category_id, interest_ids, interest_match });
  expect([await chosen("any"), await chosen("all"), await chosen("none")]).toEqual([
    ["ada", "cleo"],
    ["ada"],
    ["ben"],
  ]);
  const { interests } = await api.lists.interestCategories.interests.list(category);
  expect(interests.map(({ subscriber_count }) => subscriber_count)).toEqual(["2", "1"]);
  expect((await change("cleo", { interests: { [results.id]: false } })).interests).toEqual({
    [results.id]: false,
    [meetings.id]: false,
  });
  await api.lists.interestCategories.delete(category);
  expect((await change("ada", {})).interests).toEqual({});
});
