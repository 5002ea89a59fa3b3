import type { TableFile } from "./table-file.ts";

type Sign = "." | ",";

/** Digits, with one kind of sign between thousands, and another one before decimals. */
const WRITTEN = /^([+-]?)(\d+(?:([.,'’ \u00a0\u202f])\d{3})*)(?:([.,])(\d+))?$/;

/**
 * The sign before the decimals in the numbers of a text file; `undefined` if nothing tells it: then `4.321` may be a thousand times
 * as much.
 *
 * @param wholes - The texts of cells whose numbers are whole.
 * @param others - Those of all other numbers.
 */
export function decimalSignOf(
  wholes: readonly string[],
  others: readonly string[],
  separator: TableFile["separator"],
): Sign | undefined {
  const told = new Set([
    ...wholes.flatMap((text) => (/^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? otherThan(signIn(text)) : [])),
    ...others.flatMap((text) => toldBy(text) ?? []),
  ]);
  const [sign] = told;
  if (sign !== undefined) return told.size === 1 ? sign : undefined;
  // Unquoted, a comma between values is none in them. Spreadsheets write semicolons where the decimal sign is a comma.
  if (separator === ",") return ".";
  return separator === ";" && others.every((text) => !text.includes(".")) ? "," : undefined;
}

/** A number in such a text; `undefined` if it is none, or if it is not clear how much it is. */
export function numberIn(text: string, sign: Sign | undefined): number | undefined {
  const own = toldBy(text) ?? sign;
  const plain = text.replace(/['’ \u00a0\u202f]/g, "");
  if (!WRITTEN.test(text)) return undefined;
  if (/^[+-]?\d+$/.test(plain)) return Number(plain);
  if (own === undefined) return undefined;
  const number = plain.replaceAll(otherThan(own), "").replace(own, ".");
  const groups = plain.split(own)[0] ?? "";
  const hasRightGroups = !groups.includes(otherThan(own)) || /^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(groups);
  return hasRightGroups && /^[+-]?\d+(?:\.\d+)?$/.test(number) ? Number(number) : undefined;
}

/** The decimal sign that a number shows by itself: `4.32`, `0,105`, `1.234,5`, `1,234,567`. */
function toldBy(text: string): Sign | undefined {
  const signs = [...text].filter((sign): sign is Sign => sign === "." || sign === ",");
  const [first] = signs;
  const last = signs.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (first !== last) return last;
  if (signs.length > 1) return otherThan(first);
  const [whole = "", fraction = ""] = text.split(first);
  const isGroup = fraction.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole);
  return isGroup ? undefined : first;
}

function signIn(text: string): Sign {
  return text.includes(".") ? "." : ",";
}

function otherThan(sign: Sign): Sign {
  return sign === "." ? "," : ".";
}
