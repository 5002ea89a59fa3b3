import { describe, expect, it } from "vitest";
import { accountWithList, NEWS_LIST, START, wrongFields } from "./fake-account.ts";

async function withAda() {
  const fake = await accountWithList();
  await fake.subscribe("ada");
  return { ...fake, ada: { list_id: fake.list_id, subscriber_hash: "ada@larkfield.example" } };
}

describe("tags of a member", () => {
  it("are added and removed, without duplicate names", async () => {
    const { api, ada, passHours } = await withAda();
    const change = (status: "active" | "inactive", ...names: string[]) =>
      api.lists.members.tags.update({ ...ada, body: { tags: names.map((name) => ({ name, status })) } });
    await change("active", "Shareholder", "Press");
    passHours(1);
    await change("active", "shareholder");
    await change("inactive", "Press", "Never had");
    const { tags, total_items } = await api.lists.members.tags.list(ada);
    expect(tags).toMatchObject([{ name: "Shareholder", date_added: START }]);
    expect(total_items).toBe(1);
  });
});

describe("notes about a member", () => {
  it("are rejected if they are longer than 1000 characters", async () => {
    const { api, ada } = await withAda();
    const call = api.lists.members.notes.create({ ...ada, body: { note: "x".repeat(1001) } });
    expect(await wrongFields(call)).toHaveProperty("note");
  });
});

describe("events of a member", () => {
  it.each([
    ["a name of one letter", { name: "x" }, "name"],
    ["a name of more than 30", { name: "x".repeat(31) }, "name"],
    ["a date that is none", { name: "voted", occurred_at: "yesterday" }, "occurred_at"],
  ])("are rejected with %s", async (_case, body, field) => {
    const { api, ada } = await withAda();
    expect(await wrongFields(api.lists.members.events.create({ ...ada, body }))).toHaveProperty(field);
  });
});

describe("the activity of a member", () => {
  async function withHistory() {
    const fake = await withAda();
    const { email_id, list_id } = await fake.api.lists.members.goals.list(fake.ada);
    const state = fake.snapshot();
    const about = { list_id, email_id, campaign_id: "c1" } as const;
    fake.restore({
      ...state,
      eventLog: [
        ...state.eventLog,
        { at: "2026-11-21T09:00:00+00:00", kind: "sent", ...about },
        { at: "2026-11-21T10:00:00+00:00", kind: "open", ...about },
        {
          at: "2026-11-21T11:00:00+00:00",
          kind: "click",
          url: "https://larkfield.example/results",
          ...about,
        },
      ],
    });
    return fake;
  }

  it("is returned newest first, and filtered by type", async () => {
    const { api, ada } = await withHistory();
    const all = await api.lists.members.activity.list(ada);
    expect(all.activity.map(({ action }) => action)).toEqual(["click", "open", "sent"]);
    expect(await api.lists.members.activity.list({ ...ada, action: ["click"] })).toMatchObject({
      activity: [{ campaign_id: "c1", url: "https://larkfield.example/results" }],
      total_items: 1,
    });
  });

  it("has the sign-up in its feed, and is filtered by type", async () => {
    const { api, ada } = await withHistory();
    const all = await api.lists.members.activityFeed.list(ada);
    expect(all.activity.map(({ activity_type }) => activity_type)).toEqual([
      "click",
      "open",
      "sent",
      "generic_signup",
    ]);
    const some = await api.lists.members.activityFeed.list({
      ...ada,
      activity_filters: ["sent", "open"],
      count: 1,
    });
    expect(some.activity).toMatchObject([
      { activity_type: "open", created_at_timestamp: "2026-11-21T10:00:00+00:00" },
    ]);
  });

  it("determines the rates and the rating", async () => {
    const { api, ada, list_id } = await withHistory();
    expect(await api.lists.members.get(ada)).toMatchObject({
      stats: { avg_open_rate: 1, avg_click_rate: 1 },
      member_rating: 5,
    });
    expect((await api.lists.get({ list_id })).stats).toMatchObject({
      open_rate: 100,
      click_rate: 100,
      campaign_last_sent: "2026-11-21T09:00:00+00:00",
    });
  });
});

describe("searching members", () => {
  it("finds the address, and parts of addresses and names, in one list or all", async () => {
    const { api, list_id, subscribe } = await accountWithList();
    await subscribe("ada");
    await api.lists.members.create({
      list_id,
      body: { email_address: "ben@larkfield.example", status: "pending", merge_fields: { LNAME: "Adamson" } },
    });
    const { id: other } = await api.lists.create({ body: NEWS_LIST });
    const found = await api.searchMembers.search({ query: "ada" });
    expect(found.exact_matches.total_items).toBe(0);
    expect(found.full_search.members.map(({ email_address }) => email_address)).toEqual([
      "ada@larkfield.example",
      "ben@larkfield.example",
    ]);
    const exact = await api.searchMembers.search({ query: "ADA@larkfield.example", list_id });
    expect(exact.exact_matches).toMatchObject({ members: [{ list_id }], total_items: 1 });
    expect((await api.searchMembers.search({ query: "ada", list_id: other })).full_search.total_items).toBe(
      0,
    );
  });
});
