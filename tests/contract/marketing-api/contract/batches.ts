import { describe, expect, it } from "vitest";
import type { BatchProgress } from "../../../../src/adapters/esp-rest/batch-run.ts";
import { createBatch } from "../../../../src/adapters/esp-rest/batches.ts";
import { resumeBatch } from "../../../../src/adapters/esp-rest/resume-batch.ts";
import { type SyncReport, syncMembers } from "../../../../src/adapters/esp-rest/sync-members.ts";
import { refusal } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BEN, NOT_FOUND, type Open, withReaders } from "./account.ts";

const address = (number: number) => `reader-${number}@larkfield.example`;
const options = () => ({ pollEvery: 1 });

/** A stream of members, as from a file or a database. */
async function* stream(count: number) {
  for (let number = 0; number < count; number += 1) yield { email_address: address(number) };
}

export function batchContract(open: Open): void {
  describe("batches", () => {
    it("are created, polled, listed and deleted", async () => {
      const { batches } = (await open()).api;
      const body = { operations: [{ method: "GET", path: "/ping", operation_id: "a" }] } as const;
      const { id: batch_id, status } = await batches.create({ body });
      expect(status).toBe("pending");
      expect(await batches.get({ batch_id })).toMatchObject({ status: "started" });
      const done = await batches.get({ batch_id });
      expect(done).toMatchObject({ status: "finished", finished_operations: 1, errored_operations: 0 });
      expect(await batches.list()).toEqual({ batches: [done], total_items: 1 });
      expect(await batches.delete({ batch_id })).toBeUndefined();
      expect(await refusal(batches.get({ batch_id }))).toMatchObject(NOT_FOUND);
    });

    it("run 1001 typed calls in two batches, each with its own response or error", async () => {
      const { api, list_id } = await withReaders(open);
      const batch = createBatch(api);
      const added = Array.from({ length: 998 }, (_, number) =>
        batch.calls.lists.members.create({
          list_id,
          body: { email_address: address(number), status: "subscribed" },
        }),
      );
      const twice = refusal(
        batch.calls.lists.members.create({ list_id, body: { email_address: ADA, status: "subscribed" } }),
      );
      const deleted = batch.calls.lists.members.delete({ list_id, subscriber_hash: ADA });
      const lost = refusal(batch.calls.lists.get({ list_id: "nowhere" }));

      const seen: BatchProgress[] = [];
      const summary = await batch.run({ pollEvery: 1, onProgress: (progress) => seen.push(progress) });
      expect(summary).toEqual({ succeeded: 999, failed: 2 });
      expect(seen.at(-1)).toEqual({ total: 1001, finished: 1001, errored: 2 });
      expect((await Promise.all(added)).map(({ email_address }) => email_address)).toEqual(
        added.map((_, number) => address(number)),
      );
      expect(await twice).toMatchObject({ operation: "lists.members.create", title: "Member Exists" });
      expect(await deleted).toBeUndefined();
      expect(await lost).toMatchObject({ operation: "lists.get", ...NOT_FOUND });
      const { batches } = await api.batches.list();
      // Both requests are concurrent, so their order is not defined.
      expect(new Set(batches.map(({ total_operations }) => total_operations))).toEqual(new Set([1000, 1]));
      expect((await api.lists.members.list({ list_id })).total_items).toBe(999);
    });

    it("are resumed by their id, also in another process", async () => {
      const { api } = await open();
      const batch = createBatch(api);
      void batch.calls.ping.get();
      void batch.calls.lists.get({ list_id: "nowhere" });
      await batch.run(options());
      const resumed = await resumeBatch(api, batch.id ?? "", options());
      expect(resumed).toMatchObject({ id: batch.id, succeeded: 1, failed: 1 });
      expect(resumed.results[0]).toMatchObject({ operation_id: "0", status: 200, error: undefined });
      expect(resumed.results[1]?.error).toMatchObject({ status: 404 });
      expect(await refusal(resumeBatch(api, "none", options()))).toMatchObject(NOT_FOUND);
    });
  });

  describe("the members of a list", () => {
    it("are synced: added, updated, or rejected individually", async () => {
      const { api, list_id, ada } = await withReaders(open);
      await api.lists.members.update({ ...ada, body: { status: "unsubscribed" } });
      const members = [
        { email_address: ADA, vip: true },
        { email_address: address(1), merge_fields: { FNAME: "Robin" }, tags: ["results"] },
        { email_address: address(1).toUpperCase() },
        { email_address: "no address" },
      ];
      const given = { ...options(), tags: ["website"], mergeFields: { LNAME: "Example" } };
      const report = await syncMembers(api, list_id, members, given);
      expect(report).toMatchObject({ total: 4, created: 1, updated: 1, archived: 0 });
      expect(report.refused.map(({ email_address }) => email_address)).toEqual([
        address(1).toUpperCase(),
        "no address",
      ]);
      expect(report.refused.every(({ reason }) => reason !== "")).toBe(true);

      // A member who unsubscribed is not subscribed again.
      expect(await api.lists.members.get(ada)).toMatchObject({ status: "unsubscribed", vip: true });
      const added = await api.lists.members.get({ list_id, subscriber_hash: address(1) });
      expect(added).toMatchObject({
        status: "subscribed",
        merge_fields: { FNAME: "Robin", LNAME: "Example" },
      });
      expect(added.tags.map(({ name }) => name).toSorted()).toEqual(["results", "website"]);

      const again = await syncMembers(api, list_id, members, given);
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: report.refused });
      expect((await api.lists.members.list({ list_id, count: 0 })).total_items).toBe(3);
    });

    it("are synced in batches if they are many, with progress, and missing ones are archived", async () => {
      const { api, list_id } = await withReaders(open);
      const reports: SyncReport[] = [];
      const report = await syncMembers(api, list_id, stream(5_100), {
        ...options(),
        archiveMissing: true,
        onProgress: (progress) => reports.push(progress),
      });
      expect(report).toMatchObject({ total: 5_100, created: 5_100, updated: 0, archived: 2, refused: [] });
      expect(reports.map(({ created, archived }) => [created, archived])).toEqual([
        // The last hundred are sent in one call, which ends before the batch of the first.
        [100, 0],
        [5_100, 0],
        [5_100, 2],
      ]);
      expect((await api.batches.list()).batches.map(({ id }) => id).toSorted()).toEqual(
        report.batches.toSorted(),
      );
      const { members } = await api.lists.members.list({
        list_id,
        status: "archived",
        fields: ["members.email_address"],
      });
      expect(members.map(({ email_address }) => email_address).toSorted()).toEqual([ADA, BEN]);
    });

    it("that are missing and that the service refuses to archive are named, and the others are archived", async () => {
      const { api, list_id } = await withReaders(open);
      const asked = address(1);
      await api.lists.members.create({ list_id, body: { email_address: asked, status: "pending" } });
      const input = [{ email_address: BEN }];
      const report = await syncMembers(api, list_id, input, { ...options(), archiveMissing: true });
      expect(report).toMatchObject({ total: 1, unchanged: 1, archived: 1 });
      const reason = "Can not archive a contact that is bounced, pending or archived.";
      expect(report.refused).toEqual([{ email_address: asked, reason, field: "" }]);
    });

    it("are not archived when the input is empty", async () => {
      const { api, list_id } = await withReaders(open);
      const sync = syncMembers(api, list_id, [], { ...options(), archiveMissing: true });
      expect(await refusal(sync)).toMatchObject({ failure: "invalid-parameter" });
      expect((await api.lists.members.list({ list_id, status: "subscribed" })).total_items).toBe(2);
    });
  });
}
