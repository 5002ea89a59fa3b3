import { describe, expect, it } from "vitest";
import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { FieldPath } from "../../../src/adapters/prismic/field-path.ts";
import { period } from "../../../src/adapters/prismic/period-fields.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { BOTH } from "../adapters/report-in-languages.ts";

const model = contentModel([]);
const periodIn = (lang: string, typed: string) => {
  const document = { id: "a", uid: "a", type: "page", lang, data: {} };
  return period(typed, new FieldPath(document, { model, languages: BOTH, log: silentLog }));
};

describe("a period", () => {
  it.each([
    ["FY26", "GJ\u00a02025/26"],
    ["GJ26", "GJ\u00a02025/26"],
    ["HY26", "Halbjahr 2025/26"],
    ["1H26", "H1\u00a02025/26"],
    ["Q3 2026", "Q3\u00a02025/26"],
    ["FY 2025/26", "GJ\u00a02025/26"],
  ])("%s is %s in German, whoever has translated it", (typed, written) =>
    expect(periodIn("de-de", typed)).toBe(written),
  );

  it.each(["2026", "2025/26", "Year ended 30 June 2026", "Seit 1961"])("%s is as it was typed", (typed) =>
    expect(periodIn("de-de", typed)).toBe(typed),
  );

  it("is as it was typed in the default language", () => {
    expect(periodIn("en-au", "FY 2026")).toBe("FY 2026");
  });
});
