import { parse as readCsv } from "csv-parse/sync";
import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Section } from "../../../src/domain/content/section.ts";
import { PUBLIC_URL, siteOf } from "../http/site.ts";
import { contentPage } from "../sample-content.ts";
import { bond, debt, holder, shareClass, shares } from "./sample-capital.ts";

const DEBT = debt({
  ratings: [
    { agency: "An agency", kind: "Issuer", grade: "BBB", date: "2026-03-11" },
    { agency: "An agency", kind: "Senior unsecured", grade: "BBB+", date: "2026-03-11" },
  ],
  instruments: [
    bond({ isin: "AU3CBEXA0298", volume: 160.5, coupon: "4.85%", couponKind: "Fixed", issued: "2024-05-15" }),
    bond({
      maturity: "perpetual",
      firstCall: "2030-01-01",
      listing: "ASX",
      prospectus: { kind: "page", href: "/p" },
    }),
  ],
});

const SHARES = shares({
  classes: [
    shareClass({ asAt: "2026-10-31", treasury: 10 }),
    shareClass({ asAt: "2026-11-28", treasury: 20 }),
  ],
  notInPublicHands: 0.4,
  holders: [
    holder({
      notified: "2026-11-03",
      threshold: 5,
      crossing: "Reached or exceeded",
      percent: 5.005,
      instruments: 1,
    }),
    holder({ notified: "2025-01-01", percent: 3 }),
  ],
});

const serverOf = (section: Section) =>
  siteOf({ pages: [{ ...contentPage("shares"), sections: [section] }] }).server;

async function filesOf(section: Section, name: string) {
  const server = serverOf(section);
  const [csv, xlsx, json] = await Promise.all(
    ["csv", "xlsx", "json"].map((format) => server.inject(`/figures/shares/${name}.${format}`)),
  );
  const sheets = await readWorkbook(xlsx?.rawPayload ?? Buffer.of());
  return {
    csv: readCsv<Record<string, string>>(csv?.body ?? "", { columns: true, bom: true }),
    // Below the name and the heads, above where it is from.
    sheets: sheets.map(({ sheet, data }) => {
      const end = data.findIndex((row, index) => index > 2 && row.every((cell) => cell === null));
      return { sheet, head: data[2], rows: data.slice(3, end) };
    }),
    json: json?.json(),
  };
}

describe("the files of capital and debt", () => {
  it.each([
    ["debt", DEBT, 4],
    ["shares", SHARES, 2 + 2 + 1 + 2],
  ] as const)("have a row for each entry of %s, as many in each format", async (name, section, count) => {
    const { csv, sheets, json } = await filesOf(section, name);
    expect(csv).toHaveLength(count);
    expect(sheets.flatMap(({ rows }) => rows)).toHaveLength(count);
    expect(json.lists.flatMap(({ rows }: { rows: unknown[] }) => rows)).toHaveLength(count);
  });

  it("have each value in a column of its own", async () => {
    const { csv, json } = await filesOf(DEBT, "debt");
    const source = { source: "Annual report", published: "", page: `${PUBLIC_URL}/shares` };
    expect(csv[2]).toEqual({
      list: "Bonds and loans",
      Agency: "",
      Kind: "",
      Grade: "",
      Since: "",
      Name: "Notes 2029",
      ISIN: "AU3CBEXA0298",
      Currency: "AUD",
      "Volume (million)": "160.5",
      Coupon: "4.85%",
      Interest: "fixed",
      Issued: "2024-05-15",
      Maturity: "2029-05-15",
      "First call": "",
      Listing: "",
      Prospectus: "",
      "As at": "2026-06-30",
      ...source,
    });
    expect(json.lists[1].rows[1]).toEqual({
      name: "Notes 2029",
      volume: 250,
      currency: "AUD",
      maturity: "perpetual",
      firstCall: "2030-01-01",
      listing: "ASX",
      prospectus: `${PUBLIC_URL}/p`,
      asAt: "2026-06-30",
    });
  });

  it("have real dates and exact numbers in a workbook", async () => {
    const { sheets } = await filesOf(SHARES, "shares");
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      "Shares on issue",
      "Capital and voting rights",
      "Not in public hands",
      "Major holders",
    ]);
    expect(sheets[1]?.rows).toEqual([
      [new Date("2026-11-28"), 1_000, 20, 1_000, 20, 980],
      [new Date("2026-10-31"), 1_000, 10, 1_000, 10, 990],
    ]);
    expect(sheets[3]?.rows[0]).toEqual([
      "A fund",
      5.005,
      1,
      6.005,
      85,
      new Date("2026-11-03"),
      "Reached or exceeded",
      5,
      new Date("2026-09-16"),
    ]);
  });

  it("conform to their schema", async () => {
    const server = serverOf(DEBT);
    const schema = z.fromJSONSchema((await server.inject("/figures/schema.json")).json());
    const file = (await server.inject("/figures/shares/debt.json")).json();
    expect(schema.safeParse(file).error).toBeUndefined();
    expect(schema.safeParse({ ...file, lists: [{ rows: [] }] }).success).toBe(false);
  });
});
