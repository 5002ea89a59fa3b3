import { describe, expect, it } from "vitest";
import { subscriberHash } from "../../../../src/ports/marketing-api/subscriber-hash.ts";
import { refusal, START, wrongFields } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, BEN, NOT_FOUND, type Open, withReaders } from "./account.ts";

const PHONE = "+61400000000";
const PHONE_HASH = "a8f5e1a95c2cfb653d3133ecc02e2ac4f14b123d47d0371be9bc5c208be425d8";
const CLEO = "cleo@larkfield.example";

async function withContacts(open: Open) {
  const opened = await withReaders(open);
  return { ...opened, contacts: opened.api.audiences.contacts, path: { audience_id: opened.list_id } };
}

export function contactContract(open: Open): void {
  describe("audiences", () => {
    it("are lists with channels", async () => {
      const { api, list_id } = await withReaders(open);
      const audience = await api.audiences.get({ audience_id: list_id });
      const stats = { total_contacts: 2 };
      const enabled_channels = ["email", "sms"];
      expect(audience).toEqual({ id: list_id, name: "Investor news", stats, enabled_channels });
      expect(await api.audiences.list()).toEqual({ audiences: [audience], total_items: 1 });
      expect(await refusal(api.audiences.get({ audience_id: "none" }))).toMatchObject(NOT_FOUND);
    });

    it("have contacts, which are the members of the list", async () => {
      const { api, list_id, contacts, path } = await withContacts(open);
      const body = {
        email_channel: { email: CLEO, marketing_consent: { status: "consented" } },
        sms_channel: { sms_phone: PHONE, marketing_consent: { status: "confirmed" } },
        tags: ["results"],
      } as const;
      const cleo = await contacts.create({ ...path, body });
      const hash = subscriberHash(CLEO);
      expect(cleo).toMatchObject({
        audience_id: list_id,
        status: "active",
        email_channel: { hashed_email: hash, effective_subscription_status: { value: "subscribed" } },
        sms_channel: { sms_phone: PHONE, effective_subscription_status: { value: "subscribed" } },
        tags: ["results"],
        created_at: START,
      });
      for (const contact_id of [cleo.id, `email:${hash}`, `sms:${PHONE_HASH}`]) {
        expect(await contacts.get({ ...path, contact_id })).toEqual(cleo);
      }
      expect(await api.lists.members.get({ list_id, subscriber_hash: CLEO })).toMatchObject({
        contact_id: cleo.id,
        status: "subscribed",
        sms_phone_number: PHONE,
        sms_subscription_status: "subscribed",
      });
    });

    it("refuse a contact twice, unless it may be updated", async () => {
      const { contacts, path } = await withContacts(open);
      const body = { email_channel: { email: ADA }, tags: ["a"] };
      const twice = contacts.create({ ...path, body });
      expect(await refusal(twice)).toMatchObject({ title: "Member Exists" });
      const update = { ...body, update_existing: true };
      const updated = await contacts.create({ ...path, body: update });
      expect(updated.tags).toEqual(["a"]);
      const cleo = { email_channel: { email: CLEO }, sms_channel: { sms_phone: "0400" } };
      const wrong = contacts.create({ ...path, body: cleo });
      expect(Object.keys(await wrongFields(wrong))).toEqual(["sms_channel.sms_phone"]);
    });

    it("have contacts that withdraw their consent, are archived and forgotten", async () => {
      const { contacts, path } = await withContacts(open);
      const ada = { ...path, contact_id: `email:${subscriberHash(ADA)}` };
      const denied = { email_channel: { marketing_consent: { status: "denied" } } } as const;
      expect(await contacts.update({ ...ada, body: denied })).toMatchObject({
        email_channel: { effective_subscription_status: { value: "unsubscribed" } },
      });
      expect(await contacts.archive(ada)).toBeUndefined();
      expect(await contacts.get(ada)).toMatchObject({ status: "archived" });
      expect(await contacts.forget(ada)).toBeUndefined();
      expect(await refusal(contacts.get(ada))).toMatchObject(NOT_FOUND);
    });

    it("have pages of contacts by a cursor, which no change of the audience moves", async () => {
      const { contacts, path } = await withContacts(open);
      const page = { ...path, count: 1 };
      const first = await contacts.list(page);
      expect(first).toMatchObject({ contacts: [{ email_channel: { email: ADA } }] });
      await contacts.forget({ ...path, contact_id: first.contacts[0]?.id ?? "" });
      const second = await contacts.list({ ...page, cursor: first.next_cursor });
      expect(second.contacts).toMatchObject([{ email_channel: { email: BEN } }]);
      expect(second.next_cursor).toBeUndefined();
      const found: string[] = [];
      for await (const { id } of contacts.list.all({ ...page, fields: ["contacts.id"], sort_dir: "DESC" }))
        found.push(id);
      expect(found).toEqual([second.contacts[0]?.id]);
    });
  });

  it("campaigns of text messages are scheduled, cancelled and sent, once they have a text", async () => {
    const { api, list_id, passHours } = await withReaders(open);
    const { smsCampaigns } = api;
    const { web_id } = await api.lists.get({ list_id });
    const create = async () => {
      const sms = { name: "Results", list_id: web_id };
      const { id: sms_campaign_id } = await smsCampaigns.create({ body: sms });
      const body = { message_body: "Results are out, *|FNAME|*" };
      const content = await smsCampaigns.content.set({ sms_campaign_id, body });
      expect(content).toEqual({ ...body, media: [], estimated_segments: 1, merge_fields: ["FNAME"] });
      expect(await smsCampaigns.content.get({ sms_campaign_id })).toEqual(content);
      return { sms_campaign_id };
    };
    const { id } = await smsCampaigns.create({ body: { name: "Empty" } });
    expect(await refusal(smsCampaigns.send({ sms_campaign_id: id }))).toMatchObject(BAD_REQUEST);
    const [now, later, never] = [await create(), await create(), await create()];
    await smsCampaigns.send(now);
    expect(await smsCampaigns.get(now)).toMatchObject({ status: "sent", send_time: START });
    const body = { schedule_time: "2026-11-21T09:00:00+00:00" };
    for (const campaign of [later, never]) await smsCampaigns.schedule({ ...campaign, body });
    await smsCampaigns.cancelSend(never);
    await passHours(2);
    expect(await smsCampaigns.get(later)).toMatchObject({ status: "sent", send_time: body.schedule_time });
    expect(await smsCampaigns.get(never)).toMatchObject({ status: "canceled" });
    const update = smsCampaigns.update({ ...later, body: { name: "Late" } });
    expect(await refusal(update)).toMatchObject(BAD_REQUEST);
  });
}
