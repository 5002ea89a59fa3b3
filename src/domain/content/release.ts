import { dayAt, dayBegins } from "./day.ts";

/** The fields that tell when something was released: of an editor, and of the content service. Times in ISO 8601. */
interface ReleaseFields {
  readonly date?: string | undefined;
  /** The time of its release. */
  readonly released?: string | undefined;
  /** The end of its embargo. */
  readonly embargo?: string | undefined;
  /** The time of its first publish. */
  readonly published?: string | undefined;
}

/** When something was released: its day in the site's time zone, and its time in UTC, if that is known. */
export interface Release {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly released?: string | undefined;
}

/**
 * When something was released, for every output: at the time that the editor gave, else at the end of its embargo. A first
 * publish is no release: the exchange may have released it before, and an editor corrects a day. Without a time, only the day is
 * known, which is that of the first publish if there is no other.
 *
 * @param timeZone - The time zone of days; a name of the IANA database.
 */
export function releaseOf(
  { date = "", released, embargo, published }: ReleaseFields,
  timeZone: string,
): Release | undefined {
  if (released !== undefined) return at(released, timeZone);
  // Not before its day: then it becomes visible.
  if (embargo !== undefined && !(dayBegins(date, timeZone) > Date.parse(embargo)))
    return at(embargo, timeZone);
  if (date !== "") return { date };
  return published === undefined ? undefined : { date: dayAt(published, timeZone) };
}

function at(moment: string, timeZone: string): Release {
  return { date: dayAt(moment, timeZone), released: moment };
}

/** A publish is not at the exact second of a release. */
const SAME_RELEASE_MS = 60_000;

/**
 * When a released text was changed, ISO 8601 in UTC; `undefined` if it was not, or if that is unknown.
 *
 * @param timeZone - The time zone of its day; a name of the IANA database.
 */
export function correctionOf(
  {
    date = "",
    changed = "",
    released = "",
    embargo = "",
    published = "",
  }: ReleaseFields & { readonly changed?: string | undefined },
  timeZone: string,
): string | undefined {
  const moments = [
    Date.parse(released),
    Date.parse(embargo),
    Date.parse(published),
    dayBegins(date, timeZone),
  ];
  const first = Math.max(...moments.filter(Number.isFinite));
  return published !== "" && Date.parse(changed) > first + SAME_RELEASE_MS ? changed : undefined;
}

type Listed = Pick<ReleaseFields, "date" | "released">;

/** The order of lists: newest first by time. Of a day, what has no time is last. */
export function newestFirst(one: Listed, other: Listed): number {
  const { date = "", released = "" } = one;
  const { date: otherDate = "", released: otherReleased = "" } = other;
  return otherDate.localeCompare(date) || otherReleased.localeCompare(released);
}

/** A release as machines read it: with time and offset of the time zone, or the start of its day. */
export function releaseMoment({ date, released }: Release, timeZone: string): string {
  const moment = released === undefined ? dayBegins(date, timeZone) : Date.parse(released);
  return zonedMoment(Number.isNaN(moment) ? 0 : moment, timeZone);
}

/** A time in ISO 8601 with the offset of a time zone. */
export function zonedMoment(moment: string | number, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(new Date(moment).getTime());
  return instant.toString({ timeZone, smallestUnit: "second" });
}

/** A time of day with its time zone, as it is written in a locale: `10:15 am AEST`. */
export function releaseTime(moment: string, timeZone: string, locale: string): string {
  return new Date(moment).toLocaleTimeString(locale, {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
