import { describe, expect, it } from "vitest";
import { z } from "zod";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import { accountWithReaders } from "./fake-account.ts";

const FEW_BODIES: readonly object[] = [{}, [], { id: null }];

/** Invalid values, under field names that bodies have. */
const BODIES: readonly object[] = [
  ...FEW_BODIES,
  ...["operations", "members", "settings", "recipients", "lines", "customer", "tags", "name", "id"].flatMap(
    (name) => [null, 1, "text", [null], [{}], { id: null }].map((value) => ({ [name]: value })),
  ),
];

const QUERIES = [
  { count: "x" },
  { offset: "-1" },
  { sort_field: "none", sort_dir: "UP" },
  { fields: "__proto__,a.b" },
];

const problemSchema = z.object({ status: z.number(), title: z.string(), detail: z.string() });

const account = await accountWithReaders();
const ids: Readonly<Record<string, string>> = {
  list_id: account.list_id,
  campaign_id: await account.ready(),
  subscriber_hash: "ada@larkfield.example",
};
const before = account.snapshot();
/** For a check that nothing has changed: comparing texts is much faster than comparing objects. */
const textBefore = JSON.stringify(before);
const isUntouched = () => JSON.stringify(account.snapshot()) === textBefore;

describe("every operation", () => {
  it.each(operations.map(({ name, method, path }) => [name, method, path] as const))(
    "%s responds to or refuses whatever is sent, and a refusal leaves no trace",
    (_name, method, path) => {
      const known = path.replaceAll(/\{(\w+)\}/g, (_match, id: string) => encodeURIComponent(ids[id] ?? "1"));
      const strange = path.replaceAll(/\{\w+\}/g, encodeURIComponent("../🏇\u0000"));
      const queries = QUERIES.map((query) => ({ query }));
      // Only operations with a body read one, and only for existing records.
      const bodies = method === "GET" || method === "DELETE" ? FEW_BODIES : BODIES;
      const requests = [
        ...[...queries, ...bodies.map((body) => ({ body }))].map((sent) => ({ path: known, ...sent })),
        ...[...queries, ...FEW_BODIES.map((body) => ({ body }))].map((sent) => ({ path: strange, ...sent })),
      ];
      for (const request of requests) {
        const { status, data } = account.respondTo({ method, ...request });
        if (status < 400) {
          account.restore(before);
          continue;
        }
        if (problemSchema.safeParse(data).data?.status === status && isUntouched()) continue;
        expect(data).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
        expect(account.snapshot()).toEqual(before);
      }
    },
  );
});
