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
  const page = (fields: object) => ({ title: "Results", ...fields });

  it("names the field and both values of what a translation states otherwise", () => {
    const english = page({ period_end: "2026-06-30", period_name: "FY26" });
    const german = page({ period_end: "2026-06-29", period_name: "GJ26" });
    expect(reportOf("page", english, german)).toEqual([
      ["error", "data.period_end", "states 2026-06-29, but english states 2026-06-30, which is shown"],
    ]);
  });

  it("says nothing of what a translation leaves empty", () => {
    const english = page({ period_end: "2026-06-30", period_kind: "Full year" });
    expect(reportOf("page", english, page({ period_end: null, period_kind: "" }))).toEqual([]);
  });

  it("warns of what a translation alone states", () => {
    const period_kind = "Full year";
    expect(reportOf("page", page({ period_kind }), page({ period_kind, period_end: "2026-06-30" }))).toEqual([
      ["warning", "data.period_end", "states 2026-06-30, but english states nothing there: it is not shown"],
    ]);
  });

  it("says nothing of when each is shown", () => {
    const embargo = "2026-11-20T00:00:00+0000";
    expect(reportOf("page", page({ embargo }), page({ exchange_reference: "A1" }))).toEqual([]);
  });

  const withFigures = (...values: readonly string[]) =>
    page({
      slices: values.map((value) => slice("statistics", { figures: [{ value, unit: "t", label: "Ore" }] })),
    });

  it("names the part of a page that states something else", () => {
    expect(reportOf("page", withFigures("1,000"), withFigures("900"))).toEqual([
      [
        "error",
        "data.slices[0].primary.figures[0].value",
        "states 900, but english states 1,000, which is shown",
      ],
    ]);
  });

  it("warns of parts that it cannot compare", () => {
    expect(reportOf("page", withFigures("1,000"), withFigures("900", "50"))).toEqual([
      ["warning", "data.slices", expect.stringContaining("slices of type statistics")],
    ]);
  });
});
