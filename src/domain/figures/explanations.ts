import type { Restatement } from "../content/figure-table.ts";
import type { MeasureDefinition } from "../content/measure-definitions.ts";
import type { MeasureDetails } from "../content/measure-details.ts";
import type { NumberLanguage } from "../content/number-words.ts";
import { periodKey } from "../content/reporting-period.ts";
import type { Translatable } from "../content/translatable.ts";
import { writtenNumber } from "../content/written-number.ts";
import { comparableName } from "../text/comparable-name.ts";
import { isInOtherUnit } from "./other-units.ts";

/** A value of the table that replaces a published one, as an editor says it. */
export interface StatedRestatement extends Translatable<"measure" | "former" | "reason"> {
  /** Name and period of the value in the table. */
  readonly measure: string;
  readonly period: string;
  /** As it was typed. */
  readonly former?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly since?: string | undefined;
  readonly reason?: string | undefined;
}

/** What an editor says of the figures of a section. */
export interface Explained {
  readonly definitions?: readonly MeasureDefinition[] | undefined;
  readonly restatements?: readonly StatedRestatement[] | undefined;
}

/** A measure of a table, by the names that an editor may call it. */
interface NamedMeasure {
  readonly names: readonly string[];
  readonly unit?: string | undefined;
}

/** The details of a measure: those of the whole table, overridden by its own. */
export function detailsOf({ names }: NamedMeasure, { definitions = [] }: Explained): MeasureDetails {
  const ofAll = definitions.filter(({ measure }) => measure === undefined);
  const own = definitions.filter(({ measure }) => measure !== undefined && isNamed(measure, names));
  const found: { -readonly [Name in keyof MeasureDetails]: MeasureDetails[Name] } = {};
  for (const { definition, reconciliation, assurance, wordsIn } of [...ofAll, ...own]) {
    if (definition) Object.assign(found, { definition, wordsIn });
    if (reconciliation) found.reconciliation = reconciliation;
    if (assurance) found.assurance = assurance;
  }
  return found;
}

/** The restatement of a value of a measure, if there is one. What was the same before is none. */
export function restatementOf(
  measure: NamedMeasure,
  { period, value }: { readonly period: string; readonly value: number | string },
  explained: Explained,
  language: NumberLanguage,
): Restatement | undefined {
  const stated = statedRestatement(measure, period, explained, language);
  return stated?.former === value || isFormerInOtherUnit(stated, value) ? undefined : stated;
}

/** Whether what a value was is in another unit than the value. */
export function isFormerInOtherUnit(stated: Restatement | undefined, value: number | string): boolean {
  const { former } = stated ?? {};
  return typeof former === "number" && typeof value === "number" && isInOtherUnit(former, value);
}

/** The restatement of the value of a measure in a period, as an editor has stated it. */
export function statedRestatement(
  { names, unit }: NamedMeasure,
  period: string,
  { restatements = [] }: Explained,
  language: NumberLanguage,
): Restatement | undefined {
  const [found, ...others] = restatements.filter(
    (one) => isNamed(one.measure, names) && isSamePeriod(one.period, period),
  );
  // Of several, nobody knows what it was.
  if (!found || others.length > 0) return found && {};
  const { former, since, reason, wordsIn } = found;
  const number = former === undefined ? undefined : writtenNumber(former, language, unit);
  const isOfRow = number !== undefined && [unit, undefined].includes(number.unit);
  return { former: isOfRow ? number.amount : former, since, reason, wordsIn };
}

/** Whether a name is among others, however each of them is written; see {@link comparableName}. */
export function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((one) => isSame(one, name));
}

/** Whether two names are of one period, however they are written. */
export function isSamePeriod(one: string, other: string): boolean {
  return periodKey(one) === periodKey(other);
}

function isSame(one: string, other: string): boolean {
  return comparableName(one) === comparableName(other);
}
