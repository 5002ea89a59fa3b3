import type { ReferenceRates } from "../../domain/money/reference-rates.ts";
import { parseXml, type XmlHandlers } from "../polled-source/parse-xml.ts";
import { invalidResponse } from "../polled-source/source-request.ts";

/** The namespace of the rates; that of the envelope is of a format for central banks. */
const ECB = "http://www.ecb.int/vocabulary/2002-08-01/eurofxref";
/** More than the days since the first rates, in 1999: a response with more is something else. */
const MAX_DAYS = 50_000;
/** Rates up to this are exact to eight decimals; those of the old Turkish lira were the highest. */
const MAX_RATE = 10_000_000;

/**
 * The days of a file of the European Central Bank, newest first: `<Cube time="2026-11-25"><Cube currency="USD"
 * rate="1.0856"/>…`, without currencies that have no rate. @throws {SourceError} for anything else, and as {@link parseXml}.
 */
export async function ratesIn(text: string): Promise<readonly ReferenceRates[]> {
  const days: { readonly day: string; readonly perEuro: Record<string, number> }[] = [];
  const opened: XmlHandlers["opened"] = ({ local, uri, attributes }) => {
    if (local !== "Cube" || uri !== ECB) return;
    const { time, currency, rate } = attributes;
    if (time) days.push({ day: dayIn(time.value), perEuro: { EUR: 1 } });
    if (days.length > MAX_DAYS) throw invalidResponse("it has too many days");
    const perEuro = days.at(-1)?.perEuro;
    const units = rateIn(rate?.value ?? "");
    if (perEuro && units && /^[A-Z]{3}$/.test(currency?.value ?? "")) perEuro[currency?.value ?? ""] = units;
  };
  await parseXml(text, { opened });
  const known = days.filter(({ perEuro }) => Object.keys(perEuro).length > 1);
  if (known.length === 0) throw invalidResponse("it has no reference rates");
  return known.sort((one, other) => other.day.localeCompare(one.day));
}

function dayIn(time: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(time) || Number.isNaN(Date.parse(time)))
    throw invalidResponse("a day in it is invalid");
  return time;
}

/** `N/A` is not a rate. */
function rateIn(text: string): number | undefined {
  const rate = /^\d+(?:\.\d{1,8})?$/.test(text) ? Number(text) : 0;
  return rate > 0 && rate <= MAX_RATE ? rate : undefined;
}
