import { expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { slice } from "../adapters/read-document.ts";
import { languages } from "../languages.ts";
import { SPLIT } from "./sample-actions.ts";

const document = (uid: string, data: object): ServiceDocument => ({
  id: uid,
  uid,
  type: "corporate-action",
  data: { ...SPLIT, ...data },
});
const HOME = { id: "home", type: "home", data: { title: "Home", slices: [slice("corporate_actions", {})] } };

/** The problems of corporate actions as `SEVERITY DOCUMENT FIELD: PROBLEM`. */
const reportOf = (...documents: readonly ServiceDocument[]) =>
  reportDocuments(documents, {
    now: Date.parse("2026-11-22T00:00:00Z"),
    languages,
    capabilities: prismicCapabilities(),
    domain: domainCapabilities(),
    exchanges: [],
  })
    .filter(({ type }) => type === "corporate-action")
    .map(({ document: id, field, problem, severity }) => `${severity} ${id} ${field}: ${problem}`);

it.each([
  [{}, []],
  [
    { new_shares: null },
    [
      "error a data.new_shares: Split without a ratio: earlier amounts and holdings are compared with none of later days",
    ],
  ],
  [
    { new_shares: 1, old_shares: 4 },
    [
      "error a data.new_shares: 1 for 4 is no split: earlier amounts and holdings are compared with none of later days",
    ],
  ],
  [
    { factor: 4 },
    [
      "error a data.factor: the factor 4 is not that of 4 for 1: earlier amounts and holdings are compared with none of later days",
    ],
  ],
  [
    { kind: "Capital return", new_shares: null, old_shares: null, price: 0.5, completion: null },
    ["error a data.completion: pays holders on no known day: what they were paid has no total"],
  ],
  [{ ex: null }, ["error a data.ex: has no ex date: it adjusts nothing"]],
  [{ kind: null }, ["error a data.kind: has no kind: it adjusts nothing"]],
  [{ kind: "Capital return", new_shares: null, old_shares: null }, []],
  // Where due bills are traded, the ex date of a split is after its completion.
  [{ record: "2026-01-10", completion: "2026-01-14" }, []],
  [
    { completion: "2026-01-14" },
    [
      "error a data.completion: completion, 2026-01-14, is before record, 2026-01-16: neither of them is shown",
    ],
  ],
  // In London, the register is that of the evening before.
  [{ kind: "Rights issue", record: "2026-01-14", factor: 0.97 }, []],
  [
    { kind: "Demerger", record: null, completion: "2026-01-14" },
    ["error a data.completion: completion, 2026-01-14, is before ex, 2026-01-15: neither of them is shown"],
  ],
  [
    { kind: "Rights issue", factor: 97 },
    [
      "error a data.factor: the factor 97 is more than what a share was worth: earlier amounts and holdings are compared with none of later days",
    ],
  ],
  [
    { ex: "2062-01-15", record: null, completion: null },
    ["error a data.ex: the year 2062 is out of range", "error a data.ex: has no ex date: it adjusts nothing"],
  ],
])("the report names what is wrong with a split with %j", (data, problems) => {
  expect(reportOf(HOME, document("a", data))).toEqual(problems);
});

it("the report names two that are the same, and those that no page shows", () => {
  expect(reportOf(HOME, document("a", {}), document("b", {}))).toEqual([
    "warning a data.ex: b is the same on 2026-01-15",
    "warning b data.ex: a is the same on 2026-01-15",
  ]);
  expect(reportOf(HOME, document("a", {}), document("b", { new_shares: 3 }))[0]).toBe(
    "error a data.ex: b is of the same day, 2026-01-15, with another ratio or factor: nothing is compared over it",
  );
  expect(reportOf(document("a", {}))).toEqual([
    "warning a undefined: no page has a section of corporate actions",
  ]);
});
