import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { z } from "zod";
import { brand as fixedBrand } from "../../../../brand/brand.ts";
import { drawings, imageDrawings } from "../../../../brand/derived.ts";
import type { Texts } from "../../../../brand/locale.ts";
import type { Brand, Formats } from "../../../../brand/schema.ts";
import * as english from "../../../../brand/texts/en/all.ts";
import type { JsonObject } from "../../../../sandbox/content/json.ts";
import { brandOf } from "../../../../scripts/adopt/brand-of.ts";
import { readCommandLine } from "../../../../scripts/adopt/command-line.ts";
import { formatsOf } from "../../../../scripts/brand.ts";

/** A company whose site is tested: its brand, and the time of the test. */
export interface Issuer {
  readonly brand: Pick<Brand, "name" | "listings" | "locale" | "timeZone" | "currency"> & Partial<Brand>;
  /** How its brand has changed how dates and numbers are written. Default: as its locale writes them. */
  readonly formats?: Formats;
  /** What its site says of itself. Default: English, whatever its language. */
  readonly texts?: Texts;
  /** ISO 8601 */
  readonly now: string;
}

/** A company that has adopted the project with these answers, in the order of its questions. */
export function adopted(answers: Readonly<Record<string, string>>): Pick<Issuer, "brand"> {
  const flags = Object.entries(answers).map(([name, answer]) => `--${name}=${answer}`);
  return { brand: brandOf(readCommandLine(flags)) };
}

/** A document as its editor has published it. */
export interface PublishedDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string;
  readonly data: JsonObject;
}

type Named = Pick<PublishedDocument, "type" | "uid">;

/**
 * A document that was published shortly before the test, in which fields that are not given are empty.
 *
 * @param named - `{ type: "dividend", uid: "fy26-final" }`, `{ type: "general-meeting", uid: "agm-2026" }`
 */
export function typed({ type, uid }: Named, data: JsonObject): PublishedDocument {
  const published = "2026-11-20T09:00:00+0000";
  const dates = { first_publication_date: published, last_publication_date: published };
  return { id: `${type}_${uid}`, type, uid, ...dates, data };
}

/** A section of a page: `slice("calendar", { heading: "Calendar" })`. */
export function slice(slice_type: string, primary: JsonObject) {
  return { id: `${slice_type}$1`, slice_type, variation: "default", primary, items: [] };
}

/** A page with sections, and with its uid as its title. */
export function typedPage(named: Named, ...slices: readonly ReturnType<typeof slice>[]): PublishedDocument {
  return typed(named, { title: named.uid, slices: [...slices] });
}

/** The same document with other values in some fields. */
export function withSlip(document: PublishedDocument, slip: JsonObject): PublishedDocument {
  return { ...document, data: { ...document.data, ...slip } };
}

/** The figures of facts. */
const factsSchema = z.object({
  figures: z.array(z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
});

/** An entry of a file by the heads of its columns; those that are empty are absent. */
type Entry = Readonly<Record<string, unknown>>;

/**
 * The site of an issuer, for the tests of a file. Its brand is that of modules which only these tests use: those of other files
 * keep theirs.
 */
export function siteOfIssuer({ brand, formats = formatsOf(brand.locale), texts, now }: Issuer) {
  const { columns, workbook } = (texts ?? english).feeds;
  const entriesOf = (file: string) => csvEntries(file, [columns.source, columns.published, columns.page]);
  const closing: (() => Promise<void>)[] = [];
  beforeAll(() => {
    vi.resetModules();
    const { legal: _legal, lei: _lei, ...rest } = fixedBrand;
    vi.doMock("../../../../brand/brand.ts", () => ({ brand: { ...rest, ...brand } }));
    vi.doMock("../../../../brand/derived.ts", () => ({ drawings, imageDrawings, formats }));
    // A mock throws on names that it has not, which `JSON.stringify` looks for.
    if (texts) vi.doMock("#texts/all.ts", () => ({ ...texts, toJSON: undefined }));
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  });
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    vi.doUnmock("../../../../brand/brand.ts");
    vi.doUnmock("../../../../brand/derived.ts");
    vi.doUnmock("#texts/all.ts");
    vi.resetModules();
  });
  /** Starts a site with these documents, beside a home page, and with these variables of its environment. */
  return async (
    documents: readonly PublishedDocument[],
    variables: Readonly<Record<string, string>> = {},
  ) => {
    const { startContent, startSite } = await import("../site.ts");
    const { sourceRenderer } = await import("../source-renderer.ts");
    const onClose = (close: () => Promise<void>) => void closing.push(close);
    const home = { id: "home", type: "home", data: { title: "Home" } };
    const { environment } = await startContent([home, ...documents], { onClose });
    const { site } = await startSite(
      { ...environment, RENDERINGS_PER_MINUTE: "0", ...variables },
      { renderer: await sourceRenderer(), onClose },
    );
    await vi.waitUntil(async () => (await site.inject("/facts.json")).statusCode === 200, {
      timeout: 20_000,
    });
    const get = async (path: string) => {
      const answer = await site.inject(path);
      expect(answer.statusCode, `${path}: ${answer.body.slice(0, 300)}`).toBe(200);
      return answer;
    };
    return {
      /** The text of a page, as readers see it. */
      text: async (path: string) => textOf((await get(path)).body.replace(/.*<main/s, "<main")),
      /** The text of the row of a table that begins with a name. */
      row: async (path: string, name: string) => {
        const rows = (await get(path)).body.matchAll(/<tr[\s>].*?<\/tr>/gs);
        return [...rows].map(([row]) => textOf(row)).find((row) => row.startsWith(name)) ?? "";
      },
      /** The addresses of the files of a page's tables, without their formats. */
      filesOf: async (path: string) =>
        [...(await get(path)).body.matchAll(/href="(\/figures\/[^"]+)\.csv"/g)].map(([, file = ""]) => file),
      /** The lists of the CSV file and of the workbook of a table, by their titles; one alone has none. */
      listFiles: async (path: string) => {
        const sheets = await readWorkbook((await get(`${path}.xlsx`)).rawPayload);
        const ofWorkbook = sheets.map(({ data }) => {
          return [sheets.length > 1 ? String(data[0]?.[0]) : "", sheetEntries(data)] as const;
        });
        const entries = entriesOf((await get(`${path}.csv`)).body);
        const lists = Object.groupBy(entries, ({ [columns.list]: list = "" }) => String(list));
        const csv = Object.entries(lists).map(([title, all = []]) => {
          return [title, all.map(({ [columns.list]: _list, ...entry }) => entry)] as const;
        });
        return [Object.fromEntries(csv), Object.fromEntries(ofWorkbook)];
      },
      /** The figures of the CSV file, of the workbook and of the facts: measure, unit, period and value. */
      measureFiles: async (path: string, title: string) => {
        const csv = entriesOf((await get(`${path}.csv`)).body).map((entry) =>
          [columns.measure, columns.unit, columns.period, columns.value].map((head) => entry[head]),
        );
        const [sheet] = await readWorkbook((await get(`${path}.xlsx`)).rawPayload);
        const rows = sheetEntries(sheet?.data ?? []).flatMap((entry) => {
          const {
            [workbook.measure]: measure,
            [workbook.unit]: unit,
            [workbook.note]: _note,
            ...periods
          } = entry;
          return Object.entries(periods).map(([period, value]) => [measure, unit, period, value]);
        });
        const facts = factsSchema.parse((await get("/facts.json")).json());
        const stated = facts.figures.flatMap((table) => (table.title === title ? table.rows : []));
        const ofFacts = stated.map(({ measure, unit, period, value }) => [measure, unit, period, value]);
        return [csv, ofFacts, rows].map(sorted);
      },
      facts: async (name: string) =>
        z.record(z.string(), z.unknown()).parse((await get("/facts.json")).json())[name],
      /** The dates of a calendar file. */
      calendar: async (path: string) => calendarEntries((await get(path)).body),
      /** What the page says to search engines, by its type. */
      structuredData: async (path: string, type: string) => {
        const scripts = (await get(path)).body.matchAll(
          /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
        );
        const data = [...scripts].flatMap(([, json = ""]): unknown => JSON.parse(json));
        const one = z.looseObject({ "@type": z.string() });
        return z
          .array(one)
          .parse(data)
          .filter((known) => known["@type"] === type);
      },
      report: async () => reportOf(environment),
    };
  };
}

/** The lines of the content report about documents beside the home page: document, field and problem. */
async function reportOf(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { createContainer } = await import("../../../../src/composition/container.ts");
  const { readConfig } = await import("../../../../src/composition/read-config.ts");
  const { domainCapabilities } = await import("../../../../src/composition/capabilities.ts");
  const { PrismicContentService } = await import("../../../../src/adapters/prismic/content-service.ts");
  const { folderOfTest } = await import("../site-process.ts");
  const config = readConfig({ ...environment, DATA_DIR: await folderOfTest() });
  const service = createContainer(config).resolve(PrismicContentService);
  const problems = await service.report(await service.publishedRef(), {
    now: Date.now(),
    domain: domainCapabilities(),
  });
  return problems.map(({ document, field = "", problem }) => `${document} ${field}: ${problem}`);
}

function textOf(markup: string): string {
  return markup
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a sheet has between its heads and the first empty row. */
function sheetEntries(data: readonly (readonly unknown[])[]): readonly Entry[] {
  const [, , heads = [], ...rows] = data;
  const end = rows.findIndex((cells) => cells.every((cell) => cell === null));
  return rows.slice(0, end === -1 ? undefined : end).map((cells) => entryOf(heads, cells));
}

/** Files have the same figures in another order. */
function sorted(rows: readonly (readonly unknown[])[]): readonly string[] {
  return rows.map((row) => row.join(" | ")).sort();
}

function entryOf(heads: readonly unknown[], cells: readonly unknown[]): Entry {
  return Object.fromEntries(
    heads.flatMap((head, index) => {
      const cell = cells[index] ?? "";
      return cell === ""
        ? []
        : [[String(head), cell instanceof Date ? cell.toISOString().slice(0, 10) : cell]];
    }),
  );
}

/**
 * Where columns have semicolons between them, numbers have a decimal comma.
 *
 * @param repeated - The heads of what each row repeats.
 */
function csvEntries(file: string, repeated: readonly string[]): readonly Entry[] {
  const lines = file
    .replace(/^\ufeff/, "")
    .split("\r\n")
    .filter(Boolean);
  const separator = lines[0]?.includes(";") ? ";" : ",";
  const cellOf = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}"]*))`, "g");
  const [heads = [], ...rows] = lines.map((line) =>
    [...line.matchAll(cellOf)].map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain),
  );
  const number = separator === ";" ? /^-?\d+(?:,\d+)?$/ : /^-?\d+(?:\.\d+)?$/;
  const typedIn = (text: string) => (number.test(text) ? Number(text.replace(",", ".")) : text);
  return rows.map((cells) => {
    const values = cells.map((cell, index) => (repeated.includes(heads[index] ?? "") ? "" : typedIn(cell)));
    return entryOf(heads, values);
  });
}

function calendarEntries(file: string): readonly string[] {
  const events = file.replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
  const fieldOf = (event: string, name: string) =>
    new RegExp(`^${name}[^:]*:(.*)$`, "m").exec(event)?.[1]?.replace(/\\(.)/g, "$1").trim() ?? "";
  return events.map((event) =>
    ["DTSTART", "SUMMARY", "STATUS"].map((name) => fieldOf(event, name)).join(" | "),
  );
}
