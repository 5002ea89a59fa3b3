import fc from "fast-check";
import { numbers as german } from "../../../brand/texts/de/numbers.ts";
import { numbers as swiss } from "../../../brand/texts/de-ch/numbers.ts";
import { numbers as english } from "../../../brand/texts/en/numbers.ts";
import { numbers as french } from "../../../brand/texts/fr/numbers.ts";
import type { NumberLanguage } from "../../../src/domain/content/number-words.ts";

export const ENGLISH: NumberLanguage = { locale: "en-AU", words: english, thousands: ",", decimal: "." };
export const GERMAN: NumberLanguage = { locale: "de-DE", words: german, thousands: ".", decimal: "," };
export const FRENCH: NumberLanguage = { locale: "fr-FR", words: french, thousands: "\u202f", decimal: "," };
export const SWISS: NumberLanguage = { locale: "de-CH", words: swiss, thousands: "’", decimal: "." };
export const LANGUAGES = [ENGLISH, GERMAN, FRENCH, SWISS];

export const MINUSES = ["-", "\u2010", "\u2011", "\u2012", "–", "—", "\u2212", "\uff0d"];

type Notation = (before: string, number: string, after: string) => string;

const signed = fc.tuple(fc.constantFrom(...MINUSES), fc.constantFrom("", " ", "\u00a0"), fc.boolean()).map(
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

/** A loss in a notation of some language, with the same amount as a profit. */
export const writtenLosses = fc
  .tuple(
    fc.constantFrom(...LANGUAGES),
    fc.integer({ min: 1, max: 10_000_000_000 }),
    fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10),
    fc.tuple(fc.constantFrom("", "$", "A$", "€"), fc.constantFrom("", "m", "%", " Mio.", "\u00a0million")),
    fc.oneof(signed, bracketed),
  )
  .map(([separators, tenths, zero, [before, after], write]) => {
    const [whole = "", fraction = ""] = (tenths / 10).toFixed(1).split(".");
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators.thousands);
    const number = `${grouped}${separators.decimal}${fraction}`.replace(/\d/g, (digit) =>
      String.fromCodePoint(zero + Number(digit)),
    );
    return {
      separators,
      amount: -tenths / 10,
      profit: before + number + after,
      loss: write(before, number, after),
      unit: (before + after).trim() || undefined,
    };
  });
