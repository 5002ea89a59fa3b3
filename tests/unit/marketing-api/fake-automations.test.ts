import { describe, expect, it } from "vitest";
import { wrongFields } from "./fake-account.ts";
import { accountWithReaders } from "./fake-campaign.ts";

const ADA = "ada@larkfield.example";

/** An account with an automation that has one e-mail. */
async function accountWithAutomation(workflow_type = "welcomeSeries") {
  const fake = await accountWithReaders();
  const { api, list_id } = fake;
  const { id: workflow_id } = await api.automations.create({
    body: { recipients: { list_id }, trigger_settings: { workflow_type } },
  });
  const { emails } = await api.automations.emails.list({ workflow_id });
  const path = { workflow_id, workflow_email_id: emails[0]?.id ?? "" };
  return { ...fake, workflow_id, path };
}

describe("an automation", () => {
  it("is rejected for an unknown type, list or store", async () => {
    const { api, list_id } = await accountWithAutomation();
    const create = (recipients: object, workflow_type: string) =>
      wrongFields(api.automations.create({ body: { recipients, trigger_settings: { workflow_type } } }));
    expect(await create({ list_id }, "chainLetter")).toHaveProperty(["trigger_settings.workflow_type"]);
    expect(await create({ list_id: "nowhere" }, "welcomeSeries")).toHaveProperty(["recipients.list_id"]);
    expect(await create({ list_id }, "abandonedCart")).toHaveProperty(["recipients.store_id"]);
  });
});

describe("the queue of an e-mail", () => {
  const body = { email_address: ADA };

  it("accepts a contact, which waits until the e-mail is due", async () => {
    const { api, path, workflow_id, passHours } = await accountWithAutomation();
    await api.automations.emails.start(path);
    expect(await api.automations.emails.queue.add({ ...path, body })).toMatchObject({
      workflow_id,
      email_id: path.workflow_email_id,
      next_send: "2026-11-22T08:00:00+00:00",
    });
    const subscriber_hash = ADA;
    expect((await api.automations.emails.queue.get({ ...path, subscriber_hash })).email_address).toBe(ADA);
    passHours(24);
    expect((await api.automations.emails.queue.list(path)).total_items).toBe(0);
    expect((await api.automations.emails.get(path)).emails_sent).toBe(1);
  });
});
