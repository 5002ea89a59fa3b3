import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { TableFiles } from "../../../src/adapters/prismic/table-files.ts";
import { decimalSignOf, numberIn } from "../../../src/adapters/table-files/decimal-sign.ts";
import { readTable } from "../../../src/adapters/table-files/read-table.ts";
import { NoTableError } from "../../../src/adapters/table-files/table-file.ts";
import { ContentServiceError } from "../../../src/ports/content-service.ts";
import { silentLog } from "../../../src/ports/log.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a table file", () => {
  it("has the cells of a text, also quoted, with line breaks and empty ones", async () => {
    const { sheets, separator } = await readTable(bytesOf('a,"b ""c"",\nd",\r\n,,e\r\n\r\nf'));
    expect(separator).toBe(",");
    expect(sheets).toEqual([[["a", 'b "c",\nd', ""], ["", "", "e"], [""], ["f"]]]);
  });

  it("may be in the encoding of Windows", async () => {
    const { sheets } = await readTable(Uint8Array.from([0x4b, 0xf6, 0x6c, 0x6e, 0x3b, 0x31]));
    expect(sheets).toEqual([[["Köln", "1"]]]);
  });

  it("has the days and numbers of all sheets of a workbook", async () => {
    const cells = [
      [{ value: "Day" }, { value: 4.3215 }, { value: new Date("2026-11-03"), format: "dd.mm.yyyy" }],
    ];
    const file = await writeWorkbook([
      { data: cells, sheet: "One" },
      { data: [[{ value: "x" }]], sheet: "Two" },
    ]).toBuffer();
    const { sheets } = await readTable(new Uint8Array(file));
    expect(sheets).toEqual([[["Day", 4.3215, { day: "2026-11-03" }]], [["x"]]]);
  });

  it.each([
    ["no columns", bytesOf("a\nb\n")],
    ["an open quotation mark", bytesOf('a,"b\n')],
    ["the bytes of a picture", Uint8Array.from([0x89, 0x50, 0, 0, 44])],
    ["a ZIP file without a workbook", Uint8Array.from([0x50, 0x4b, 5, 6, ...new Uint8Array(18)])],
    ["a ZIP file that ends early", Uint8Array.from([0x50, 0x4b, 3, 4])],
  ])("is none with %s", async (_, bytes) => {
    await expect(readTable(bytes)).rejects.toThrow(NoTableError);
  });
});

describe("the numbers of a text file", () => {
  it.each([
    ["4.32", ".", 4.32],
    ["4,32", ".", 4.32],
    ["1.234,5", undefined, 1234.5],
    ["1,234.5", undefined, 1234.5],
    ["1,234,567", undefined, 1_234_567],
    ["0.105", undefined, 0.105],
    ["1234.567", undefined, 1234.567],
    ["4.321", ".", 4.321],
    ["4.321", ",", 4321],
    ["4.321", undefined, undefined],
    ["1 234", undefined, 1234],
    ["1’234", undefined, 1234],
    ["-5", undefined, -5],
    ["12,34.5", ".", undefined],
    ["€ 4", ".", undefined],
    ["", ".", undefined],
  ] as const)("%j with the decimal sign %j are %j", (text, sign, expected) => {
    expect(numberIn(text, sign)).toBe(expected);
  });

  it.each([
    ["another number shows it", [], ["4.321", "4.32"], ";", "."],
    ["a whole number has the other sign", ["1.200"], ["4.321"], ";", ","],
    ["a comma is between the values", [], ["4.321"], ",", "."],
    ["semicolons are, as where the sign is a comma", [], ["4,321"], ";", ","],
  ] as const)("tell the decimal sign if %s", (_, wholes, others, separator, expected) => {
    expect(decimalSignOf(wholes, others, separator)).toBe(expected);
  });

  it.each([
    ["nothing does", [], ["4.321"], ";"],
    ["two numbers contradict each other", [], ["4.32", "4,32"], ","],
    ["tabs are between the values", [], ["4.321"], "\t"],
  ] as const)("do not tell it if %s", (_, wholes, others, separator) => {
    expect(decimalSignOf(wholes, others, separator)).toBeUndefined();
  });
});

describe("the tables that editors upload", () => {
  const document = { id: "one", type: "programme", data: { table: { link_type: "Media", url: "/t.csv" } } };
  const tablesOf = (read: () => Promise<Uint8Array<ArrayBuffer>>) =>
    new TableFiles({ files: { read }, fields: new Map([["programme", ["table"]]]), log: silentLog });

  it("are read once for each address", async () => {
    let reads = 0;
    const tables = tablesOf(async () => {
      reads++;
      return bytesOf("a,b\n");
    });
    await tables.prepare([document]);
    await tables.prepare([document, { ...document, id: "two" }]);
    expect(reads).toBe(1);
    expect(tables.at("/t.csv")).toMatchObject({ state: "read", file: { sheets: [[["a", "b"]]] } });
    expect(tables.isMissingOf(document)).toBe(false);
  });

  it("are tried again after a failure, which no other document waits for", async () => {
    const calls: string[] = [];
    const answers = [new ContentServiceError("documentFile", { cause: "down" }), undefined];
    const tables = tablesOf(async () => {
      calls.push("read");
      const failure = answers.shift();
      if (failure) throw failure;
      return bytesOf("a,b\n");
    });
    const other = { ...document, data: { table: { url: "/other.csv" } } };
    await tables.prepare([document, other]);
    expect([calls.length, tables.isMissingOf(document)]).toEqual([1, true]);
    await tables.prepare([document]);
    expect(tables.isMissingOf(document)).toBe(false);
  });

  it("are unusable if they are none", async () => {
    const tables = tablesOf(async () => bytesOf("no table"));
    await tables.prepare([document]);
    expect(tables.at("/t.csv")).toEqual({ state: "unusable", reason: "it has no columns" });
    expect(tables.isMissingOf(document)).toBe(false);
  });
});
