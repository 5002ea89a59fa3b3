import type { Locale } from "../../../../brand/locale.ts";
import type { DebtInstrument } from "../../../domain/capital/debt.ts";
import { unitCodeOf } from "../../../domain/content/unit-code.ts";

/** A volume is not so many times what its name says, whatever was repaid of it or came in addition. */
const OTHER_UNIT = 600;

/** Digits with signs between them. A name is not looked at longer than a number is. */
const NUMBER = "(?<number>\\d{1,12}(?:[.,’'\\s]\\d{1,3}){0,4})";
const MULTIPLE = "(?<multiple>\\p{L}{1,12}\\.?)?";

/** An amount of money in a name: `EUR 500m 3.125% 2029`, `€1.25 bn notes`, `500 Mio. EUR`. */
const AMOUNTS = [
  `(?<money>\\p{Lu}{3}|\\p{Lu}{0,2}\\p{Sc})\\s?${NUMBER}\\s?${MULTIPLE}`,
  `(?<!\\d)${NUMBER}\\s?${MULTIPLE}\\s?(?<money>(?<!\\p{L})\\p{Lu}{3}(?!\\p{L})|\\p{Sc})`,
].map((pattern) => new RegExp(pattern, "gu"));

/** What the name of a debt says of its volume, if that is in another unit than the volume; `undefined` if it is not. */
export function namedInOtherUnit(
  { name, volume, currency }: DebtInstrument,
  { numbers, moneyStyle }: Locale,
): string | undefined {
  if (!volume || currency === undefined) return undefined;
  const named = AMOUNTS.flatMap((pattern) => [...name.matchAll(pattern)]).flatMap(
    ({ 0: written, groups }) => {
      const { money = "", number = "", multiple = "" } = groups ?? {};
      const codeOf = (unit: string) => unitCodeOf(unit, numbers, moneyStyle);
      const { unitCode, factor = 1 } = codeOf(`${money} ${multiple}`) ?? codeOf(money) ?? {};
      if (unitCode !== currency) return [];
      // A small number without a word may be one of thousands, or of millions.
      const readings = readingsOf(number).filter((one) => factor > 1 || one >= 1e6);
      return readings.length === 0 ? [] : { written, millions: readings.map((one) => (one * factor) / 1e6) };
    },
  );
  const isFar = (one: number) => Math.max(one / volume, volume / one) >= OTHER_UNIT;
  const found = named.every(({ millions }) => millions.every(isFar)) ? named[0] : undefined;
  return found?.written.trim();
}

/** What a number may be: names are often in English, whatever the language of the site. */
function readingsOf(written: string): readonly number[] {
  const whole = Number(written.replace(/\D/g, ""));
  const [, before = "", fraction] = /^(.*?)(?:[.,](\d+))?$/.exec(written) ?? [];
  const decimal = Number(`${before.replace(/\D/g, "")}.${fraction ?? 0}`);
  const isGrouped = /^\d{1,3}(?:\D\d{3})+$/.test(written) || !/\D/.test(written);
  return isGrouped ? [whole, decimal] : [decimal];
}
