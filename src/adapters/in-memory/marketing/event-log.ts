/** What can happen to a contact. */
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
  | "abuse"
  | "event"
  | "note"
  | "order";

/** Something that happened to a contact; reports, histories and feeds are derived from these. */
export interface LoggedEvent {
  readonly at: string;
  readonly kind: LoggedEventKind;
  readonly list_id: string;
  /** The contact: MD5 of the lower-cased address. */
  readonly email_id: string;
  readonly campaign_id?: string;
  /** The link of a click. */
  readonly url?: string;
  /** Which kind of bounce. */
  readonly bounce?: "hard" | "soft";
  /** How a contact came: by a call for one contact, or in a batch. */
  readonly source?: "api" | "import";
  /** Where an e-mail was opened; where the contact is unless it is known. */
  readonly country_code?: string;
  readonly region?: string;
  /** Name of an event, text of a note. */
  readonly text?: string;
}

/** A state, as far as it remembers what happened. */
interface Memory {
  readonly eventLog: LoggedEvent[];
}

/** Logs an event, at the current time by default. */
export function happened(
  call: { readonly state: Memory; readonly now: string },
  loggedEvent: Omit<LoggedEvent, "at">,
  at = call.now,
): void {
  call.state.eventLog.push({ at, ...loggedEvent });
}

/** What happened, narrowed by any of its properties. */
export function eventsOf(state: Memory, wanted: Partial<LoggedEvent>): LoggedEvent[] {
  const { list_id, email_id, ...others } = wanted;
  const properties = Object.entries(others);
  const among = email_id === undefined ? state.eventLog : ofContact(state.eventLog, email_id);
  return among.filter(
    (loggedEvent) =>
      (list_id === undefined || loggedEvent.list_id === list_id) &&
      properties.every(([key, value]) => Reflect.get(loggedEvent, key) === value),
  );
}

/** The time of the latest event, in any order of the log; empty for none. */
export function lastTime(eventLog: readonly LoggedEvent[]): string {
  return eventLog.reduce((last, { at }) => (at > last ? at : last), "");
}

interface ContactIndex {
  /** Number of events in the index; new ones are only appended. */
  read: number;
  readonly byContact: Map<string, LoggedEvent[]>;
}

/** Every contact that is shown asks for its own eventLog, so they are looked up and not searched. */
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
