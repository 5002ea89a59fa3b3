import { type ContentItem, listedDocument } from "../content/content-item.ts";
import type { Section, SectionOf } from "../content/section.ts";
import { isNamedTotal } from "../content/total-among.ts";
import type { CurrencyCode } from "../money/currency.ts";
import { type Checked, type ContentProblem, error, warning } from "../report/problem.ts";
import { isEmpty, sectionProblems } from "../report/section-problems.ts";
import type { DebtInstrument, Rating } from "./debt.ts";
import { currentHolders, dayOf, type Holder, historiesOf, totalOf } from "./holder.ts";
import { partBesidePercent } from "./holder-share.ts";
import {
  type CapitalDay,
  capitalDays,
  missingSince,
  type ShareClass,
  totalOfClasses,
} from "./share-capital.ts";

interface CapitalReport {
  /** The currency in which the company reports. */
  readonly currency: CurrencyCode;
  /** The current time in milliseconds of Unix time. */
  readonly now: number;
  /** The ISINs of its listings. Default: none is known. */
  readonly isins?: readonly string[] | undefined;
}

/** Problems with shares, holders and debt. */
export function capitalProblems(
  items: readonly ContentItem[],
  report: CapitalReport,
): readonly ContentProblem[] {
  const adjustmentDays = items.flatMap((item) => listedDocument(item)?.adjustment?.day ?? []);
  return sectionProblems(items, (section) => [
    ...problemsIn(section, report),
    ...(section.kind === "share-capital" ? jumpProblems(section, adjustmentDays) : []),
  ]);
}

/** Factor by which a number of shares hardly ever changes between two days of a list without a split. */
const UNUSUAL_GROWTH = 4;

/** Numbers of shares of a class that change as if a digit was missing, or too many. */
function jumpProblems(
  section: SectionOf<"share-capital">,
  adjustmentDays: readonly string[],
): readonly Checked[] {
  const days = capitalDays(section);
  return days.flatMap(({ day = "", classes }, index) => {
    const earlier = days[index + 1];
    const since = earlier?.day ?? "";
    const isSplit = adjustmentDays.some((split) => since < split && split <= day);
    return classes.map(({ name, onIssue = 0 }) => {
      const before = earlier?.classes.find((one) => one.name === name)?.onIssue ?? 0;
      const times = Math.max(onIssue, before) / Math.min(onIssue, before);
      return (
        !isSplit &&
        Number.isFinite(times) &&
        times >= UNUSUAL_GROWTH &&
        warning(
          `“${name}” has ${onIssue} shares as at ${day}, and ${before} as at ${since}: is it a split, or a slip?`,
          "classes",
        )
      );
    });
  });
}

function problemsIn(section: Section, report: CapitalReport): readonly Checked[] {
  switch (section.kind) {
    case "share-capital": {
      const stated = [section.notInPublicHands ?? []].flat();
      return [
        isEmpty(section.classes, section.holders, stated),
        undated(section),
        ...classProblems(section, report),
        listingProblem(section, report),
        ...holderProblems(section, report),
      ];
    }
    case "debt":
      return [
        isEmpty(section.ratings, section.instruments),
        undated(section),
        ...ratingProblems(section.ratings),
        ...section.ratings.flatMap(({ agency, date }) => futureProblem(agency, date, "ratings", report)),
        ...sameCodeProblems(section.instruments),
        ...section.instruments.flatMap((instrument) => [
          ...debtProblems(instrument, section, report.currency),
          futureProblem(instrument.name, instrument.issued, "instruments", report),
        ]),
      ];
    default:
      return [];
  }
}

function undated({ asAt }: { readonly asAt?: string | undefined }): Checked {
  return asAt === undefined && error("has no date: readers cannot know when it was so", "asAt");
}

function classProblems(section: SectionOf<"share-capital">, { now }: CapitalReport): readonly Checked[] {
  const field = "classes";
  const days = capitalDays(section);
  return days.flatMap(({ day = "", classes }, index) => {
    const names = classes.map(({ name }) => name);
    const twice = names.filter((name, at) => names.indexOf(name) < at);
    const earlier = days[index + 1];
    const total = totalOfClasses(classes);
    const withVotes = classes.filter(({ votesPerShare }) => votesPerShare !== undefined);
    return [
      isToCome(day, now) && error(`${day} is still to come`, field),
      ...twice.map((name) => error(`“${name}” is there twice as at ${day}: there is no sum`, field)),
      total &&
        error(
          `“${total.name}” ${isNamedTotal(total) ? "is called a total" : "has as many shares as the others have shares or votes together"}: a total is no class. There is no sum`,
          field,
        ),
      ...missingSince(earlier?.classes ?? [], classes).map((name) =>
        error(
          `“${name}” has no shares as at ${day}, but as at ${earlier?.day}: there is no sum. A class that has gone has 0 shares`,
          field,
        ),
      ),
      ...classes.map(countProblem),
      ...classes.map((one) => votesProblem(one, earlier?.classes ?? [])),
      withVotes.length > 0 &&
        withVotes.length < classes.length &&
        warning(`as at ${day}, a class has no votes a share: there is no sum of votes`, field),
    ];
  });
}

/** At least one of today's classes has the ISIN of a listing. */
function listingProblem(section: SectionOf<"share-capital">, { isins = [] }: CapitalReport): Checked {
  const [{ classes } = { classes: [] }] = capitalDays(section);
  const known = classes.flatMap(({ isin }) => isin ?? []);
  return (
    isins.length > 0 &&
    known.length > 0 &&
    known.length === classes.length &&
    !known.some((isin) => isins.includes(isin)) &&
    error(
      `the ISIN is ${known.join(" or ")}, but that of the listings is ${isins.join(" or ")} in brand/brand.ts`,
      "classes",
    )
  );
}

function countProblem({ name, onIssue, asAt }: ShareClass): Checked {
  return (
    onIssue === undefined &&
    error(`“${name}” has no number of shares as at ${asAt}: there is no sum`, "classes")
  );
}

/** The articles say how many votes a share has, and hardly ever change. */
function votesProblem({ name, votesPerShare, asAt }: ShareClass, earlier: readonly ShareClass[]): Checked {
  const before = earlier.find((one) => one.name === name);
  return (
    votesPerShare !== undefined &&
    before?.votesPerShare !== undefined &&
    before.votesPerShare !== votesPerShare &&
    warning(
      `“${name}” has ${votesPerShare} votes a share as at ${asAt}, and ${before.votesPerShare} as at ${before.asAt}`,
      "classes",
    )
  );
}

function holderProblems(section: SectionOf<"share-capital">, report: CapitalReport): readonly Checked[] {
  const { holders } = section;
  const field = "holders";
  const current = currentHolders(holders);
  const [today] = capitalDays(section);
  const held = current.reduce((sum, { percent = 0 }) => sum + percent, 0);
  const several = historiesOf(holders).filter(({ length }) => length > 1);
  return [
    // Rounded shares may add up to a little more.
    held > 100.5 && error(`the holders have ${Number(held.toFixed(2))}% together`, field),
    ...several.flatMap((history) => historyProblems(history)),
    ...current.map((holder) => shareProblem(holder, today)),
    ...sameHoldingProblems(current),
    ...holders.flatMap((holder) => notificationProblems(holder, report)),
  ];
}

/** Factor by which a stated percentage may differ from that of today: the number of shares may have changed since. */
const SHARE_FACTOR = 1.5;

function shareProblem(holder: Holder, today: CapitalDay | undefined): Checked {
  const part = partBesidePercent(holder, today ?? {}, SHARE_FACTOR);
  const { name, shares, percent } = holder;
  return (
    part !== undefined &&
    warning(`“${name}” has ${shares} shares, ${part}% of all today, but ${percent}%`, "holders")
  );
}

/** The same holding under two names, such as those of a company and of its owner. */
function sameHoldingProblems(current: readonly Holder[]): readonly Checked[] {
  const stated = current.filter(
    (holder) => holder.shares !== undefined || (holder.percent !== undefined && dayOf(holder) !== ""),
  );
  const alike = Map.groupBy(stated, (holder) => {
    const { shares, percent, instruments } = holder;
    return JSON.stringify([dayOf(holder), shares, percent, instruments]);
  });
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ name }) =>
      warning(
        `“${name}” and “${first?.name}” have the same holding: if one has it through the other, enter it once`,
        "holders",
      ),
    ),
  );
}

/** Which of several notifications is the latest one must be known. */
function historyProblems(history: readonly Holder[]): readonly Checked[] {
  const days = history.map(dayOf);
  const [name] = history.map((holder) => holder.name);
  return [
    days.includes("") &&
      error(
        `“${name}” is there ${history.length} times: each needs the day of its notification. None is shown as of today`,
        "holders",
      ),
    ...days
      .filter((day, index) => day !== "" && days.indexOf(day) < index)
      .map((day) => error(`“${name}” is there twice for ${day}: neither is shown as of today`, "holders")),
  ];
}

function notificationProblems(holder: Holder, report: CapitalReport): readonly Checked[] {
  const { name, notified, crossed, threshold, crossing, percent, instruments, total } = holder;
  const field = "holders";
  const whole = totalOf(holder);
  return [
    total !== undefined &&
      whole === undefined &&
      percent !== undefined &&
      error(
        `“${name}” has ${percent}% by shares and ${instruments}% by instruments, which are not ${total}%: no total is shown`,
        field,
      ),
    futureProblem(name, notified, field, report),
    futureProblem(name, crossed, field, report),
    threshold !== undefined &&
      crossing === undefined &&
      warning(`“${name}” has a threshold of ${threshold}%, but neither exceeded it nor fell below`, field),
  ];
}

function ratingProblems(ratings: readonly Rating[]): readonly Checked[] {
  const alike = Map.groupBy(ratings, ({ agency, kind, date }) => JSON.stringify([agency, kind, date]));
  return [...alike.values()].flatMap(([, ...others]) =>
    others.map(({ agency }) =>
      error(`“${agency}” has two ratings of one kind and day: enter what each is of`, "ratings"),
    ),
  );
}

function futureProblem(
  name: string,
  day: string | undefined,
  field: string,
  { now }: CapitalReport,
): Checked {
  return day !== undefined && isToCome(day, now) && error(`${day} of “${name}” is still to come`, field);
}

/** Rows with the same ISIN, each of which may be a part of one bond. */
function sameCodeProblems(instruments: readonly DebtInstrument[]): readonly Checked[] {
  const alike = Map.groupBy(instruments, ({ isin = "" }) => isin);
  return [...alike].flatMap(([isin, all]) =>
    isin === "" || all.length === 1
      ? []
      : all.map(({ name }) =>
          warning(`“${name}” has the ISIN of another one, ${isin}: both are counted`, "instruments"),
        ),
  );
}

function debtProblems(
  instrument: DebtInstrument,
  { asAt = "" }: SectionOf<"debt">,
  own: CurrencyCode,
): readonly Checked[] {
  const { name, volume, currency, maturity } = instrument;
  const field = "instruments";
  return [
    volume === undefined && warning(`“${name}” has no volume: it is not in the chart`, field),
    maturity !== undefined &&
      maturity < asAt &&
      warning(`“${name}” has matured on ${maturity}, before ${asAt}: it is not in the chart`, field),
    maturity === undefined && warning(`“${name}” has no maturity: it is not in the chart`, field),
    currency !== undefined &&
      currency !== own &&
      warning(`“${name}” is in ${currency}, not in ${own}: it is in another chart`, field),
  ];
}

const DAY_MS = 86_400_000;

/** Whether a day is still to come, wherever the company is. */
function isToCome(day: string, now: number): boolean {
  return day > new Date(now + DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}
