import { expect, it } from "vitest";
import type { ListMembersQuery } from "../../../src/ports/marketing-api/types/members.ts";
import { accountWithStore, addCampaign, addCategory, NEWS_LIST, send } from "./fake-account.ts";

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

/** The names of what is found, by kind. */
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
