import { describe, expect, it } from "vitest";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import { accountWithReaders } from "./fake-campaign.ts";

/** What has no place in a body, under names that bodies have. */
const BODIES: readonly object[] = [
  {},
  [],
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

describe("every operation", () => {
  it.each(operations.map(({ name, method, path }) => [name, method, path] as const))(
    "%s answers or refuses whatever is sent, and a refusal leaves no trace",
    async (_name, method, path) => {
      const { answerTo, snapshot, restore, list_id, ready } = await accountWithReaders();
      const ids: Readonly<Record<string, string>> = {
        list_id,
        campaign_id: await ready(),
        subscriber_hash: "ada@larkfield.example",
      };
      const before = snapshot();
      const known = path.replaceAll(/\{(\w+)\}/g, (_match, id: string) => encodeURIComponent(ids[id] ?? "1"));
      const strange = path.replaceAll(/\{\w+\}/g, encodeURIComponent("../🏇\u0000"));
      for (const request of [...QUERIES.map((query) => ({ query })), ...BODIES.map((body) => ({ body }))]) {
        for (const at of [known, strange]) {
          const { status, data } = answerTo({ method, path: at, ...request });
          if (status < 400) {
            restore(before);
            continue;
          }
          expect(data).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
          expect(snapshot()).toEqual(before);
        }
      }
    },
  );
});
