import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writtenNumber } from "../../../src/domain/content/written-number.ts";

const ENGLISH = { thousands: ",", decimal: "." };
const GERMAN = { thousands: ".", decimal: "," };
const FRENCH = { thousands: "\u202f", decimal: "," };
const SWISS = { thousands: "’", decimal: "." };
const LANGUAGES = [ENGLISH, GERMAN, FRENCH, SWISS];

const MINUSES = ["-", "\u2010", "\u2011", "\u2012", "–", "—", "\u2212", "\uff0d"];

describe("a number that an editor has written", () => {
  it.each([
    [ENGLISH, "(12.4)", -12.4, undefined],
    [ENGLISH, "A$(12.4)", -12.4, "A$"],
    [ENGLISH, "(A$12.4m)", -12.4, "A$m"],
    [ENGLISH, "A$(12.4) million", -12.4, "A$ million"],
    [ENGLISH, "–12.4", -12.4, undefined],
    [ENGLISH, "A$\u2011 12.4m", -12.4, "A$m"],
    [ENGLISH, "\u200e\u2212A$12.4m", -12.4, "A$m"],
    [ENGLISH, "12.4-", -12.4, undefined],
    [ENGLISH, "(4.2%)", -4.2, "%"],
    [ENGLISH, "(4.2)%", -4.2, "%"],
    [ENGLISH, "(4.2 per cent)", -4.2, "per cent"],
    [ENGLISH, "（1,204.5）", -1204.5, undefined],
    [ENGLISH, "\u2212١٢٫٤", -12.4, undefined],
    [ENGLISH, "（１２.４）", -12.4, undefined],
    [ENGLISH, "EUR 12.4m", 12.4, "EUR m"],
    [ENGLISH, "+3.1%", 3.1, "%"],
    [ENGLISH, "-0.0%", 0, "%"],
    [ENGLISH, "12.4 t CO₂-e", 12.4, "t CO₂-e"],
    [ENGLISH, "1.6×", 1.6, "×"],
    [GERMAN, "(12,4)", -12.4, undefined],
    [GERMAN, "\u22122.318,7 Mio. €", -2318.7, "Mio. €"],
    [GERMAN, "– 3,5 %", -3.5, "%"],
    [GERMAN, "12,400", 12.4, undefined],
    [FRENCH, "(12\u00a0318,7 M€)", -12318.7, "M€"],
    [SWISS, "CHF -12'318.7", -12318.7, "CHF"],
  ])("%j: %s is %d", (separators, text, amount, unit) =>
    expect(writtenNumber(text, separators)).toEqual({ amount, unit }),
  );

  it.each([
    [ENGLISH, "12,4"],
    [ENGLISH, "0,123"],
    [ENGLISH, "1,23,456"],
    [GERMAN, "2318.7"],
    [ENGLISH, "9 in 10"],
    [ENGLISH, "FY26"],
    [ENGLISH, "2025–26"],
    [ENGLISH, "5-year"],
    [ENGLISH, "2\u00bd"],
    [ENGLISH, "10²"],
    [ENGLISH, "5,–"],
    [ENGLISH, "±2.5"],
    [ENGLISH, "(-12.4)"],
    [ENGLISH, "--12.4"],
    [ENGLISH, "(12.4"],
    [ENGLISH, "(12.4) (unaudited)"],
    [ENGLISH, "A$12.4m (loss)"],
    [ENGLISH, "Loss of A$12.4m"],
    [ENGLISH, "▲12.4"],
    [ENGLISH, "<5%"],
    [ENGLISH, "COP-26"],
    [ENGLISH, "\u202e12.4"],
    [ENGLISH, "12345678901234567890"],
    [ENGLISH, "–"],
    [ENGLISH, ""],
  ])("%j: %s stays a text", (separators, text) => expect(writtenNumber(text, separators)).toBeUndefined());

  it("has its value and its sign in every notation", () => {
    type Notation = (before: string, number: string, after: string) => string;
    const signed = fc
      .tuple(fc.constantFrom(...MINUSES), fc.constantFrom("", " ", "\u00a0"), fc.boolean())
      .map(
        ([minus, space, isFirst]): Notation =>
          (before, number, after) =>
            (isFirst ? minus + space + before : before + minus + space) + number + after,
      );
    const bracketed = fc.constantFrom<Notation>(
      (before, number, after) => `(${before}${number}${after})`,
      (before, number, after) => `${before}(${number})${after}`,
      (before, number, after) => `${before}(${number}${after})`,
      (before, number, after) => `（${before}${number}）${after}`,
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10),
        fc.tuple(
          fc.constantFrom("", "$", "A$", "€"),
          fc.constantFrom("", "m", "%", " Mio.", "\u00a0million"),
        ),
        fc.oneof(signed, bracketed),
        (separators, tenths, zero, [before, after], write) => {
          const [whole = "", fraction = ""] = (tenths / 10).toFixed(1).split(".");
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators.thousands);
          const number = `${grouped}${separators.decimal}${fraction}`.replace(/\d/g, (digit) =>
            String.fromCodePoint(zero + Number(digit)),
          );
          const unit = (before + after).trim() || undefined;
          expect(writtenNumber(before + number + after, separators)).toEqual({ amount: tenths / 10, unit });
          expect(writtenNumber(write(before, number, after), separators)).toEqual({
            amount: -tenths / 10,
            unit,
          });
        },
      ),
    );
  });

  it("never has another value or sign, however it is written", () => {
    const part = fc.constantFrom(..."0123456789.,  ()%€A$m’\u202f٢٫½²+<▲", ...MINUSES);
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.array(part, { maxLength: 9 }), (separators, parts) => {
        const text = parts.join("");
        const found = writtenNumber(text, separators);
        if (!found) return;
        expect(text).not.toMatch(/[½<▲]|[\d.,]²/);
        const [whole = "", fraction = ""] = text
          .replaceAll("٢", "2")
          .replaceAll("٫", separators.decimal)
          .split(separators.decimal)
          .map((side) => side.replace(/\D/g, ""));
        expect(Math.abs(found.amount)).toBe(Number(`${whole}.${fraction}`));
        const signs = text.replace(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, "");
        const isLoss = ["(", ...MINUSES].some((sign) => signs.includes(sign));
        expect(found.amount < 0).toBe(isLoss && found.amount !== 0);
      }),
      { numRuns: 20_000 },
    );
  });
});
