import { describe, expect, it } from "vitest";
import { recordActivity } from "../../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import { accountWithList, accountWithReaders, refusal, START } from "./fake-account.ts";

const ADA = "ada@larkfield.example";

async function accountWithAda() {
  const { api, list_id, subscribe } = await accountWithList();
  const ada = await subscribe("ada");
  const { members } = api.lists;
  return { members, list_id, subscribe, ada, path: { list_id, subscriber_hash: ADA } };
}

it("changing a member keeps notes, events and activity with a new address", async () => {
  const { members, list_id, path } = await accountWithAda();
  await members.notes.create({ ...path, body: { note: "Called" } });
  await members.events.create({ ...path, body: { name: "visited" } });
  const email_address = "ada.marsh@larkfield.example";
  const moved = await members.update({ ...path, body: { email_address } });
  const now = { list_id, subscriber_hash: email_address };
  expect(moved).toMatchObject({ email_address, last_note: { note: "Called" } });
  expect((await members.notes.list(now)).notes).toMatchObject([{ note: "Called", email_id: moved.id }]);
  expect((await members.events.list(now)).events).toMatchObject([{ name: "visited" }]);
  expect((await refusal(members.get(path))).status).toBe(404);
});

it.each(["unsubscribed", "abuse"] as const)(
  "a member who unsubscribed through the link, or complained, is subscribed again by confirmation alone, not by an update, an import or a new sign-up: %s",
  async (kind) => {
    const { api, list_id, sent, ...fake } = await accountWithReaders();
    recordActivity(fake, [{ campaign_id: await sent(), email_address: ADA, kind }]);
    const { members } = api.lists;
    const path = { list_id, subscriber_hash: ADA };
    const member = { email_address: ADA, status: "subscribed" } as const;
    const detail = `${ADA} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`;
    const compliance = { status: 400, title: "Member In Compliance State", detail };
    expect(await refusal(members.update({ ...path, body: { status: "subscribed" } }))).toMatchObject(
      compliance,
    );
    const body = { members: [member], update_existing: true };
    expect(await api.lists.batchMembers({ list_id, body })).toMatchObject({
      total_updated: 0,
      errors: [{ email_address: ADA, error: detail, error_code: "ERROR_GENERIC" }],
    });
    await members.delete(path);
    expect(await refusal(members.create({ list_id, body: member }))).toMatchObject(compliance);
    expect((await members.update({ ...path, body: { status: "pending" } })).status).toBe("pending");
  },
);

describe("removing a member", () => {
  it("allows an archived member to be added again, with its data", async () => {
    const { members, subscribe, path } = await accountWithAda();
    await members.update({ ...path, body: { vip: true } });
    await members.delete(path);
    expect(await subscribe("ada")).toMatchObject({ status: "subscribed", vip: true });
  });

  it("is not reverted by setting the member without a status", async () => {
    const { members, path } = await accountWithAda();
    await members.delete(path);
    const body = { email_address: ADA, status_if_new: "subscribed" } as const;
    expect(await members.set({ ...path, body })).toMatchObject({ status: "archived" });
    const back = await members.set({ ...path, body: { ...body, status: "subscribed" } });
    expect(back).toMatchObject({ status: "subscribed" });
  });
});

describe("the data of a member", () => {
  it("is found by contact_id, too", async () => {
    const { members, list_id, ada, path: usual } = await accountWithAda();
    const path = { list_id, subscriber_hash: ada.contact_id };
    expect((await members.get(path)).id).toBe(ada.id);
    expect((await members.update({ ...path, body: { vip: true } })).vip).toBe(true);
    const body = { email_address: ADA, status_if_new: "subscribed", language: "fr" } as const;
    expect((await members.set({ ...path, body })).language).toBe("fr");
    await members.notes.create({ ...path, body: { note: "Called" } });
    expect((await members.notes.list(usual)).total_items).toBe(1);
    await members.delete(path);
    expect((await members.get(path)).status).toBe("archived");
  });

  it.each(["2026-11-20 18:30:00", "2026-11-20T18:30:00Z", "2026-11-21T04:30:00+10:00"])(
    "has moments in UTC, however they are written: %s",
    async (timestamp_opt) => {
      const { api, list_id } = await accountWithList();
      const body = { email_address: ADA, status: "subscribed", timestamp_opt } as const;
      const member = await api.lists.members.create({ list_id, body });
      expect(member.timestamp_opt).toBe("2026-11-20T18:30:00+00:00");
    },
  );

  it("can be empty, as in a form without input", async () => {
    const { api, list_id } = await accountWithList();
    const empty = { timestamp_opt: "", timestamp_signup: "", ip_signup: "", email_type: "" } as const;
    const body = { email_address: ADA, status: "subscribed", ...empty } as const;
    const stored = { timestamp_opt: START, timestamp_signup: "", email_type: "html" };
    expect(await api.lists.members.create({ list_id, body })).toMatchObject(stored);
  });

  it("gets tags when it is added or set: an update ignores them", async () => {
    const { members, path } = await accountWithAda();
    // A value that a caller without types can send.
    const tagged = { email_address: ADA, status_if_new: "subscribed" as const, tags: ["Shareholder"] };
    expect((await members.update({ ...path, body: tagged })).tags).toEqual([]);
    const { tags } = await members.set({ ...path, body: tagged });
    expect(tags.map(({ name }) => name)).toEqual(["Shareholder"]);
  });
});
