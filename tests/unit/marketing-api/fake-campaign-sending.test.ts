import { describe, expect, it } from "vitest";
import { refusal, wrongFields } from "./fake-account.ts";
import { accountWithReaders } from "./fake-campaign.ts";

describe("the send checklist", () => {
  it("lists everything that is missing", async () => {
    const { api } = await accountWithReaders();
    const { id: campaign_id } = await api.campaigns.create({ body: { type: "regular" } });
    const { is_ready, items } = await api.campaigns.sendChecklist.get({ campaign_id });
    expect(is_ready).toBe(false);
    const missing = items.filter(({ type }) => type === "error").map(({ heading }) => heading);
    expect(missing).toEqual(["List", "Subject", "From name", "Replies", "Content"]);
  });

  it("requires recipients", async () => {
    const { api, list_id, ready } = await accountWithReaders();
    const campaign_id = await ready();
    expect((await api.campaigns.sendChecklist.get({ campaign_id })).is_ready).toBe(true);
    for (const name of ["ada", "ben", "cleo"]) {
      await api.lists.members.delete({ list_id, subscriber_hash: `${name}@larkfield.example` });
    }
    const { is_ready, items } = await api.campaigns.sendChecklist.get({ campaign_id });
    expect(is_ready).toBe(false);
    expect(items).toContainEqual(expect.objectContaining({ type: "error", heading: "Recipients" }));
  });
});

describe("sending", () => {
  it("is rejected for an incomplete campaign, with the missing parts", async () => {
    const { api, draft } = await accountWithReaders();
    const refused = await refusal(api.campaigns.send({ campaign_id: await draft() }));
    expect(refused).toMatchObject({ status: 400, title: "Bad Request" });
    expect(refused.detail).toContain("Content");
  });

  it("ends after some time, without a GET", async () => {
    const { api, list_id, ready, passHours } = await accountWithReaders();
    const campaign_id = await ready();
    await api.campaigns.send({ campaign_id });
    passHours(1);
    const { activity } = await api.lists.members.activity.list({
      list_id,
      subscriber_hash: "ada@larkfield.example",
    });
    expect(activity).toMatchObject([{ action: "sent", campaign_id }]);
  });

  it("of a test e-mail needs addresses", async () => {
    const { api, ready } = await accountWithReaders();
    const campaign_id = await ready();
    const test = (test_emails: string[]) =>
      api.campaigns.test({ campaign_id, body: { test_emails, send_type: "html" } });
    expect(await wrongFields(test([]))).toHaveProperty("test_emails");
    expect(await wrongFields(test(["nobody"]))).toHaveProperty(["test_emails.0"]);
    expect(await test(["desk@larkfield.example"])).toBeUndefined();
    expect((await api.campaigns.get({ campaign_id })).status).toBe("save");
  });
});

describe("a schedule", () => {
  const at = (schedule_time: string) => ({ body: { schedule_time } });

  it.each([
    ["in the past", "2026-11-21T07:45:00+00:00"],
    ["off the quarter hour", "2026-11-21T09:10:00+00:00"],
    ["that is no time", "soon"],
  ])("is rejected for a time %s", async (_case, time) => {
    const { api, ready } = await accountWithReaders();
    const campaign_id = await ready();
    expect(await wrongFields(api.campaigns.schedule({ campaign_id, ...at(time) }))).toHaveProperty(
      "schedule_time",
    );
  });

  it("needs a campaign that is ready", async () => {
    const { api, draft } = await accountWithReaders();
    const call = api.campaigns.schedule({ campaign_id: await draft(), ...at("2026-11-21T09:15:00+00:00") });
    expect(await refusal(call)).toMatchObject({ title: "Bad Request" });
  });

  it("sends the campaign when it is due", async () => {
    const { api, ready, passHours } = await accountWithReaders();
    const campaign_id = await ready();
    await api.campaigns.schedule({ campaign_id, ...at("2026-11-21T09:15:00+00:00") });
    passHours(1);
    expect((await api.campaigns.get({ campaign_id })).status).toBe("schedule");
    passHours(1);
    expect(await api.campaigns.get({ campaign_id })).toMatchObject({
      status: "sent",
      send_time: "2026-11-21T09:15:00+00:00",
      emails_sent: 3,
    });
  });
});
