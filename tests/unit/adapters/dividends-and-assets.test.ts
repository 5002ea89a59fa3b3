import { describe, expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import { readDividend } from "../../../src/adapters/prismic/dividends/dividends.ts";
import { readMediaAsset } from "../../../src/adapters/prismic/press-kit/press-kits.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { assetDocument } from "../press-kit/sample-assets.ts";
import { serviceImage } from "../sample-content.ts";
import { pathOf, slice } from "./read-document.ts";
import { recordingLog } from "./recording-log.ts";

const document = (uid: string, data: object): ServiceDocument => ({ id: uid, uid, type: "dividend", data });
const complete = {
  kind: "Final",
  period: "FY26",
  amount: 0.105,
  declared: "2026-08-19",
  ex: "2026-09-02",
  record: "2026-09-03",
  payment: "2026-09-25",
};

const UNLISTED = {
  now: Date.parse("2026-11-22T00:00:00Z"),
  capabilities: prismicCapabilities(),
  domain: domainCapabilities(),
  exchanges: [],
};

/** The problems of documents as `SEVERITY DOCUMENT FIELD: PROBLEM`. */
const reportOf = (...documents: readonly ServiceDocument[]) =>
  reportDocuments(documents, UNLISTED)
    // What the site lacks that has no other documents.
    .filter(({ type }) => type !== "site")
    .map(({ document: id, field, problem, severity }) => `${severity} ${id} ${field}: ${problem}`);

describe("a dividend of the content service", () => {
  const read = (data: object, log = recordingLog()) => {
    const dividend = document("fy26", data);
    return readDividend(dividend, pathOf(dividend, log));
  };

  it("has its name, its amount and its dates in the language of the site", () => {
    expect(read({ ...complete, other_exchange: "NZX", other_ex: "2026-09-01" })).toMatchObject({
      title: "Final dividend, FY26",
      perShare: "10.5\u00a0cents",
      amount: { amount: "0.105", currency: "AUD" },
      dates: [
        { key: "fy26-ex", date: "2026-09-02", title: "Ex-dividend date: Final dividend, FY26" },
        { key: "fy26-other-ex", date: "2026-09-01", title: "Ex-dividend date (NZX): Final dividend, FY26" },
        { key: "fy26-record", date: "2026-09-03" },
        { key: "fy26-payment", date: "2026-09-25", note: "10.5\u00a0cents a share" },
      ],
    });
  });

  it.each([
    [
      "its amount, its tax and its payment date",
      { ...complete, franked: 100, withholding: 12.5 },
      {
        value: "10.5",
        unit: "cents",
        label: "Final dividend, FY26",
        note: "Franked: 100%, Tax withheld: 12.5%, Payment date:",
        date: "2026-09-25",
      },
    ],
    [
      "an amount with the sign of its currency in one piece",
      { amount: 1.5, payment: "2026-09-25" },
      { value: "A$1.50", unit: undefined, label: "Dividend", note: "Payment date:" },
    ],
    [
      "that its payment date is not stated",
      { ...complete, payment: null },
      { value: "10.5", note: "Payment date: not stated", date: undefined },
    ],
  ])("is quoted with %s", (_case, data, figure) => {
    expect(read(data)).toMatchObject({ figure });
  });

  it("is not quoted without an amount", () => {
    expect(read({ ...complete, amount: null })).toMatchObject({ figure: undefined });
  });

  it("is of the day on which it was declared", () => {
    expect(read(complete)).toMatchObject({ ofDay: { day: "2026-08-19", field: "declared" } });
    expect(read({ ...complete, declared: null })).toMatchObject({ ofDay: undefined });
  });

  it.each([
    [{ kind: "Gift", amount: "much", ex: "soon" }, "Dividend"],
    [{ amount: 0 }, "Dividend"],
    [{ amount: -1, franked: 200 }, "Dividend"],
    [{ kind: "Special", amount: 2e9 }, "Special dividend"],
  ])("is shown with what can be read of %j", (data, title) => {
    expect(read(data)).toMatchObject({ title, amount: undefined, franked: undefined, dates: [] });
  });

  it.each([
    ["nzd", "NZD"],
    [" USD ", "USD"],
    ["", "AUD"],
  ])("is in the currency that its editor typed as %j: %s", (currency, code) => {
    const log = recordingLog();
    expect(read({ amount: 0.07, currency, reinvestment_price: 3 }, log)).toMatchObject({
      amount: { amount: "0.07", currency: code },
      reinvestmentPrice: { amount: "3", currency: code },
    });
    expect(log.warnings).toEqual([]);
  });

  it.each([
    ["us dollars", '"us dollars" is no currency of ISO 4217: as in AUD.'],
    ["XXY", '"XXY" is no currency of ISO 4217'],
    ["GBp", '"GBp" is no currency of ISO 4217: these are hundredths of GBP'],
    ["GBX", "state the amount in GBP"],
    ["ZAc", "state the amount in ZAR"],
    ["ILA", "state the amount in ILS"],
  ])("has no amount in what is no currency, and the report says so: %s", (currency, problem) => {
    const log = recordingLog();
    const { amount, perShare, reinvestmentPrice, figure } =
      read({ amount: 6.1, currency, reinvestment_price: 3 }, log) ?? {};
    expect([amount, perShare, reinvestmentPrice, figure]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(log.warnings).toMatchObject([
      { field: "data.currency", problem: expect.stringContaining(problem) },
    ]);
  });
});

describe("the content report on dividends", () => {
  const homeWith = (...slices: readonly object[]) => ({
    id: "home",
    type: "home",
    data: { title: "Home", slices },
  });
  const report = (...dividends: readonly ServiceDocument[]) =>
    reportOf(homeWith(slice("dividends", {})), ...dividends);

  it.each([
    [{ payment: null }, "error", "data.payment: has no payment date: it is in no sum"],
    [{ amount: null }, "error", "data.amount: has no amount: it is in no sum"],
    [{ ex: "2026-09-10" }, "error", "data.record: record, 2026-09-03, is before ex, 2026-09-10"],
    [{ declared: "2026-09-10" }, "error", "data.ex: ex, 2026-09-02, is before declared, 2026-09-10"],
    [
      { election: "2026-09-26" },
      "error",
      "data.payment: payment, 2026-09-25, is before election, 2026-09-26",
    ],
    [
      { other_ex: "2026-09-02", other_record: "2026-09-01" },
      "error",
      "data.other_record: other_record, 2026-09-01, is before other_ex, 2026-09-02",
    ],
    [{ currency: "NZD" }, "warning", "data.currency: is in NZD, not in AUD: sums are separate"],
    [{ payment: "2062-09-25" }, "error", "data.payment: the year 2062 is out of range"],
  ])("names what is wrong with %j: %s, %s", (data, severity, problem) => {
    expect(report(document("fy26", { ...complete, ...data }))).toEqual([`${severity} fy26 ${problem}`]);
  });

  it.each([
    ["of a dividend that is not published", { type: "dividend", isBroken: true }, "is not published"],
    ["of a page", { type: "page", isBroken: false }, "has no figure to state"],
  ])("names a relation %s", (_case, target, problem) => {
    const quotes = { link_type: "Document", id: "fy99", ...target };
    expect(reportOf(homeWith(slice("statistics", { figures: [], quotes })))).toContain(
      `error home data.slices[0].primary.quotes: leads to document fy99, which ${problem}`,
    );
  });

  it("names an amount in another unit, two dividends of one day, and those that no page shows", () => {
    const before = { kind: "Final", period: "FY26", amount: 0.095, payment: "2025-09-26" };
    const cents = document("fy27", { ...before, amount: 11, payment: "2026-09-25" });
    expect(report(document("fy25", before), document("fy26", complete))).toEqual([]);
    expect(report(document("fy25", before), document("fy26", complete), cents)).toEqual([
      "warning fy26 data.payment: fy27 has the same day: 2026-09-25",
      "warning fy27 data.amount: 11 is far from the usual 0.095: it is in whole units of the currency",
      "warning fy27 data.payment: fy26 has the same day: 2026-09-25",
    ]);
    const [unlisted] = reportOf(document("fy26", complete));
    expect(unlisted).toMatch(/^warning .*: no page has a section of dividends$/);
  });
});

const file = { url: "/files/logo.eps", size: "2048" };
const NO_FILES = { image: undefined, file: undefined };

describe("an asset of the content service", () => {
  const read = (data: object) => {
    const asset = assetDocument("logo", data);
    return readMediaAsset(asset, pathOf(asset, recordingLog()));
  };

  it("has its image or its file, and the credit of the image if it has none", () => {
    expect(read({ image: {}, file })).toMatchObject({
      image: undefined,
      file: { href: "/files/logo.eps", bytes: 2048 },
      credit: "The group",
    });
    const image = { ...serviceImage("a.png"), copyright: "An agency" };
    expect(read({ credit: null, image })).toMatchObject({ credit: "An agency", file: undefined });
    expect(read({ image })).toMatchObject({ credit: "The group" });
  });

  it.each([
    [{ kind: "Film" }, { kind: undefined }],
    [{ date: "soon" }, { date: undefined }],
    [{ image: { url: "javascript:alert(1)" }, file: "none" }, NO_FILES],
    [{ embargo: "soon" }, { embargo: "9999-12-31T00:00:00.000Z" }],
  ])("is shown with what can be read of %j", (data, expected) => {
    expect(read(data)).toMatchObject({ title: "logo", ...expected });
  });

  it("has the addresses of its files, and is of its date", () => {
    const image = serviceImage("a.png");
    expect(read({ image, file })).toMatchObject({
      addresses: [image.url, "/files/logo.eps"],
      ofDay: { day: "2026-07-01", field: "date" },
    });
    expect(read({ image: {}, date: null })).toMatchObject({ addresses: [], ofDay: undefined });
  });

  it("is nothing without a title", () => {
    expect(read({ title: " " })).toBeUndefined();
  });
});

describe("the content report on assets", () => {
  it("is empty for an asset of which all is known", () => {
    expect(reportOf(assetDocument("logo", { embargo: "2026-01-01T00:00:00+0000" }))).toEqual([]);
  });

  it.each([
    [{ image: {} }, "error media-asset_logo data.image: has neither an image nor a file"],
    [{ file }, "warning media-asset_logo data.file: has an image and a file: both are offered"],
    [{ image: serviceImage("logo.png", null) }, "error media-asset_logo data.image: has no alternative text"],
    [{ terms: " " }, "error media-asset_logo data.terms: has no terms of use"],
    [{ date: "2026-12-01" }, "warning media-asset_logo data.date: is hidden until 2026-12-01T00:00:00+10:00"],
  ])("names what is wrong with %j", (data, problem) => {
    expect(reportOf(assetDocument("logo", data))).toEqual([problem]);
  });
});
