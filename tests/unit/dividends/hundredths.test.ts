import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShareAdjustment } from "../../../src/domain/content/share-adjustment.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import { dividendsIn } from "../../../src/domain/dividends/dividends.ts";
import {
  amountsInDoubt,
  amountsTwice,
  choicesInDoubt,
  pricesInDoubt,
  unusualAmounts,
} from "../../../src/domain/dividends/hundredths.ts";
import { viewed } from "../application/shown-content.ts";
import { finalDividend } from "./sample-dividends.ts";

const FIRST_YEAR = 2020;

/** The years of which the amount is in doubt, of final dividends from 2020 on. */
function inDoubt(amounts: readonly number[], adjustments: readonly ShareAdjustment[] = []) {
  const dividends = amounts.map((amount, index) => finalDividend(FIRST_YEAR + index, amount));
  const found = new Set(amountsInDoubt(dividends, adjustments).map(({ dividend }) => dividend));
  return dividends.flatMap((dividend, index) => (found.has(dividend) ? FIRST_YEAR + index : []));
}

describe("an amount that may be in hundredths", () => {
  it.each([
    ["among others in whole units", [8.1, 8.3, 850, 8.7], [2022]],
    ["that is the last one", [0.5, 0.52, 54], [2022]],
    ["that is the first one", [52, 0.5, 0.52], [2020]],
    ["of two, nobody knows which one", [8.5, 850], [2020, 2021]],
    ["or in thousandths", [0.19, 0.2, 210], [2022]],
    ["far from all beside it, as one part of a year is", [4.8, 250, 2.6], [2021]],
    ["and is none after a special year", [0.5, 15, 0.5], []],
    ["and is none after years of growth", [0.01, 0.08, 0.5, 1.2], []],
    ["and is none beside a nil dividend", [0.5, 0, 0.5], []],
  ])("%s", (_, amounts, years) => {
    expect(inDoubt(amounts)).toEqual(years);
  });

  it("is not compared over a split, after which amounts are others", () => {
    expect(inDoubt([85, 0.85], [{ day: "2021-01-04", shares: { new: 100, old: 1 } }])).toEqual([]);
  });

  it("is compared with others after an earlier split", () => {
    const split = { day: "2020-11-04", shares: { new: 2, old: 1 } };
    expect(inDoubt([0.85, 0.42, 43, 0.44], [split])).toEqual([2022]);
  });

  it("is none if the note or the announcement says it with its unit: a dividend may be cut", () => {
    const years = (more: object) => {
      const dividends = [
        finalDividend(2024, 0.1),
        finalDividend(2025, 0.1),
        finalDividend(2026, 0.001, more),
      ];
      return amountsInDoubt(dividends, []).map(({ dividend }) => dividend.id);
    };
    expect(years({})).toEqual(["dividend_2026"]);
    expect(years({ note: "Cut from 10 cents to 0.1 cents, to keep the bank’s covenants." })).toEqual([]);
    expect(years({ note: "A$0.001 a share" })).toEqual([]);
    for (const note of ["Less than before", "1 cent", "Was 10 cents", "0.001"])
      expect(years({ note })).toEqual(["dividend_2026"]);
  });

  it("is compared with the other part of the year if it is the only one of its kind", () => {
    const parts = (amount: number) => [
      finalDividend(2025, 1.15),
      finalDividend(2026, amount, { kind: "Interim", period: "1H27" }),
    ];
    expect(amountsInDoubt(parts(70), [])).toHaveLength(2);
    expect(amountsInDoubt(parts(35), [])).toHaveLength(2);
    expect(amountsInDoubt(parts(0.7), [])).toEqual([]);
    expect(
      amountsInDoubt([finalDividend(2025, 1.15), finalDividend(2026, 70, { kind: "Special" })], []),
    ).toEqual([]);
  });

  it("is quoted by no key figures", async () => {
    const quoting: Section = { kind: "statistics", figures: [], quotes: "dividend_2026" };
    const figure = { value: "850", label: "Final dividend" };
    const quoted = async (amount: number) => {
      const listed = [8.3, 8.5, amount].map((one, index) => {
        return { kind: "dividend" as const, document: { ...finalDividend(2024 + index, one), figure } };
      });
      const view = await viewed({ listed }, quoting);
      return view?.kind === "statistics" && view.quoted;
    };
    expect(await quoted(8.6)).toEqual(figure);
    expect(await quoted(860)).toBeUndefined();
  });

  it("is not shown, nor are its parts and the text of its calendar", () => {
    const documents = [850, 8.5, 8.6].map((amount, index) => ({
      ...finalDividend(2024 + index, amount),
      id: `fy${index}`,
      dates: [{ date: "2024-09-25", title: "Payment date", note: `R ${amount}` }],
    }));
    const shown = dividendsIn(
      Content.everything(documents.map((document) => ({ kind: "dividend", document }))),
    );
    const first = shown.find(({ id }) => id === "fy0");
    expect([first?.amount, first?.perShare, first?.parts, first?.dates[0]?.note]).toEqual([
      undefined,
      undefined,
      [],
      undefined,
    ]);
    expect(shown.filter(({ amount }) => amount).map(({ id }) => id)).toEqual(["fy2", "fy1"]);
  });
});

describe("an amount with a digit too many, or too few", () => {
  const unusual = (amounts: readonly number[], more: object = {}) => {
    const last = amounts.length - 1;
    const dividends = amounts.map((amount, index) =>
      finalDividend(FIRST_YEAR + index, amount, index === last ? more : {}),
    );
    return unusualAmounts(dividends, []).map(({ dividend }) => dividend.id);
  };

  it.each([
    ["is ten times those near it", [0.105, 0.11, 1.15], ["dividend_2022"]],
    ["or a tenth", [0.105, 0.11, 0.0115, 0.12], ["dividend_2022"]],
    ["and may be one of few", [0.105, 1.1], []],
    ["or of years of growth", [0.01, 0.08, 0.5, 1.2], []],
    ["or less in one year", [0.5, 0.52, 0.1, 0.3], []],
  ])("%s", (_, amounts, ids) => expect(unusual(amounts)).toEqual(ids));

  it("is right if the note says it with its unit", () => {
    expect(unusual([0.1, 0.1, 0.01], { note: "Cut to 1.0 cents" })).toEqual([]);
  });
});

describe("an amount in another currency", () => {
  const paid = (year: number, currency: string, other: object) =>
    finalDividend(year, 0.2, { currency, currency_choices: [other] });
  const doubtful = (other: object, currency = "USD") => {
    const usual = [2023, 2024].map((year) =>
      paid(year, "USD", { currency: "CAD", amount: 0.277 + year / 1e6 }),
    );
    return choicesInDoubt([...usual, paid(2026, currency, other)]).map(({ dividend }) => dividend.id);
  };

  it.each([
    ["in hundredths", { currency: "CAD", amount: 27.9 }],
    ["converted the wrong way round", { currency: "CAD", amount: 0.143 }],
  ])("is not shown %s", (_, other) => expect(doubtful(other)).toEqual(["dividend_2026"]));

  it("is none if both currencies are mistaken for each other", () => {
    expect(doubtful({ currency: "USD", amount: 0.279 }, "CAD")).toEqual(["dividend_2026"]);
  });

  it("is exchanged with the amount if that is far from others, too", () => {
    const listed = [2024, 2025].map((year) =>
      paid(year, "USD", { currency: "NOK", amount: 2.1 + year / 1e5 }),
    );
    const exchanged = finalDividend(2026, 2.1, {
      currency: "USD",
      currency_choices: [{ currency: "NOK", amount: 0.2 }],
    });
    const documents = [...listed, exchanged].map((document) => ({ kind: "dividend" as const, document }));
    const [latest] = dividendsIn(Content.everything(documents));
    expect([latest?.amount, latest?.currencyChoices]).toEqual([undefined, [{ currency: "NOK" }]]);
  });

  it("may have another rate, be unknown, or be the same in the other direction", () => {
    expect(doubtful({ currency: "CAD", amount: 0.31 })).toEqual([]);
    expect(doubtful({ currency: "CAD" })).toEqual([]);
    expect(doubtful({ currency: "USD", amount: 0.143 }, "CAD")).toEqual([]);
  });

  it("is left out of what visitors see, with a price in hundredths", () => {
    const listed = [2.03, 2.05, 203].map((price, index) =>
      finalDividend(2024 + index, 0.2, {
        reinvestment_price: price,
        currency_choices: [{ currency: "CAD", amount: index === 2 ? 27.7 : 0.277 }],
      }),
    );
    expect(pricesInDoubt(listed).map(({ dividend }) => dividend.id)).toEqual(["dividend_2026"]);
    const shown = dividendsIn(Content.everything(listed.map((document) => ({ kind: "dividend", document }))));
    expect(
      shown.map(({ currencyChoices: [choice], sharesInstead }) => [
        choice?.amount?.amount,
        sharesInstead?.price?.amount,
      ]),
    ).toEqual([
      [undefined, undefined],
      ["0.277", "2.05"],
      ["0.277", "2.03"],
    ]);
  });
});

describe("a dividend that is there twice with two amounts", () => {
  const typed = (amount: number, more: object = {}) => finalDividend(2026, amount, more);
  const twice = (...dividends: readonly Dividend[]) =>
    amountsTwice(dividends).map(({ dividend: { amount }, beside }) => [
      amount?.amount,
      beside.amount?.amount,
    ]);

  it("is one of one name, period and day, as far as both are stated", () => {
    const contradicted = [
      ["0.75", "0.705"],
      ["0.705", "0.75"],
    ];
    expect(twice(typed(0.75), typed(0.705))).toEqual(contradicted);
    expect(twice(typed(0.75), typed(0.705, { ex: null, record: null, period: "FY2026" }))).toEqual(
      contradicted,
    );
  });

  it.each([
    ["of another name", { name: "Special dividend" }],
    ["of another class of shares", { share_class: "B shares" }],
    ["of another period", { period: "FY25" }],
    ["paid on another day", { payment: "2026-10-09" }],
    ["in another currency", { currency: "NZD" }],
    ["that was cancelled", { status: "Cancelled" }],
  ])("is none %s", (_, more) => {
    expect(twice(typed(0.75), typed(0.705, more))).toEqual([]);
  });

  it("is shown once, and without an amount; one without an amount is no second dividend", () => {
    const shown = (...all: readonly Dividend[]) =>
      dividendsIn(Content.everything(all.map((document) => ({ kind: "dividend", document })))).map(
        ({ amount }) => amount?.amount,
      );
    expect(shown(typed(0.75), { ...typed(0.705), id: "other" })).toEqual([undefined]);
    expect(
      shown(
        { ...typed(0.75), amount: undefined, changed: "2026-11-20T09:00:00Z" },
        { ...typed(0.75), id: "other" },
      ),
    ).toEqual(["0.75"]);
  });
});
