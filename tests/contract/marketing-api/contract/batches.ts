import { describe, expect, it } from "vitest";
import type { BatchProgress } from "../../../../src/adapters/esp-rest/batch-run.ts";
import { createBatch } from "../../../../src/adapters/esp-rest/batches.ts";
import { refusal } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, NOT_FOUND, type Open, withReaders } from "./account.ts";

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
      const address = (number: number) => `reader-${number}@larkfield.example`;
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
  });
}
