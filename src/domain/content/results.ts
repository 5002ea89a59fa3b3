import type { Withheld } from "../exchange/exchange-release.ts";
import { type CalendarEvent, spanOf, takesPlace } from "./calendar-event.ts";
import { dayBegins } from "./day.ts";
import { type Circumstances, closedBy, isWithheld, type Opening, type Owner, openingOf } from "./opening.ts";

/** The part of a page that is released after its event, with a release of its own: the votes of a meeting. */
export interface Results extends Withheld {
  /** Its name in reports: `the result of the votes`. */
  readonly name: string;
  /** The field in which an editor enters it. */
  readonly field: string;
  /** Absent if nothing says when it takes place. */
  readonly event?: CalendarEvent | undefined;
  /** The names of the fields of the page that are removed until the release. */
  readonly hides: readonly string[];
  /** The fields that the page has instead until the release. */
  readonly instead: Readonly<Record<string, unknown>>;
}

/**
 * When visitors may see results: when the event is over, or at the time that an editor gives, or once the exchange has
 * released them; by neither before it begins. The exchange's release is expected at its end.
 *
 * An event without a time of day is over when its day is.
 */
export function resultsOpening(results: Results, owner: Owner, circumstances: Circumstances): Opening {
  const span = spanOfEvent(results, circumstances.timeZone);
  const withheld = resultsWithheld(results, circumstances.timeZone);
  if (!isWithheld(withheld)) return span ? { from: span.ends } : closedBy({ kind: "no-event" });
  const opening = openingOf(withheld, owner, circumstances);
  if (opening.from === Number.POSITIVE_INFINITY) return opening;
  if (span === undefined) return closedBy({ kind: "no-event" });
  return opening.from < span.starts ? closedBy({ kind: "before-event" }) : opening;
}

/** What results wait for. The exchange's release is expected at the end of the event, unless an editor says when. */
export function resultsWithheld(results: Results, timeZone: string): Withheld {
  const { embargo, exchange } = results;
  const span = spanOfEvent(results, timeZone);
  if (exchange === undefined || exchange.latest !== undefined || span === undefined)
    return { embargo, exchange };
  return { embargo, exchange: { ...exchange, latest: new Date(span.ends).toISOString() } };
}

/** A page before its results. */
export function withoutResults<P extends { readonly results?: Results | undefined }>(page: P): P {
  const { hides = [], instead = {} } = page.results ?? {};
  const hidden = Object.fromEntries(hides.map((field) => [field, undefined]));
  return { ...page, ...hidden, ...instead };
}

function spanOfEvent({ event }: Pick<Results, "event">, timeZone: string) {
  return event && takesPlace(event) ? timesOf(event, timeZone) : undefined;
}

function timesOf(event: CalendarEvent, timeZone: string) {
  const { date, lastDay = date } = event;
  const after = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString();
  return spanOf(event) ?? { starts: dayBegins(date, timeZone), ends: dayBegins(after, timeZone) };
}
