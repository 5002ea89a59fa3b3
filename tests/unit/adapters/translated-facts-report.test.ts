import { describe, expect, it } from "vitest";
import { ContentLanguages } from "../../../src/adapters/prismic/content-languages.ts";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { WITH_GERMAN } from "../languages.ts";
import { slice } from "./read-document.ts";

const EVERYTHING = {
  now: Date.parse("2026-11-22T00:00:00Z"),
  languages: new ContentLanguages(WITH_GERMAN),
  capabilities: prismicCapabilities(),
  domain: domainCapabilities(),
  exchanges: [],
};

/** The problems of a German document that are about what another one states. */
function reportOf(type: string, english: object, german: object) {
  const original: ServiceDocument = { id: "english", type, uid: "english", lang: "en-au", data: english };
  const alternate_languages = [{ id: "english", lang: "en-au" }];
  const documents = [
    original,
    { id: "german", type, uid: "german", lang: "de-de", alternate_languages, data: german },
  ];
  return reportDocuments(documents, EVERYTHING)
    .filter(({ document, problem }) => document === "german" && problem.includes("english"))
    .filter(({ problem }) => !problem.includes("translation"))
    .map(({ field, problem, severity }) => [severity, field, problem]);
}

describe("the content report on facts in several languages", () => {
  it("names the field and both values of what a translation states otherwise", () => {
    expect(reportOf("dividend", { amount: 0.5, period: "FY26" }, { amount: 0.4, period: "GJ26" })).toEqual([
      ["error", "data.amount", "states 0.4, but english states 0.5, which is shown"],
    ]);
  });

  it("says nothing of what a translation leaves empty", () => {
    expect(reportOf("dividend", { amount: 0.5, status: "Paid" }, { amount: null, status: "" })).toEqual([]);
  });

  it("warns of what a translation alone states", () => {
    expect(reportOf("dividend", {}, { payment: "2026-09-25" })).toEqual([
      ["warning", "data.payment", "states 2026-09-25, but english states nothing there: it is not shown"],
    ]);
  });

  it("says nothing of when each is shown", () => {
    const embargo = "2026-11-20T00:00:00+0000";
    expect(reportOf("dividend", { embargo }, { exchange_reference: "A1" })).toEqual([]);
  });

  const capital = (...counts: readonly number[]) => ({
    title: "Shares",
    slices: counts.map((count) =>
      slice("share_capital", { heading: "Shares", classes: [{ name: "Shares", on_issue: count }] }),
    ),
  });

  it("names the part of a page that states something else", () => {
    expect(reportOf("page", capital(1_000), capital(900))).toEqual([
      [
        "error",
        "data.slices[0].primary.classes[0].on_issue",
        "states 900, but english states 1000, which is shown",
      ],
    ]);
  });

  it("warns of parts that it cannot compare", () => {
    expect(reportOf("page", capital(1_000), capital(900, 50))).toEqual([
      ["warning", "data.slices", expect.stringContaining("slices of type share_capital")],
    ]);
  });
});
