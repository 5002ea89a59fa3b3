import type { CalendarEvent } from "../content/calendar-event.ts";
import { type ContentItem, documentOf, openedIdOf, sectionsOf } from "../content/content-item.ts";
import { disclosureOf } from "../content/disclosure.ts";
import { eventsOf } from "../content/events-of.ts";
import { type FigureRow, statisticsRows } from "../content/figure-table.ts";
import { periodKey } from "../content/reporting-period.ts";
import type { Section } from "../content/section.ts";
import { unitCodeOf } from "../content/unit-code.ts";
import { comparableReference } from "../exchange/exchange-announcement.ts";
import type { ReleaseTimes } from "../exchange/exchange-release.ts";
import type { DomainCapability, ReportedCompany } from "./domain-capability.ts";
import { chairsIn, partyProblems, representativeProblems } from "./offices.ts";
import { type ContentProblem, error, problemsOf, warning } from "./problem.ts";
import { codeProblems } from "./registered-codes.ts";
import { contraryStatements, type StatementOf } from "./stated-fact.ts";

interface Circumstances {
  readonly company: ReportedCompany;
  readonly capabilities: readonly DomainCapability[];
  /** What the exchange has released. Default: nothing is known. */
  readonly releaseTimes?: ReleaseTimes | undefined;
}

/**
 * The same fact with two values: two times of one disclosure, two values of one figure, two dates of one event, what several
 * documents state of shares, debt, holders and offices, and codes in texts. Readers do not know which is right, and programs take
 * the first.
 */
export function contradictions(
  items: readonly ContentItem[],
  circumstances: Circumstances,
): readonly ContentProblem[] {
  return [
    ...timesOfReferences(items, circumstances),
    ...valuesOfFigures(items, circumstances),
    ...datesOfEvents(items),
    ...contraryStatements(items.flatMap((item) => statementsIn(item, circumstances))),
    ...representativeProblems(items),
    ...partyProblems(items, circumstances.company),
    ...codeProblems(items, circumstances.company),
  ];
}

function statementsIn(item: ContentItem, { company, capabilities }: Circumstances): readonly StatementOf[] {
  const stated = capabilities.flatMap(({ factsIn }) => factsIn?.(item, company) ?? []);
  return [...chairsIn(item, company), ...stated].map((fact) => ({ item, fact }));
}

/** A time that an editor enters has minutes. */
const SAME_TIME_MS = 60_000;

/** Documents with one reference that state other times than each other, or than the exchange. */
function timesOfReferences(
  items: readonly ContentItem[],
  { releaseTimes }: Circumstances,
): readonly ContentProblem[] {
  const stated = items.flatMap((item) => {
    const reference = documentOf(item)?.exchange?.reference;
    const released = disclosureOf(item)?.released;
    return reference === undefined || released === undefined ? [] : { item, reference, released };
  });
  const alike = Map.groupBy(stated, ({ reference }) => comparableReference(reference));
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    const exchangeTime = releaseTimes?.of(first?.reference) ?? Number.POSITIVE_INFINITY;
    const isKnown = Number.isFinite(exchangeTime);
    const time = isKnown ? exchangeTime : Date.parse(first?.released ?? "");
    const source = isKnown ? "the exchange" : first && documentOf(first.item)?.id;
    return all
      .filter(({ released }) => Math.abs(Date.parse(released) - time) >= SAME_TIME_MS)
      .flatMap(({ item, reference, released }) => {
        const other = new Date(time).toISOString();
        return problemsOf(item, [
          error(
            `was released at ${released}, but ${reference} at ${other}, as ${source} says`,
            "data.released",
          ),
        ]);
      });
  });
}

/** A value of a figure, and where it stands. */
interface StatedValue {
  readonly item: ContentItem;
  readonly field: string;
  readonly row: FigureRow;
  /** Equal for values of the same measure and period. */
  readonly measureAndPeriod: string;
  /** The code of its unit, or the unit as it is typed. */
  readonly unit: string;
  /** Whether the unit has a code, or is none. Of other words, nobody knows which mean the same. */
  readonly isKnownUnit: boolean;
  /** The number multiplied by the factor of the unit: in francs, not in millions of them. */
  readonly value: number;
  /** What it may differ by: half of its last digit. */
  readonly rounding: number;
}

/** Figures of one name, unit and period that have two values, and are not marked as restated. */
function valuesOfFigures(
  items: readonly ContentItem[],
  circumstances: Circumstances,
): readonly ContentProblem[] {
  const stated = items.flatMap((item) =>
    sectionsOf(item).flatMap((section, index) =>
      rowsOf(section, circumstances).flatMap((row) =>
        statedValues(item, `sections[${index}]`, row, circumstances),
      ),
    ),
  );
  return [...valuesOfUnits(stated), ...unitsOfFigures(stated)];
}

function valuesOfUnits(stated: readonly StatedValue[]): readonly ContentProblem[] {
  const alike = Map.groupBy(stated, ({ measureAndPeriod, unit }) => JSON.stringify([measureAndPeriod, unit]));
  return [...alike.values()].flatMap((all) =>
    all.flatMap((one, index) => {
      const other = all.slice(0, index).find((before) => differ(before, one));
      if (!other) return [];
      const { measure, period, value } = one.row;
      const where = openedIdOf(other.item);
      const problem = `“${measure}” of ${period} is ${value}, but ${other.row.value} in ${where}, ${other.field}: one of them is wrong, or restated`;
      return problemsOf(one.item, [error(problem, one.field)]);
    }),
  );
}

/** Figures with the same number in two units, or with a unit in only one of two places. */
function unitsOfFigures(stated: readonly StatedValue[]): readonly ContentProblem[] {
  const alike = Map.groupBy(stated, ({ measureAndPeriod, row }) =>
    JSON.stringify([measureAndPeriod, row.value]),
  );
  return [...alike.values()].flatMap((all) =>
    all.flatMap((one, index) => {
      const other = all.slice(0, index).find((before) => areOtherUnits(before, one));
      if (!other) return [];
      const { measure, period } = one.row;
      const where = openedIdOf(other.item);
      const problem = `“${measure}” of ${period} is ${inUnit(one)}, but ${inUnit(other)} in ${where}, ${other.field}`;
      return problemsOf(one.item, [warning(problem, one.field)]);
    }),
  );
}

function inUnit({ row: { unit } }: StatedValue): string {
  return unit ? `in “${unit}”` : "without a unit";
}

function areOtherUnits(one: StatedValue, other: StatedValue): boolean {
  return one.unit !== other.unit && one.isKnownUnit && other.isKnownUnit;
}

function rowsOf(section: Section, { company, capabilities }: Circumstances): readonly FigureRow[] {
  if (section.kind === "statistics") return statisticsRows(section, company.numbers);
  return capabilities.flatMap(({ figuresIn }) => figuresIn?.(section, company) ?? []);
}

function statedValues(
  item: ContentItem,
  field: string,
  row: FigureRow,
  { company }: Circumstances,
): readonly StatedValue[] {
  const { measure, unit = "", period = "", value } = row;
  if (typeof value !== "number" || period === "") return [];
  const known = unitCodeOf(unit, company.numbers, company);
  const { unitCode = unit, factor = 1 } = known ?? {};
  const name = measure.normalize("NFKC").toLowerCase();
  const rounding = (factor * 10 ** -decimalsOf(value)) / 2;
  return [
    {
      item,
      field,
      row,
      value: value * factor,
      rounding,
      measureAndPeriod: [name, periodKey(period)].join("\n"),
      unit: unitCode,
      isKnownUnit: unit === "" || known?.unitCode !== undefined,
    },
  ];
}

function differ(one: StatedValue, other: StatedValue): boolean {
  if (isRestatementOf(one, other) || isRestatementOf(other, one)) return false;
  const allowed = Math.max(one.rounding, other.rounding);
  return Math.abs(one.value - other.value) > allowed * (1 + Number.EPSILON * 1e6);
}

/** Whether a value says that it replaces the other one. */
function isRestatementOf({ row }: StatedValue, former: StatedValue): boolean {
  return row.restated?.former === former.row.value;
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}

/** Events of one title that are so close are the same one; those of other years are not. */
const SAME_EVENT_MS = 45 * 86_400_000;

/** Dates of one event that differ between two documents. An event that was moved states both dates, and is not among them. */
function datesOfEvents(items: readonly ContentItem[]): readonly ContentProblem[] {
  const all = items.flatMap((item) => eventsOf(item).map((event) => ({ item, event })));
  const alike = Map.groupBy(all, ({ event }) => event.title.normalize("NFKC").toLowerCase());
  return [...alike.values()].flatMap((same) =>
    same.flatMap(({ item, event }, index) => {
      const other = same
        .slice(0, index)
        .find((before) => before.item !== item && areContrary(before.event, event));
      if (!other) return [];
      const where = openedIdOf(other.item);
      const problem = `“${event.title}” is ${timeOf(event)}, but ${timeOf(other.event)} in ${where}`;
      // Documents that are no pages have one event for each of their days.
      return problemsOf(item, [error(problem, item.kind === "page" ? "data.slices" : "data")]);
    }),
  );
}

function areContrary(one: CalendarEvent, other: CalendarEvent): boolean {
  if (one.status !== undefined || other.status !== undefined) return false;
  if (Math.abs(Date.parse(one.date) - Date.parse(other.date)) > SAME_EVENT_MS) return false;
  const hasTimes = one.starts !== undefined && other.starts !== undefined;
  return one.date !== other.date || (hasTimes && one.starts !== other.starts);
}

function timeOf({ date, starts }: CalendarEvent): string {
  return `on ${starts ?? date}`;
}
