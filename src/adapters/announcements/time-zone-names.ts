import { setImmediate as otherTasks } from "node:timers/promises";

/** What a name of a time zone means in one of them: `AEDT` in `Australia/Sydney` is eleven hours. */
interface ZoneOffset {
  readonly timeZone: string;
  /** Milliseconds that its clocks are ahead of UTC. */
  readonly offset: number;
}

/** The offset of a name, as a company in some time zone uses it. */
export interface NamedOffset extends ZoneOffset {
  /** Whether it is the company's time zone. */
  readonly isOwn: boolean;
}

/** Names of time zones, in capitals, with what they mean. */
export type TimeZoneNames = ReadonlyMap<string, readonly NamedOffset[]>;

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Times with each of the offsets of a year. */
const SEASONS = ["2026-01-15T00:00Z", "2026-07-15T00:00Z"].map((time) => Temporal.Instant.from(time));
const EPOCH = Temporal.Instant.fromEpochMilliseconds(0);
const ABBREVIATION = /^[A-Z]{3,6}$/i;

let all: Promise<ReadonlyMap<string, readonly ZoneOffset[]>> | undefined;
const made = new Map<string, Promise<TimeZoneNames>>();

/**
 * The names of all time zones of the IANA database, as CLDR abbreviates them in the English of their region: `AEDT`, `BST`. Where
 * it has none, the initials of a standard or summer time are the name: `China Standard Time` is `CST`. They take a second
 * or two, between whose pieces the process does something else, and are made once.
 *
 * @param own - The company's time zone.
 */
export function timeZoneNames(own: string): Promise<TimeZoneNames> {
  return made.getOrInsertComputed(own, namesFor);
}

async function namesFor(own: string): Promise<TimeZoneNames> {
  all ??= allNames();
  const ownTime = EPOCH.toZonedDateTimeISO(own);
  // `Asia/Calcutta` and `Asia/Kolkata` are the same.
  const isOwn = (timeZone: string) => EPOCH.toZonedDateTimeISO(timeZone).equals(ownTime);
  const named = (zone: ZoneOffset): NamedOffset => ({ ...zone, isOwn: isOwn(zone.timeZone) });
  return new Map(Array.from(await all, ([name, zones]) => [name, zones.map(named)]));
}

async function allNames() {
  const names = new Map<string, ZoneOffset[]>();
  for (const region of REGIONS) {
    for (const timeZone of new Intl.Locale(`und-${region}`).getTimeZones?.() ?? []) {
      for (const [name, offset] of offsetsIn(timeZone, region))
        names.getOrInsertComputed(name, () => []).push({ timeZone, offset });
      await otherTasks();
    }
  }
  return names;
}

/** What clocks of a time zone are called within a year, with their offsets. */
function offsetsIn(timeZone: string, region: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  for (const season of SEASONS) {
    const name = nameAt(season, timeZone, region)?.toUpperCase();
    if (name !== undefined) offsets.set(name, offsetAt(season, timeZone));
  }
  return offsets;
}

function nameAt(season: Temporal.Instant, timeZone: string, region: string): string | undefined {
  const named = (locale: string, timeZoneName: "short" | "long") =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(season.epochMilliseconds)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  // British English has the names of all of Europe.
  for (const locale of [`en-${region}`, "en-GB"]) {
    const short = named(locale, "short");
    if (ABBREVIATION.test(short)) return short;
  }
  return initialsOf(named(`en-${region}`, "long"));
}

/** Only of what is called standard, summer or daylight time: nobody abbreviates the others. */
function initialsOf(name: string): string | undefined {
  if (!/ (?:Standard|Summer|Daylight) Time$/.test(name)) return undefined;
  return name.replaceAll(/(\w)\w*\W*/g, "$1");
}

/** Milliseconds that the clocks of a time zone are ahead of UTC at a moment. */
export function offsetAt(moment: Temporal.Instant, timeZone: string): number {
  return moment.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
}
