import { describe, expect, it } from "vitest";
import { addAutomation, refusal, START } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, NOT_FOUND, type Open, withReaders } from "./account.ts";

export function automationContract(open: Open): void {
  describe("automations", () => {
    it("are created, listed, read, started, paused and archived", async () => {
      const { api, workflow_id, path } = await withAutomation(open);
      const { automations } = api;
      const created = await automations.get({ workflow_id });
      expect(created).toMatchObject({ status: "save", trigger_settings: { workflow_emails_count: 1 } });
      expect((await automations.list()).automations).toEqual([created]);
      expect(await refusal(automations.pauseAllEmails({ workflow_id }))).toMatchObject(BAD_REQUEST);
      expect(await automations.startAllEmails({ workflow_id })).toBeUndefined();
      expect(await refusal(automations.startAllEmails({ workflow_id }))).toMatchObject(BAD_REQUEST);
      const started = { status: "sending", start_time: START };
      expect(await automations.get({ workflow_id })).toMatchObject(started);
      expect((await automations.emails.get(path)).status).toBe("sending");
      expect(await automations.pauseAllEmails({ workflow_id })).toBeUndefined();
      expect((await automations.emails.get(path)).status).toBe("paused");
      expect(await automations.archive({ workflow_id })).toBeUndefined();
      expect((await automations.list()).total_items).toBe(0);
      expect(await refusal(automations.startAllEmails({ workflow_id }))).toMatchObject(BAD_REQUEST);
    });

    it("have e-mails that are changed, started, paused and deleted", async () => {
      const { api, workflow_id, path } = await withAutomation(open);
      const { emails } = api.automations;
      const delay = { amount: 2, type: "hour", action: "signup" } as const;
      const body = { settings: { subject_line: "Welcome" }, delay };
      const changed = await emails.update({ ...path, body });
      expect(changed).toMatchObject(body);
      expect(await emails.list({ workflow_id })).toMatchObject({ emails: [changed], total_items: 1 });
      expect(await refusal(emails.pause(path))).toMatchObject(BAD_REQUEST);
      await emails.start(path);
      expect(await refusal(emails.start(path))).toMatchObject(BAD_REQUEST);
      expect(await refusal(emails.update({ ...path, body }))).toMatchObject(BAD_REQUEST);
      await emails.pause(path);
      expect((await emails.get(path)).status).toBe("paused");
      expect(await emails.delete(path)).toBeUndefined();
      expect(await refusal(emails.get(path))).toMatchObject(NOT_FOUND);
    });

    it("have queues, and permanently removed subscribers", async () => {
      const { api, workflow_id, path } = await withAutomation(open);
      const { emails, removedSubscribers } = api.automations;
      const body = { email_address: ADA };
      expect(await refusal(emails.queue.add({ ...path, body }))).toMatchObject(BAD_REQUEST);
      await emails.start(path);
      const entry = await emails.queue.add({ ...path, body });
      expect(entry).toMatchObject({ workflow_id, email_address: ADA });
      expect(await emails.queue.get({ ...path, subscriber_hash: entry.id })).toEqual(entry);
      expect((await emails.queue.list(path)).queue).toMatchObject([{ id: entry.id }]);
      const removed = await removedSubscribers.add({ workflow_id, body });
      expect((await emails.queue.list(path)).total_items).toBe(0);
      expect((await removedSubscribers.list({ workflow_id })).subscribers).toEqual([removed]);
      expect(await removedSubscribers.get({ workflow_id, subscriber_hash: ADA })).toEqual(removed);
      expect(await refusal(emails.queue.add({ ...path, body }))).toMatchObject(BAD_REQUEST);
      expect(await refusal(removedSubscribers.add({ workflow_id, body }))).toMatchObject(BAD_REQUEST);
    });
  });
}

async function withAutomation(open: Open) {
  const opened = await withReaders(open);
  const path = await addAutomation(opened.api, opened.list_id);
  return { ...opened, workflow_id: path.workflow_id, path };
}
