import { describe, expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import { readDividend } from "../../../src/adapters/prismic/dividends/dividends.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { pathOf, slice } from "../adapters/read-document.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { languages } from "../languages.ts";
import { dividend as dividendOf } from "./sample-dividends.ts";

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
  languages,
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
    const exchanges = [
      { exchange: "NZX", ex: "2026-09-01", record: "2026-09-03" },
      { exchange: "JSE", ex: "2026-09-01" },
      { ex: "2026-09-04" },
    ];
    expect(read({ ...complete, exchanges })).toMatchObject({
      title: "Final dividend, FY26",
      perShare: "10.5\u00a0cents",
      amount: { amount: "0.105", currency: "AUD" },
      dates: [
        { key: "fy26-ex", date: "2026-09-02", title: "Ex-dividend date: Final dividend, FY26" },
        // What two exchanges have in common is one date, and what the first has, too, none of their own.
        {
          key: "fy26-nzx-ex",
          date: "2026-09-01",
          title: "Ex-dividend date (NZX, JSE): Final dividend, FY26",
        },
        { key: "fy26-other-3-ex", date: "2026-09-04", title: expect.stringContaining("(other exchange)") },
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
      sharesInstead: { plan: "Reinvestment plan", price: { amount: "3", currency: code } },
    });
    expect(log.warnings).toEqual([]);
  });

  it("has the price of shares instead in another currency, if its editor says so", () => {
    const log = recordingLog();
    const data = { amount: 0.07, currency: "USD", reinvestment_price: 9.876, reinvestment_currency: "AUD" };
    expect(read(data, log)).toMatchObject({
      amount: { amount: "0.07", currency: "USD" },
      sharesInstead: { price: { amount: "9.876", currency: "AUD" } },
    });
    expect(log.warnings).toEqual([]);
    expect(read({ ...data, reinvestment_currency: "A$" }, log)).toMatchObject({
      amount: { amount: "0.07" },
      sharesInstead: { price: undefined },
    });
    expect(log.warnings).toMatchObject([{ field: "data.reinvestment_currency" }]);
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
    const found = read({ amount: 6.1, currency, reinvestment_price: 3 }, log);
    const nothing = { amount: undefined, perShare: undefined, figure: undefined };
    expect(found).toMatchObject({ ...nothing, sharesInstead: { price: undefined } });
    expect(log.warnings).toMatchObject([
      { field: "data.currency", problem: expect.stringContaining(problem) },
    ]);
  });
});

describe("the life of a dividend", () => {
  const read = (data: object, log = recordingLog()) => {
    const dividend = document("fy26", { ...complete, ...data });
    const found = readDividend(dividend, pathOf(dividend, log));
    return { ...found, warnings: log.warnings };
  };
  const payment = (data: object) => read(data).dates?.find(({ key }) => key === "fy26-payment");

  it.each([
    ["Planned", { isCertain: false, status: undefined, note: "Planned, not decided yet" }],
    ["Proposed", { isCertain: false, note: "Proposed to the general meeting, 10.5\u00a0cents a share" }],
    [undefined, { isCertain: true, status: undefined, note: "10.5\u00a0cents a share" }],
    ["Paid", { isCertain: true, status: undefined }],
    ["Deferred", { isCertain: undefined, status: "Postponed" }],
    ["Cancelled", { isCertain: undefined, status: "Cancelled" }],
  ])("is in calendars: %s", (status, event) => {
    expect(payment({ status, ...(status === "Planned" ? { amount: null } : {}) })).toMatchObject(event);
  });

  it("has the same dates in calendars from the plan to the payment", () => {
    const keysOf = (data: object) => read(data).dates?.map(({ key, date }) => [key, date]);
    expect(keysOf({ status: "Planned", amount: null })).toEqual(keysOf({ status: "Paid" }));
  });

  it("has no amount while it is planned, and is hidden by no day", () => {
    const { amount, perShare, figure, ofDay, warnings } = read({
      status: "Planned",
      parts: [{ amount: 0.1 }],
    });
    expect([amount, perShare, figure, ofDay]).toEqual([undefined, undefined, undefined, undefined]);
    expect(warnings[0]).toMatchObject({ field: "data.amount" });
  });

  it("says what was another thing before a change", () => {
    const changed = { previous_amount: 0.12, previous_payment: "2026-09-18" };
    expect(read(changed).before).toMatchObject({ amount: { amount: "0.12" }, payment: "2026-09-18" });
    expect(payment(changed)).toMatchObject({
      status: "Moved",
      previousDay: "2026-09-18",
      note: "10.5\u00a0cents a share, before: 12.0\u00a0cents",
    });
    expect(payment({ previous_amount: 0.12 })).toMatchObject({ status: "Changed", previousDay: undefined });
    expect(read({ previous_ex: "2026-09-01" }).dates?.map(({ status }) => status)).toEqual([
      "Moved",
      undefined,
      undefined,
    ]);
  });

  it("can be that the company pays nothing", () => {
    expect(read({ amount: 0 })).toMatchObject({ amount: { amount: "0" }, perShare: "nil" });
    expect(payment({ amount: 0 })).toMatchObject({ note: "No dividend is paid" });
  });

  it("is named in what quotes it, until it is declared", () => {
    expect(read({ status: "Proposed" }).figure?.note).toMatch(/^Proposed to the general meeting, /);
  });
});

describe("the parts of a dividend", () => {
  const partsOf = (parts: readonly object[], more: object = {}) => {
    const log = recordingLog();
    const dividend = document("fy26", { ...complete, parts, ...more });
    const found = readDividend(dividend, pathOf(dividend, log))?.parts;
    return { parts: found?.map(({ name, amount }) => `${name} ${amount.amount}`), problems: log.warnings };
  };

  it("are the amount together, each with its name or the editor's", () => {
    const parts = [
      { kind: "Franked", amount: 0.0735 },
      { kind: "Conduit foreign income", name: "Foreign income", amount: 0.0315 },
    ];
    expect(partsOf(parts, { franked: 70 })).toEqual({
      parts: ["Franked 0.0735", "Foreign income 0.0315"],
      problems: [],
    });
  });

  it("have a tax of their own, which is that of the amount together", () => {
    const parts = [
      { kind: "From retained earnings", amount: 0.0525, withholding: 35 },
      { kind: "From capital reserves", amount: 0.0525, withholding: 0 },
    ];
    const readWith = (withholding: number) => {
      const log = recordingLog();
      const dividend = document("fy26", { ...complete, parts, withholding });
      return { read: readDividend(dividend, pathOf(dividend, log)), problems: log.warnings };
    };
    expect(readWith(17.5)).toMatchObject({
      read: { withholding: 17.5, parts: [{ withholding: 35 }, { withholding: 0 }] },
      problems: [],
    });
    expect(readWith(35)).toMatchObject({
      read: { withholding: undefined, parts: [{ withholding: undefined }, { withholding: undefined }] },
      problems: [
        {
          field: "data.withholding",
          problem: "35% are withheld, and 17.5% of the parts together: neither is shown",
        },
      ],
    });
  });

  it.each([
    [
      [{ kind: "Franked", amount: 0.1 }],
      {},
      "the parts are 0.1 together, not 0.105: neither they nor the amount are shown",
    ],
    [
      [
        { kind: "Franked", amount: 0.1 },
        { kind: "Unfranked", amount: 0.005 },
      ],
      { franked: 50 },
      "50% franked are 0.0525, and the franked part is 0.1: neither of them is shown",
    ],
    [[{ kind: "Franked", amount: 0.1 }], { amount: null }, "there are parts of no amount: none is shown"],
  ])("are not shown if they are not the amount: %j", (parts, more, problem) => {
    expect(partsOf(parts, more)).toEqual({
      parts: [],
      problems: [expect.objectContaining({ field: "data.parts", problem })],
    });
  });
});

describe("the choices of holders", () => {
  it("are other currencies, and shares at a price, a discount or in a ratio", () => {
    const log = recordingLog();
    const data = {
      ...complete,
      currency: "USD",
      currency_choices: [{ currency: "GBP", amount: 0.08 }, { currency: "HKD" }, { currency: "USD" }, {}],
      currency_election: "2026-09-10",
      share_plan: "Scrip dividend",
      reinvestment_discount: 1.5,
      scrip_new: 1,
      scrip_held: 40,
      election_from: "2026-09-05",
      election: "2026-09-15",
    };
    const dividend = document("fy26", data);
    const found = readDividend(dividend, pathOf(dividend, log));
    expect(found).toMatchObject({
      currencyChoices: [
        { currency: "GBP", amount: { amount: "0.08", currency: "GBP" } },
        { currency: "HKD", amount: undefined },
      ],
      sharesInstead: {
        plan: "Scrip dividend",
        price: undefined,
        discount: 1.5,
        ratio: { new: 1, old: 40 },
        from: "2026-09-05",
      },
    });
    expect(found?.dates.map(({ key }) => key)).toEqual([
      "fy26-ex",
      "fy26-record",
      "fy26-currencyElection",
      "fy26-election",
      "fy26-payment",
    ]);
    expect(log.warnings).toMatchObject([
      { field: "data.currency_choices[2].currency" },
      { field: "data.currency_choices[3].currency" },
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
    [
      { ex: "2026-09-10" },
      "error",
      "data.record: record, 2026-09-03, is before ex, 2026-09-10: neither of them is shown",
    ],
    [
      { declared: "2026-09-03" },
      "error",
      "data.ex: ex, 2026-09-02, is before declared, 2026-09-03: neither of them is shown",
    ],
    [
      { election: "2026-09-26" },
      "error",
      "data.payment: payment, 2026-09-25, is before election, 2026-09-26: neither of them is shown",
    ],
    [
      { exchanges: [{ exchange: "NZX", ex: "2026-09-02", record: "2026-09-01" }] },
      "error",
      "data.exchanges[0].record: record, 2026-09-01, is before ex, 2026-09-02: neither of them is shown",
    ],
    [
      { share_plan: "Scrip dividend", scrip_new: 40, scrip_held: 1 },
      "error",
      "data.scrip_new: 40 new for 1 held is worth more than a dividend: enter one new share for those held. Neither it nor a price is shown",
    ],
    [
      { share_plan: "Scrip dividend", scrip_new: 1, scrip_held: 4, reinvestment_price: 4.2 },
      "error",
      "data.reinvestment_price: a price of 4.2 is the dividend of 40 shares, not of 4: neither it nor the ratio is shown",
    ],
    [
      { share_plan: "Reinvestment plan", reinvestment_price: 0.042 },
      "error",
      "data.reinvestment_price: a price of 0.042 is not more than the dividend of a share, 0.105: it is not shown",
    ],
    [
      { previous_amount: 10.5 },
      "error",
      "data.previous_amount: 10.5 may be in hundredths: it is 0.105 now. It is not shown",
    ],
    [
      { payment: "2026-09-02", ex: null },
      "error",
      "data.payment: payment, 2026-09-02, is before record, 2026-09-03: neither of them is shown",
    ],
    [
      { election_from: "2026-09-20", election: "2026-09-10" },
      "error",
      "data.election: election, 2026-09-10, is before election_from, 2026-09-20: neither of them is shown",
    ],
    [
      { currency_election: "2026-09-26" },
      "error",
      "data.payment: payment, 2026-09-25, is before currency_election, 2026-09-26: neither of them is shown",
    ],
    [
      { status: "Proposed" },
      "error",
      "data.status: is proposed, and its payment date is over: it is in no sum",
    ],
    [
      { status: "Paid", payment: "2026-12-25" },
      "error",
      "data.status: is paid, and its payment date is to come: it is shown as declared",
    ],
    [
      { previous_payment: "2026-09-25" },
      "error",
      "data.previous_payment: was the same before: nothing has changed",
    ],
    [{ previous_amount: 0.105 }, "error", "data.previous_amount: was the same before: nothing has changed"],
    [{ currency: "NZD" }, "warning", "data.currency: is in NZD, not in AUD: sums are separate"],
    [
      { parts: [{ kind: "Return of capital", amount: 0.105, withholding: 0.15 }] },
      "error",
      "data.parts[0].withholding: 0.15 may mean 15%: enter what is meant in per cent. It is not shown",
    ],
    [
      { payment: "2026-09-26" },
      "warning",
      "data.payment: 2026-09-26 is a day on which the exchange is closed",
    ],
    [{ payment: "2062-09-25" }, "error", "data.payment: the year 2062 is out of range"],
  ])("names what is wrong with %j: %s, %s", (data, severity, problem) => {
    const found = report(document("fy26", { ...complete, ...data }));
    // Without a day that is not shown, it is in no sum.
    const others = found.filter((line) => !line.endsWith("has no payment date: it is in no sum"));
    expect("payment" in data && data.payment === null ? found : others).toEqual([
      `${severity} fy26 ${problem}`,
    ]);
  });

  it("shows no day that another one contradicts, also if it is in order with the rest", () => {
    const swapped = document("fy26", { ...complete, ex: "2026-09-25", payment: "2026-09-02" });
    const days = report(swapped).filter((line) => line.endsWith("neither of them is shown"));
    expect(days).toEqual([
      "error fy26 data.record: record, 2026-09-03, is before ex, 2026-09-25: neither of them is shown",
      "error fy26 data.payment: payment, 2026-09-02, is before ex, 2026-09-25: neither of them is shown",
      "error fy26 data.payment: payment, 2026-09-02, is before record, 2026-09-03: neither of them is shown",
    ]);
  });

  it("shows none whose status nobody can read, since it may be none any more", () => {
    expect(report(document("fy26", { ...complete, status: "Withdrawn" }))).toContainEqual(
      expect.stringMatching(/^error fy26 data\.status: "Withdrawn" is none of its values/),
    );
    const unknown = document("fy26", { ...complete, status: "Withdrawn" });
    expect(readDividend(unknown, pathOf(unknown, recordingLog()))).toBeUndefined();
  });

  it("shows no change where nothing has changed", () => {
    const known = dividendOf("fy26", { ...complete, previous_amount: 0.105, previous_ex: "2026-09-01" });
    expect(known.before).toMatchObject({ amount: undefined, ex: "2026-09-01" });
  });

  it("counts once what was typed twice, also at another point of its life", () => {
    const earlier = document("a", { ...complete, status: "Declared", payment: null });
    expect(report(earlier, document("b", { ...complete, status: "Paid" }))).toEqual([
      "error a data.payment: has no payment date: it is in no sum",
      "error a undefined: is the same as b: it counts once",
      "error b undefined: is the same as a: it counts once",
    ]);
  });

  it("has nothing to say of one that is planned or cancelled without an amount, or of which nothing is paid", () => {
    const unknown = { kind: "Final", period: "FY27", amount: null, payment: null };
    expect(report(document("a", { ...unknown, status: "Planned" }))).toEqual([]);
    expect(report(document("b", { ...unknown, status: "Cancelled" }))).toEqual([]);
    expect(report(document("c", { ...unknown, amount: 0 }))).toEqual([]);
  });

  it("names a dividend without a class of shares where others have one, and compares days within a class", () => {
    const preference = document("pref", { ...complete, share_class: "Preference shares" });
    expect(report(document("fy26", complete), preference)).toEqual([
      "warning fy26 data.share_class: has no class of shares, as pref has: it is in sums of its own",
    ]);
  });

  it("has nothing to say of a special one that is paid with another one", () => {
    const special = document("special", { ...complete, kind: "Special", amount: 0.05 });
    expect(report(document("fy26", complete), special)).toEqual([]);
  });

  it("names a date that an editor has typed into the calendar, too", () => {
    const events = [
      { date: "2026-09-25", title: "Payment of the dividend" },
      { date: "2026-09-26", title: "Another day" },
    ];
    const investors = {
      id: "investors",
      uid: "investors",
      type: "investors-page",
      data: { title: "Investors", slices: [slice("calendar", { events }), slice("dividends", {})] },
    };
    expect(reportOf(investors, document("fy26", complete)).filter((line) => line.includes(" fy26 "))).toEqual(
      [
        expect.stringContaining(
          "is in the calendar of investors by itself, which has “Payment of the dividend”",
        ),
      ],
    );
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
    const before = { kind: "Final", period: "FY25", amount: 0.095, payment: "2025-09-26" };
    const cents = document("fy27", { ...before, period: "FY27", amount: 11, payment: "2026-09-25" });
    expect(report(document("fy25", before), document("fy26", complete))).toEqual([]);
    expect(report(document("fy25", before), document("fy26", complete), cents)).toEqual([
      "error fy27 data.amount: 11 may be in hundredths: fy26 has 0.105. It is not shown. If it is right, say it in the note with its unit",
      "error fy27 data.period: is of “FY27”, but its last day is 2026-09-25: neither the period nor a day is shown",
      "warning fy26 data.payment: fy27 has the same day: 2026-09-25",
      "warning fy27 data.payment: fy26 has the same day: 2026-09-25",
    ]);
    const [unlisted] = reportOf(document("fy26", complete));
    expect(unlisted).toMatch(/^warning .*: no page has a section of dividends$/);
  });
});

describe("the report on a dividend that was typed in a hurry", () => {
  const page = {
    id: "page",
    uid: "page",
    type: "page",
    data: { title: "P", slices: [slice("dividends", {})] },
  };
  const of = (data: object, ...others: readonly ServiceDocument[]) =>
    reportOf(page, document("fy26", { ...complete, ...data }), ...others).filter((line) =>
      line.includes(" fy26 "),
    );

  it.each([
    [
      "a payment of another year",
      { payment: "2027-09-25" },
      "data.payment: payment, 2027-09-25, is 388 days after ex, 2026-09-02",
    ],
    [
      "a period of another year",
      { period: "FY62" },
      "data.period: is of “FY62”, but its last day is 2026-09-25",
    ],
    ["a period in words of another year", { period: "exercice 2052" }, "data.period: is of “exercice 2052”"],
    [
      "a price for a discount",
      { reinvestment_discount: 98 },
      "data.reinvestment_discount: 98 is more than 50",
    ],
    [
      "two amounts in its own currency",
      { currency_choices: [{ currency: "AUD", amount: 0.2591 }] },
      "data.currency_choices[0].currency: AUD is the currency of the amount, not another one, which is 0.2591 here: neither is shown",
    ],
  ])("names %s", (_, data, problem) => {
    expect(of(data)).toContainEqual(expect.stringContaining(problem));
  });

  it("names no payment that was moved or deferred for long", () => {
    const late = { payment: "2027-09-25" };
    expect(of({ ...late, previous_payment: "2026-09-25" }).join()).not.toContain("days after");
    expect(of({ ...late, status: "Deferred" }).join()).not.toContain("days after");
  });

  it("counts it once in two spellings of its period, and on the same three days", () => {
    const copy = (more: object) => document("copy", { ...complete, ...more });
    const same = "is the same as copy: it counts once";
    expect(of({}, copy({ period: "2025/26", ex: null })).join()).toContain(same);
    expect(of({ period: "Nov 2026" }, copy({ period: "November 2026" })).join()).toContain(same);
    expect(of({}, copy({ period: "2025/26", amount: 0.2 })).join()).not.toContain(same);
  });

  it("names a name that another one has", () => {
    const days = { declared: null, ex: "2026-06-02", record: "2026-06-03", payment: "2026-06-25" };
    const named = (more: object) => of(more, document("other", { ...complete, ...days, ...more })).join();
    expect(named({ kind: "Quarterly", period: "Q3 2026" })).toContain(
      "data.period: has the name and the period of other",
    );
    expect(named({})).toContain("has the name");
    // Twelve of a year are none of a month.
    expect(named({ kind: "Monthly", period: "FY26" })).not.toContain("has the name");
  });
});
