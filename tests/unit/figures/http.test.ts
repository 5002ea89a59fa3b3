import { unzipSync } from "fflate";
import readWorkbook from "read-excel-file/node";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { brand } from "../../../brand/brand.ts";
import { formats } from "../../../brand/derived.ts";
import * as german from "../../../brand/texts/de/all.ts";
import { figuresCsv } from "../../../src/adapters/http/figure-files/csv.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { moneyStyleOf } from "../../../src/domain/money/money-text.ts";
import { PUBLIC_URL, siteOf } from "../http/site.ts";
import { investorsPage } from "../sample-content.ts";

const SUMMARY: Section = {
  kind: "financial-summary",
  heading: "Five-year summary",
  source: "Annual reports 2022 to 2026",
  charts: [],
  years: [
    { period: "FY25", revenue: 2187.3, netProfit: -12.4 },
    { period: "FY26", revenue: 2318.7, dividend: 20.5 },
  ],
};
const period = "Year ended 30 June 2026";
const STATISTICS: Section = {
  kind: "statistics",
  heading: "Latest result",
  period,
  source: 'FY26 results, "audited"',
  figures: [
    { value: "$2,318.7", unit: "million", label: "Revenue", note: "Up 6.0%" },
    { value: "6.0%", label: "Growth" },
    { value: "\u22123.5", unit: "cents", label: "Change" },
    { value: "9 in 10", label: "=SUM(A1)" },
    { value: "(A$12.4m)", label: "Net loss", note: "Of _x0041_ and __x0042_" },
  ],
};
const CHANGED = "2026-08-19T00:15:00.000Z";

function serverWith(...sections: Section[]) {
  return siteOf({ pages: [{ ...investorsPage(...sections), changed: CHANGED }] });
}

const get = (path: string) => serverWith(SUMMARY, STATISTICS).server.inject(`/figures/investors/${path}`);

describe("the figures of a page", () => {
  it("are available as CSV, one per row, with unit, period, source and date", async () => {
    const { body, headers } = await get("five-year-summary.csv");
    const { sign, hundredths } = moneyStyleOf(brand);
    const about = `,,Annual reports 2022 to 2026,${CHANGED},${PUBLIC_URL}/investors`;
    // The byte order mark tells spreadsheets that the file is UTF-8.
    expect(body.split("\r\n")).toEqual([
      "\ufeffmeasure,unit,period,value,note,source,published,page",
      `Revenue,${sign}m,FY25,2187.3${about}`,
      `Revenue,${sign}m,FY26,2318.7${about}`,
      `Net profit after tax,${sign}m,FY25,-12.4${about}`,
      `Dividend,${hundredths} a share,FY26,20.5${about}`,
      "",
    ]);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="five-year-summary.csv"');
  });

  it("are saved under their heading with the letters of its language, and in ASCII by programs without them", async () => {
    const { server } = serverWith({ ...SUMMARY, heading: "Umsatzerlöse über fünf Jahre" });
    const { headers } = await server.inject("/figures/investors/umsatzerlose-uber-funf-jahre.xlsx");
    const saved = encodeURIComponent("umsatzerlöse-über-fünf-jahre.xlsx");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="umsatzerlose-uber-funf-jahre.xlsx"; filename*=UTF-8''${saved}`,
    );
  });

  it("are numbers with units if possible, otherwise texts", async () => {
    const { rows } = (await get("latest-result.json")).json();
    expect(rows.map(({ id: _, ...row }: { readonly id: string }) => row)).toEqual([
      { measure: "Revenue", unit: "$ million", period, value: 2318.7, note: "Up 6.0%" },
      { measure: "Growth", unit: "%", unitCode: "P1", period, value: 6 },
      { measure: "Change", unit: "cents", unitCode: "AUD", factor: 0.01, period, value: -3.5 },
      { measure: "=SUM(A1)", period, value: "9 in 10" },
      {
        measure: "Net loss",
        unit: "A$m",
        unitCode: "AUD",
        factor: 1_000_000,
        period,
        value: -12.4,
        note: "Of _x0041_ and __x0042_",
      },
    ]);
  });

  it("keep in a workbook what Excel would decode", async () => {
    const { rawPayload } = await get("latest-result.xlsx");
    const files = Object.entries(unzipSync(rawPayload)).map(([, bytes]) => new TextDecoder().decode(bytes));
    expect(files.join("")).toContain("Of _x005F_x0041_ and __x005F_x0042_");
  });

  it("are separated by semicolons where numbers have a decimal comma", () => {
    const row = {
      id: "1",
      measure: "Umsatz",
      unit: "Mio. €",
      period: "2026",
      value: 2318.7,
      note: "brutto; netto",
    };
    const table = { $schema: "", title: "", page: "https://a.example/", rows: [row] };
    expect(figuresCsv(table, { texts: german, formats: { ...formats, decimal: "," } })).toBe(
      "\ufeffKennzahl;Einheit;Zeitraum;Wert;Anmerkung;Quelle;Veröffentlicht;Seite\r\n" +
        'Umsatz;Mio. €;2026;2318,7;"brutto; netto";;;https://a.example/\r\n',
    );
  });

  it("are available as a workbook with the same values", async () => {
    const answer = await get("five-year-summary.xlsx");
    const [sheet] = await readWorkbook(answer.rawPayload);
    const cells = sheet?.data ?? [];
    expect(cells[0]?.[0]).toBe("Five-year summary");
    expect(cells[2]).toEqual(["Measure", "Unit", "FY25", "FY26", "Note"]);
    const revenue = cells.find(([measure]) => measure === "Revenue") ?? [];
    expect(Number(revenue[2]) + Number(revenue[3])).toBeCloseTo(2187.3 + 2318.7);
    expect(cells.find(([name]) => name === "Source")?.[1]).toBe("Annual reports 2022 to 2026");
    expect(cells.find(([name]) => name === "Published (UTC)")?.[1]).toEqual(new Date(CHANGED));
    expect(answer.headers["content-type"]).toContain("spreadsheetml");
  });

  it("are all in a workbook, also of measures with one name, unit and period", async () => {
    const figures = ["4.1", "4.2", "4.3"].map((value, index) => ({
      label: "Notes",
      value,
      note: index === 2 ? "Net" : undefined,
    }));
    const { server } = serverWith({ ...STATISTICS, figures });
    const { rawPayload } = await server.inject("/figures/investors/latest-result.xlsx");
    const [sheet] = await readWorkbook(rawPayload);
    expect(sheet?.data.filter(([name]) => name === "Notes")).toEqual([
      ["Notes", null, 4.1, null],
      ["Notes", null, 4.2, null],
      ["Notes", null, 4.3, "Net"],
    ]);
  });

  it("do not tell as a workbook when the site made it, which a hidden publish decides", async () => {
    onTestFinished(() => void vi.useRealTimers());
    const madeAt = async (now: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
      return (await get("five-year-summary.xlsx")).rawPayload;
    };
    expect(await madeAt("2026-08-19")).toEqual(await madeAt("2026-11-24"));
  });

  it("name their schema, and are there for scripts of all sites", async () => {
    const { headers, json } = await get("five-year-summary.json");
    expect(headers["access-control-allow-origin"]).toBe("*");
    const $schema = `${PUBLIC_URL}/figures/schema.json`;
    const page = `${PUBLIC_URL}/investors`;
    expect(json()).toMatchObject({ $schema, title: "Five-year summary", page, published: CHANGED });
    const schema = (await serverWith().server.inject("/figures/schema.json")).json();
    expect(z.fromJSONSchema(schema).safeParse(json()).error).toBeUndefined();
    expect(schema.$id).toBe($schema);
  });

  it.each(["nothing.csv", "five-year-summary.pdf", "five-year-summary", "../five-year-summary.csv", ""])(
    "do not exist at %j",
    async (path) => expect((await get(path)).statusCode).toBe(404),
  );

  it("are not available without a source", async () => {
    const { server } = serverWith({ ...STATISTICS, source: undefined });
    expect((await server.inject("/figures/investors/latest-result.csv")).statusCode).toBe(404);
  });
});
