import { describe, expect, it } from "vitest";
import { accountWithList, refusal, wrongFields } from "./fake-account.ts";

const DAY = 24;

describe("the growth of a list", () => {
  it("is returned by month, newest first", async () => {
    const { api, list_id, subscribe, passHours } = await accountWithList();
    await subscribe("ada");
    await subscribe("ben");
    passHours(20 * DAY);
    await api.lists.batchMembers({
      list_id,
      body: { members: [{ email_address: "cleo@larkfield.example", status: "subscribed" }] },
    });
    await api.lists.members.update({
      list_id,
      subscriber_hash: "ben@larkfield.example",
      body: { status: "unsubscribed" },
    });
    const { history, total_items } = await api.lists.growthHistory.list({ list_id });
    expect(total_items).toBe(2);
    expect(history).toMatchObject([
      { month: "2026-12", existing: 2, subscribed: 1, imports: 1, optins: 0, unsubscribed: 1 },
      { month: "2026-11", existing: 0, subscribed: 2, imports: 0, optins: 2, unsubscribed: 0 },
    ]);
    const oldest = await api.lists.growthHistory.list({ list_id, sort_field: "month", sort_dir: "ASC" });
    expect(oldest.history.map(({ month }) => month)).toEqual(["2026-11", "2026-12"]);
    expect(await api.lists.growthHistory.get({ list_id, month: "2026-11" })).toEqual(history[1]);
    expect((await refusal(api.lists.growthHistory.get({ list_id, month: "2026-10" }))).status).toBe(404);
  });
});

describe("the activity of a list", () => {
  it("is returned by day, newest first, for at most 180 days", async () => {
    const { api, list_id, subscribe, passHours } = await accountWithList();
    await subscribe("ada");
    passHours(DAY);
    await api.lists.members.delete({ list_id, subscriber_hash: "ada@larkfield.example" });
    const { activity } = await api.lists.activity.list({ list_id });
    expect(activity).toMatchObject([
      { day: "2026-11-22", subs: 0, other_removes: 1 },
      { day: "2026-11-21", subs: 1, other_removes: 0 },
    ]);
    passHours(400 * DAY);
    expect((await api.lists.activity.list({ list_id })).total_items).toBe(180);
  });
});

describe("webhooks of a list", () => {
  const url = "https://larkfield.example/hooks";

  it("are listed without pages", async () => {
    const { api, list_id } = await accountWithList();
    for (let number = 1; number <= 11; number += 1) {
      await api.lists.webhooks.create({ list_id, body: { url: `${url}/${number}` } });
    }
    expect((await api.lists.webhooks.list({ list_id })).webhooks).toHaveLength(11);
  });

  it("have unique URLs", async () => {
    const { api, list_id } = await accountWithList();
    await api.lists.webhooks.create({ list_id, body: { url } });
    const second = await refusal(api.lists.webhooks.create({ list_id, body: { url } }));
    expect(second).toMatchObject({ status: 400, title: "Bad Request" });
    expect(await wrongFields(api.lists.webhooks.create({ list_id, body: { url: "hooks" } }))).toHaveProperty(
      "url",
    );
  });
});
