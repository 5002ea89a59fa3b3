import { expect, it } from "vitest";
import {
  documentSetName,
  documentSetNamed,
  MAX_SET_DOCUMENTS,
} from "../../../src/domain/content/document-set.ts";

const pdfs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `d${at}`, title: `D${at}`, href: `/d${at}.pdf` }));
const list = (heading: string | undefined, count: number, isPicked = true) =>
  ({ kind: "document-list", intro: [], heading, isPicked, documents: pdfs(count) }) as const;

it.each([
  ["two of them", list("Results FY26", 2), "results-fy26"],
  ["as many as fit", list("Results FY26", MAX_SET_DOCUMENTS), "results-fy26"],
  ["one", list("Results FY26", 1), undefined],
  ["none", list("Results FY26", 0), undefined],
  ["too many for a file", list("Results FY26", MAX_SET_DOCUMENTS + 1), undefined],
  ["the newest of all", list("Results FY26", 2, false), undefined],
  ["without a heading", list(undefined, 2), undefined],
  ["with an empty heading", list(" ", 2), undefined],
])("documents can be downloaded as one file, or not: %s", (_which, section, name) => {
  expect(documentSetName(section)).toBe(name);
});

it("documents of a section are found by their name; of two with one name, those of the first", () => {
  const sections = [
    { kind: "accordion", heading: "Results", entries: [] } as const,
    list("Other", 2),
    list("Results", 3),
    list("RESULTS", 4),
  ];
  expect(documentSetNamed("results", sections)?.documents).toHaveLength(3);
  expect(documentSetNamed("undefined", [list(undefined, 2)])).toBeUndefined();
  expect(documentSetNamed("nothing", sections)).toBeUndefined();
});
