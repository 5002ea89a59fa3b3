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
  { list_id, email_id, ...others }: Partial<LoggedEvent>,
): LoggedEvent[] {
  const properties = Object.entries(others);
  const among = email_id === undefined ? eventLog : ofContact(eventLog, email_id);
  return among.filter(
    (loggedEvent) =>
      (list_id === undefined || loggedEvent.list_id === list_id) &&
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

interface ContactIndex {
  /** Number of indexed events. The log only grows at its end. */
  read: number;
  readonly byContact: Map<string, LoggedEvent[]>;
}

/** Events by contact. Each returned contact needs its own events, and a scan of the whole log would be too slow. */
const indexes = new WeakMap<readonly LoggedEvent[], ContactIndex>();

function ofContact(all: readonly LoggedEvent[], email_id: string): readonly LoggedEvent[] {
  const index = indexes.get(all) ?? { read: 0, byContact: new Map() };
  indexes.set(all, index);
  for (const loggedEvent of all.slice(index.read)) {
    const own = index.byContact.get(loggedEvent.email_id) ?? [];
    own.push(loggedEvent);
    index.byContact.set(loggedEvent.email_id, own);
  }
  index.read = all.length;
  return index.byContact.get(email_id) ?? [];
}
