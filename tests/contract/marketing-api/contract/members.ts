import { describe, expect, it } from "vitest";
import {
  isComplianceState,
  isForgottenEmail,
  isInvalidResource,
  isMemberExists,
  isRateLimited,
} from "../../../../src/ports/marketing-api/errors.ts";
import { subscriberHash } from "../../../../src/ports/marketing-api/subscriber-hash.ts";
import { addCampaign, refusal, START, send, wrongFields } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, NOT_FOUND, type Open, record, withReaders } from "./account.ts";

const ZOE = "zoe@larkfield.example";

export function memberContract(open: Open): void {
  describe("members", () => {
    it("are added, listed, read by hash or address, updated and archived", async () => {
      const { list_id, ada, members } = await withReaders(open);
      const body = { email_address: ZOE, status: "subscribed", merge_fields: { FNAME: "Zoë 🐎" } } as const;
      const made = await members.create({ list_id, body });
      expect(made).toMatchObject({ id: subscriberHash(ZOE), merge_fields: { FNAME: "Zoë 🐎" } });
      const zoe = { list_id, subscriber_hash: made.id };
      expect(await members.get({ list_id, subscriber_hash: ZOE })).toEqual(made);
      expect((await members.list({ list_id })).members).toContainEqual(made);
      expect(await members.update({ ...zoe, body: { vip: true } })).toMatchObject({ vip: true });
      expect(await members.delete(zoe)).toBeUndefined();
      expect((await members.list({ list_id })).members).toEqual([
        await members.get(ada),
        expect.objectContaining({ email_address: "ben@larkfield.example" }),
      ]);
      expect(await members.get(zoe)).toMatchObject({ status: "archived" });
    });

    it("have calls with common names: archive, and upsert by address", async () => {
      const { list_id, ada, members } = await withReaders(open);
      expect(await members.archive(ada)).toBeUndefined();
      expect(await members.get(ada)).toMatchObject({ status: "archived" });
      const email = "Cleo@larkfield.example";
      const body = { status_if_new: "pending", merge_fields: { FNAME: "Cleo" } } as const;
      const stored = { status: "pending", merge_fields: { FNAME: "Cleo" } };
      const added = await members.upsert(list_id, email, body);
      expect(added).toMatchObject({ ...stored, email_address: email });
      const changed = await members.upsert(list_id, email.toLowerCase(), { vip: true });
      expect(changed).toMatchObject({ ...stored, vip: true });
      const wrong = await refusal(members.upsert(list_id, "5d41402abc4b2a76b9719d911017c592"));
      expect(wrong).toMatchObject({ failure: "invalid-parameter", operation: "lists.members.upsert" });
    });

    it("are set by hash: status_if_new for a new one; repeating it changes nothing", async () => {
      const { api, list_id } = await withReaders(open);
      const set = (email_address: string) =>
        api.lists.members.set({
          list_id,
          subscriber_hash: subscriberHash(email_address),
          body: { email_address, status_if_new: "pending" },
        });
      expect(await set(ZOE)).toMatchObject({ status: "pending" });
      expect(await set(ZOE)).toEqual(await set(ZOE));
      expect(await set(ADA)).toMatchObject({ status: "subscribed" });
      expect((await api.lists.members.list({ list_id })).total_items).toBe(3);
    });

    it("are rejected with the error messages of the service, by which each error is identified", async () => {
      const { list_id, ada, members } = await withReaders(open);
      const add = (email_address: string) =>
        members.create({ list_id, body: { email_address, status: "subscribed" } });
      const exists = await refusal(add("ADA@larkfield.example"));
      expect(exists).toMatchObject({
        status: 400,
        title: "Member Exists",
        detail: expect.stringMatching(/^ADA@larkfield.example is already a list member\. Use PUT/),
        operation: "lists.members.create",
        errors: [],
      });
      expect(await wrongFields(add("nobody"))).toHaveProperty("email_address");
      await members.update({ ...ada, body: { status: "unsubscribed" } });
      expect((await members.update({ ...ada, body: { status: "subscribed" } })).status).toBe("subscribed");
      await members.update({ ...ada, body: { status: "cleaned" } });
      const cleaned = await refusal(members.update({ ...ada, body: { status: "subscribed" } }));
      expect(cleaned).toMatchObject({ status: 400, title: "Member In Compliance State" });
      expect(await members.deletePermanent(ada)).toBeUndefined();
      expect(await refusal(members.get(ada))).toMatchObject(NOT_FOUND);
      const forgotten = await refusal(add(ADA));
      expect(forgotten).toMatchObject({
        status: 400,
        title: "Forgotten Email Not Subscribed",
        detail: expect.stringMatching(/^ada@larkfield\.example was permanently deleted/),
      });
      const kinds = [isMemberExists, isComplianceState, isForgottenEmail, isInvalidResource, isRateLimited];
      const found = [exists, cleaned, forgotten].map((error) => kinds.map((isKind) => isKind(error)));
      expect(found).toEqual([
        [true, false, false, false, false],
        [false, true, false, false, false],
        [false, false, true, false, false],
      ]);
    });

    it("have their merge fields validated, unless skip_merge_validation is set", async () => {
      const { api, list_id, ada, members } = await withReaders(open);
      const { mergeFields } = api.lists;
      await mergeFields.create({
        list_id,
        body: { name: "Town", tag: "TOWN", type: "text", required: true },
      });
      const body = { email_address: ZOE, status: "subscribed" } as const;
      expect(await wrongFields(members.create({ list_id, body }))).toEqual({ TOWN: "Please enter a value" });
      expect(await members.create({ list_id, body, skip_merge_validation: true })).toMatchObject(body);
      // A member that exists needs no status_if_new.
      const known = { ...ada, body: { email_address: ADA, vip: true } };
      expect(await wrongFields(members.set(known))).toHaveProperty("TOWN");
      expect(await members.set({ ...known, skip_merge_validation: true })).toMatchObject(known.body);
    });

    it("are refused if their address looks fake, without a field error", async () => {
      const { api, list_id } = await withReaders(open);
      const email_address = "a..b@larkfield.example";
      const refused = await refusal(
        api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } }),
      );
      const detail = `${email_address} looks fake or invalid, please enter a real email address.`;
      expect(refused).toMatchObject({ status: 400, title: "Invalid Resource", detail, errors: [] });
      expect(refused.problem).not.toHaveProperty("errors");
    });

    it("are found by search", async () => {
      const { api, list_id } = await withReaders(open);
      expect(await api.searchMembers.search({ query: ADA, list_id })).toMatchObject({
        exact_matches: { members: [{ email_address: ADA }], total_items: 1 },
      });
      const nowhere = api.searchMembers.search({ query: ADA, list_id: "nowhere" });
      expect(await refusal(nowhere)).toMatchObject(NOT_FOUND);
    });
  });

  describe("sub-resources of a member", () => {
    it("tags are added and removed", async () => {
      const { api, ada } = await withReaders(open);
      const { tags } = api.lists.members;
      const change = (status: "active" | "inactive") =>
        tags.update({ ...ada, body: { tags: [{ name: "Press", status }] } });
      expect(await change("active")).toBeUndefined();
      expect(await tags.list(ada)).toMatchObject({ tags: [{ name: "Press", date_added: START }] });
      await change("inactive");
      expect(await tags.list(ada)).toMatchObject({ tags: [], total_items: 0 });
    });

    it("notes and events are kept, and move with a new address", async () => {
      const { list_id, ada, members } = await withReaders(open);
      await members.notes.create({ ...ada, body: { note: "Called" } });
      const properties = { page: "results" };
      expect(await members.events.create({ ...ada, body: { name: "visited", properties } })).toBeUndefined();
      const { id } = await members.update({ ...ada, body: { email_address: ZOE } });
      const zoe = { list_id, subscriber_hash: ZOE };
      expect(await members.notes.list(zoe)).toMatchObject({ notes: [{ note: "Called" }], email_id: id });
      expect((await members.events.list(zoe)).events).toMatchObject([
        { name: "visited", occurred_at: START, properties },
      ]);
      expect(await refusal(members.get(ada))).toMatchObject(NOT_FOUND);
    });
  });

  it("a member who unsubscribed through the link, or complained, is subscribed again by confirmation alone", async () => {
    for (const kind of ["unsubscribed", "abuse"] as const) {
      const account = await withReaders(open);
      const { api, list_id, ada, members } = account;
      const campaign_id = await send(api, await addCampaign(api, list_id));
      await record(account, [{ campaign_id, email_address: ADA, kind }]);
      const member = { email_address: ADA, status: "subscribed" } as const;
      const compliance = { status: 400, title: "Member In Compliance State" };
      const refused = await refusal(members.update({ ...ada, body: { status: "subscribed" } }));
      expect(refused).toMatchObject(compliance);
      const body = { members: [member], update_existing: true };
      expect(await api.lists.batchMembers({ list_id, body })).toMatchObject({
        total_updated: 0,
        errors: [{ email_address: ADA, error: refused.detail, error_code: "ERROR_GENERIC" }],
      });
      await members.delete(ada);
      expect(await refusal(members.create({ list_id, body: member }))).toMatchObject(compliance);
      expect((await members.update({ ...ada, body: { status: "pending" } })).status).toBe("pending");
    }
  });

  describe("removing a member", () => {
    it("allows an archived member to be added again, with its data", async () => {
      const { list_id, ada, members } = await withReaders(open);
      await members.update({ ...ada, body: { vip: true } });
      await members.delete(ada);
      const body = { email_address: ADA, status: "subscribed" } as const;
      expect(await members.create({ list_id, body })).toMatchObject({ status: "subscribed", vip: true });
    });

    it("is not reverted by setting the member without a status", async () => {
      const { ada, members } = await withReaders(open);
      await members.delete(ada);
      const body = { email_address: ADA, status_if_new: "subscribed" } as const;
      expect(await members.set({ ...ada, body })).toMatchObject({ status: "archived" });
      const back = await members.set({ ...ada, body: { ...body, status: "subscribed" } });
      expect(back).toMatchObject({ status: "subscribed" });
    });
  });

  describe("the data of a member", () => {
    it("is found by contact_id, too", async () => {
      const { list_id, ada, members } = await withReaders(open);
      const { id, contact_id } = await members.get(ada);
      const path = { list_id, subscriber_hash: contact_id };
      expect((await members.get(path)).id).toBe(id);
      const body = { email_address: ADA, status_if_new: "subscribed", language: "fr" } as const;
      expect((await members.set({ ...path, body })).language).toBe("fr");
      await members.notes.create({ ...path, body: { note: "Called" } });
      expect((await members.notes.list(ada)).total_items).toBe(1);
    });

    it("has moments in UTC, however they are written; text can be empty, as in a form without input", async () => {
      const { ada, members } = await withReaders(open);
      for (const written of ["2026-11-20 18:30:00", "2026-11-20T18:30:00Z", "2026-11-21T04:30:00+10:00"]) {
        const { timestamp_opt } = await members.update({ ...ada, body: { timestamp_opt: written } });
        expect(timestamp_opt).toBe("2026-11-20T18:30:00+00:00");
      }
      const body = { timestamp_opt: "", timestamp_signup: "", ip_signup: "", email_type: "" } as const;
      const stored = { timestamp_opt: "2026-11-20T18:30:00+00:00", timestamp_signup: "", email_type: "html" };
      expect(await members.update({ ...ada, body })).toMatchObject(stored);
    });

    it("gets tags when it is added or set: an update ignores them", async () => {
      const { ada, members } = await withReaders(open);
      // A value that a caller without types can send.
      const tagged = { email_address: ADA, status_if_new: "subscribed" as const, tags: ["Shareholder"] };
      expect((await members.update({ ...ada, body: tagged })).tags).toEqual([]);
      const { tags } = await members.set({ ...ada, body: tagged });
      expect(tags.map(({ name }) => name)).toEqual(["Shareholder"]);
    });
  });
}
