import { expect, it } from "vitest";
import type { ListMembersQuery } from "../../../src/ports/marketing-api/types/members.ts";
import { accountWithStore, NEWS_LIST, SETTINGS } from "./fake-account.ts";

/**
 * An account with three members, an hour apart: Ada (VIP, interested in results and meetings), Ben (unsubscribed at
 * 11:00), and Cleo (text only, interested in results); with another list a day later, and two records of other types.
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

  const { id: interest_category_id } = await api.lists.interestCategories.create({
    list_id,
    body: { title: "Topics", type: "checkboxes" },
  });
  const interest = (name: string) =>
    api.lists.interestCategories.interests.create({ list_id, interest_category_id, body: { name } });
  const [results, meetings] = [await interest("Results"), await interest("Meetings")];

  await api.lists.mergeFields.create({ list_id, body: { name: "Holding", type: "number", required: true } });
  const static_segment = ["ada@larkfield.example"];
  await api.lists.segments.create({ list_id, body: { name: "Board", static_segment } });
  const { id: folder_id } = await api.campaignFolders.create({ body: { name: "Results" } });
  const campaign = (title: string, more = {}) =>
    api.campaigns.create({
      body: { type: "regular", recipients: { list_id }, settings: { ...SETTINGS, title, ...more } },
    });
  await campaign("filed", { folder_id });
  const { id: templates } = await api.templateFolders.create({ body: { name: "News" } });
  const html = "<p>Text</p>";
  for (const name of ["beta", "alpha"])
    await api.templates.create({ body: { name, html, folder_id: templates } });
  await order("o1", { campaign_id: "camp" });
  await order("o2", { outreach: { id: "ad" } });

  passHours(24);
  await api.lists.create({ body: { ...NEWS_LIST, name: "Careers" } });
  const conditions = [{ condition_type: "TextMerge", field: "EMAIL", op: "blank_not" }] as const;
  await api.lists.segments.create({ list_id, body: { name: "Saved", options: { conditions } } });
  const { id: campaign_id } = await campaign("gone");
  await api.campaigns.content.set({ campaign_id, body: { html } });
  await api.campaigns.send({ campaign_id });
  await api.reports.get({ campaign_id });
  await api.templates.create({ body: { name: "gamma", html } });
  return { ...fake, change, unique_email_id, interest_category_id, results, meetings, folder_id, templates };
}

const fake = await filled();
const { api, list_id } = fake;
const DAY_TWO = "2026-11-22T00:00:00+00:00";

const members = async (query: Omit<ListMembersQuery, "fields" | "exclude_fields">) => {
  const page = await api.lists.members.list({ list_id, ...query });
  return page.members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@")));
};

it.each<[ListMembersQuery, string[]]>([
  [{}, ["ada", "ben", "cleo"]],
  [{ status: "subscribed" }, ["ada", "cleo"]],
  [{ status: "unsubscribed" }, ["ben"]],
  [{ status: "archived" }, []],
  [{ email_type: "text" }, ["cleo"]],
  [{ vip_only: true }, ["ada"]],
  [{ vip_only: false }, ["ada", "ben", "cleo"]],
  [{ since_timestamp_opt: "2026-11-21T09:00:00+00:00" }, ["ben", "cleo"]],
  [{ before_timestamp_opt: "2026-11-21T09:00:00+00:00" }, ["ada"]],
  [{ since_last_changed: "2026-11-21T10:00:00+00:00" }, ["ben", "cleo"]],
  [{ before_last_changed: "2026-11-21T10:00:00+00:00" }, ["ada"]],
  [{ unsubscribed_since: "2026-11-21T10:30:00+00:00" }, ["ben"]],
  [{ unsubscribed_since: "2026-11-21T11:30:00+00:00" }, []],
  [{ since_last_campaign: true, status: "unsubscribed" }, []],
  [{ sort_field: "last_changed", sort_dir: "DESC" }, ["ben", "cleo", "ada"]],
  [{ sort_field: "timestamp_opt", sort_dir: "DESC" }, ["cleo", "ben", "ada"]],
  [{ unique_email_id: fake.unique_email_id }, ["ada"]],
])("members by %o are %j", async (query, expected) => {
  expect(await members(query)).toEqual(expected);
});

/** The names of what is found, by kind. */
const found = {
  lists: async (query: object) => (await api.lists.list(query)).lists.map(({ name }) => name),
  "merge fields": async (query: object) =>
    (await api.lists.mergeFields.list({ list_id, ...query })).merge_fields.map(({ name }) => name),
  segments: async (query: object) =>
    (await api.lists.segments.list({ list_id, ...query })).segments.map(({ name }) => name),
  campaigns: async (query: object) =>
    (await api.campaigns.list(query)).campaigns.map(({ settings }) => settings.title),
  templates: async (query: object) => (await api.templates.list(query)).templates.map(({ name }) => name),
  orders: async (query: object) => (await api.ecommerce.orders.list(query)).orders.map(({ id }) => id),
};

it.each<[kind: keyof typeof found, query: object, expected: string[]]>([
  ["lists", { since_date_created: DAY_TWO }, ["Careers"]],
  ["lists", { before_date_created: DAY_TWO }, ["Investor news"]],
  ["lists", { email: "ADA@larkfield.example" }, ["Investor news"]],
  ["lists", { sort_field: "date_created", sort_dir: "DESC" }, ["Careers", "Investor news"]],
  ["merge fields", { type: "number" }, ["Holding"]],
  ["merge fields", { required: true }, ["Holding"]],
  ["merge fields", { type: "birthday", required: false }, ["Birthday"]],
  ["segments", { type: "static" }, ["Board"]],
  ["segments", { since_created_at: DAY_TWO }, ["Saved"]],
  ["campaigns", { status: "sent" }, ["gone"]],
  ["campaigns", { folder_id: fake.folder_id }, ["filed"]],
  ["campaigns", { type: "plaintext" }, []],
  ["campaigns", { since_create_time: DAY_TWO }, ["gone"]],
  ["campaigns", { before_send_time: "2026-12-01T00:00:00+00:00" }, ["gone"]],
  ["campaigns", { sort_field: "create_time", sort_dir: "DESC" }, ["gone", "filed"]],
  ["templates", { folder_id: fake.templates, sort_field: "name" }, ["alpha", "beta"]],
  ["templates", { content_type: "multichannel" }, []],
  ["orders", { campaign_id: "camp" }, ["o1"]],
  ["orders", { outreach_id: "ad" }, ["o2"]],
  ["orders", { has_outreach: false }, ["o1"]],
  ["orders", { customer_id: "c9" }, []],
])("%s by %o are %j", async (kind, query, expected) => {
  expect(await found[kind](query)).toEqual(expected);
});

it("members are chosen by their interests, which are counted, deselected, and deleted with their category", async () => {
  const { change, interest_category_id, results, meetings } = fake;
  await change("ada", { interests: { [results.id]: true, [meetings.id]: true } });
  await change("cleo", { interests: { [results.id]: true } });
  const interest_ids = `${results.id},${meetings.id}`;
  const chosen = (interest_match: "any" | "all" | "none") =>
    members({ interest_category_id, interest_ids, interest_match });
  expect([await chosen("any"), await chosen("all"), await chosen("none")]).toEqual([
    ["ada", "cleo"],
    ["ada"],
    ["ben"],
  ]);
  const { interests } = await api.lists.interestCategories.interests.list({ list_id, interest_category_id });
  expect(interests.map(({ subscriber_count }) => subscriber_count)).toEqual(["2", "1"]);
  expect((await change("cleo", { interests: { [results.id]: false } })).interests).toEqual({
    [results.id]: false,
    [meetings.id]: false,
  });
  await api.lists.interestCategories.delete({ list_id, interest_category_id });
  expect((await change("ada", {})).interests).toEqual({});
});
