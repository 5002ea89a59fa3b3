export type LoggedEventKind =
  | "subscribed"
  | "pending"
  | "unsubscribed"
  | "cleaned"
  | "transactional"
  | "archived"
  | "deleted"
  | "profile"
  | "sent"
  | "open"
  | "click"
  | "bounce"
  | "abuse";

/** An event of a contact. Counts of lists, conditions of segments and filters are computed from events. */
export interface LoggedEvent {
  readonly at: string;
  readonly kind: LoggedEventKind;
  readonly list_id: string;
  /** The contact: MD5 of the lower-cased address. */
  readonly email_id: string;
  readonly campaign_id?: string;
  readonly bounce?: "hard" | "soft";
  /** Origin of the change: an API call for one contact, or an import. Absent for actions of the contact. */
  readonly source?: "api" | "import";
}

/** Logs an event, at the current time by default. */
export function logEvent(
  call: { readonly state: { readonly eventLog: LoggedEvent[] }; readonly now: string },
  loggedEvent: Omit<LoggedEvent, "at">,
  at = call.now,
): void {
  call.state.eventLog.push({ at, ...loggedEvent });
}

/** The events with the given properties, oldest first. */
export function eventsOf(
  { eventLog }: { readonly eventLog: readonly LoggedEvent[] },
  wanted: Partial<LoggedEvent>,
): LoggedEvent[] {
  const properties = Object.entries(wanted);
  return eventLog.filter((loggedEvent) =>
    properties.every(([key, value]) => Reflect.get(loggedEvent, key) === value),
  );
}

/** The time of the latest event, for events in any order; empty without events. */
export function lastTime(eventLog: readonly LoggedEvent[]): string {
  return eventLog.reduce(
    (last, { at }) => (Date.parse(at) > Date.parse(last || "1970-01-01") ? at : last),
    "",
  );
}
