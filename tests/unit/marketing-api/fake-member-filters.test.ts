import { describe, expect, it } from "vitest";
import type { ListMembersQuery } from "../../../src/ports/marketing-api/types/members.ts";
import { accountWithList, wrongFields } from "./fake-account.ts";

/** Three members, an hour apart: Ada (VIP), Ben (unsubscribed at 11:00), Cleo (text only). */
async function threeMembers() {
  const fake = await accountWithList();
  const { api, list_id, subscribe, passHours } = fake;
  const ada = await subscribe("ada");
  await api.lists.members.update({ list_id, subscriber_hash: ada.id, body: { vip: true } });
  passHours(1);
  await subscribe("ben");
  passHours(1);
  await api.lists.members.create({
    list_id,
    body: { email_address: "cleo@larkfield.example", status: "subscribed", email_type: "text" },
  });
  passHours(1);
  await api.lists.members.update({
    list_id,
    subscriber_hash: "ben@larkfield.example",
    body: { status: "unsubscribed" },
  });
  const named = async (query: Omit<ListMembersQuery, "fields" | "exclude_fields">) => {
    const { members } = await api.lists.members.list({ list_id, ...query });
    return members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@")));
  };
  return { ...fake, ada, named };
}

describe("the members of a list", () => {
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
    [{ since_last_campaign: true, status: "unsubscribed" }, ["ben"]],
    [{ sort_field: "last_changed", sort_dir: "DESC" }, ["ben", "cleo", "ada"]],
    [{ sort_field: "timestamp_opt", sort_dir: "DESC" }, ["cleo", "ben", "ada"]],
  ])("for %o are %j", async (query, expected) => {
    const { named } = await threeMembers();
    expect(await named(query)).toEqual(expected);
  });

  it("are found by the id of an address across lists", async () => {
    const { ada, named } = await threeMembers();
    expect(await named({ unique_email_id: ada.unique_email_id })).toEqual(["ada"]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["an unknown status", { status: "keen" }, "status"],
    ["an unknown sort field", { sort_field: "colour" }, "sort_field"],
    ["an unknown direction", { sort_dir: "UP" }, "sort_dir"],
    ["a date that is none", { since_last_changed: "soon" }, "since_last_changed"],
    ["interests without a category", { interest_ids: "a" }, "interest_category_id"],
    ["since the last campaign without a status", { since_last_campaign: "true" }, "status"],
    [
      "unsubscribed since, of those who are not",
      { unsubscribed_since: "2026-11-21", status: "pending" },
      "status",
    ],
  ])("are rejected for %s", async (_case, query, field) => {
    const { api, list_id } = await accountWithList();
    expect(
      await wrongFields(Reflect.apply(api.lists.members.list, undefined, [{ list_id, ...query }])),
    ).toHaveProperty(field);
  });
});

describe("the interests of members", () => {
  async function membersWithInterests() {
    const fake = await threeMembers();
    const { api, list_id } = fake;
    const category = await api.lists.interestCategories.create({
      list_id,
      body: { title: "Topics", type: "checkboxes" },
    });
    const interest_category_id = category.id;
    const add = (name: string) =>
      api.lists.interestCategories.interests.create({ list_id, interest_category_id, body: { name } });
    const [results, meetings] = [await add("Results"), await add("Meetings")];
    const choose = (name: string, ...ids: string[]) =>
      api.lists.members.update({
        list_id,
        subscriber_hash: `${name}@larkfield.example`,
        body: { interests: Object.fromEntries(ids.map((id) => [id, true])) },
      });
    await choose("ada", results.id, meetings.id);
    await choose("cleo", results.id);
    return { ...fake, interest_category_id, results, meetings };
  }

  it.each([
    ["any", ["ada", "cleo"]],
    ["all", ["ada"]],
    ["none", ["ben"]],
  ] as const)("choose those who have %s of them", async (interest_match, expected) => {
    const { named, interest_category_id, results, meetings } = await membersWithInterests();
    const interest_ids = `${results.id},${meetings.id}`;
    expect(await named({ interest_category_id, interest_ids, interest_match })).toEqual(expected);
  });

  it("are counted over subscribers", async () => {
    const { api, list_id, interest_category_id } = await membersWithInterests();
    const { interests } = await api.lists.interestCategories.interests.list({
      list_id,
      interest_category_id,
    });
    expect(interests.map(({ name, subscriber_count }) => [name, subscriber_count])).toEqual([
      ["Results", "2"],
      ["Meetings", "1"],
    ]);
  });

  it("are returned for each member, selected or not, and can be deselected", async () => {
    const { api, list_id, results, meetings } = await membersWithInterests();
    const member = { list_id, subscriber_hash: "cleo@larkfield.example" };
    expect((await api.lists.members.get(member)).interests).toEqual({
      [results.id]: true,
      [meetings.id]: false,
    });
    const body = { interests: { [results.id]: false } };
    expect((await api.lists.members.update({ ...member, body })).interests).toEqual({
      [results.id]: false,
      [meetings.id]: false,
    });
  });

  it("are deleted with their category", async () => {
    const { api, list_id, interest_category_id } = await membersWithInterests();
    await api.lists.interestCategories.delete({ list_id, interest_category_id });
    const member = { list_id, subscriber_hash: "ada@larkfield.example" };
    expect((await api.lists.members.get(member)).interests).toEqual({});
    expect((await api.lists.interestCategories.list({ list_id })).total_items).toBe(0);
  });
});
