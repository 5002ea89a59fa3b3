/** What can happen to a contact. */
export type HappeningKind =
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
export interface Happening {
  readonly at: string;
  readonly kind: HappeningKind;
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
  readonly happenings: Happening[];
}

/** Remembers that something happened, now unless told. */
export function happened(
  call: { readonly state: Memory; readonly now: string },
  happening: Omit<Happening, "at">,
  at = call.now,
): void {
  call.state.happenings.push({ at, ...happening });
}

/** What happened, narrowed by any of its properties. */
export function happeningsOf(state: Memory, wanted: Partial<Happening>): Happening[] {
  const { list_id, email_id, ...others } = wanted;
  const properties = Object.entries(others);
  const among = email_id === undefined ? state.happenings : ofContact(state.happenings, email_id);
  return among.filter(
    (happening) =>
      (list_id === undefined || happening.list_id === list_id) &&
      properties.every(([key, value]) => Reflect.get(happening, key) === value),
  );
}

/** When the last of these happened, in whichever order they were told; empty for none. */
export function lastTime(happenings: readonly Happening[]): string {
  return happenings.reduce((last, { at }) => (at > last ? at : last), "");
}

interface ContactIndex {
  /** How many happenings are in the index; more come only at the end. */
  read: number;
  readonly byContact: Map<string, Happening[]>;
}

/** Every contact that is shown asks for its own happenings, so they are looked up and not searched. */
const indexes = new WeakMap<readonly Happening[], ContactIndex>();

function ofContact(all: readonly Happening[], email_id: string): readonly Happening[] {
  const index = indexes.get(all) ?? { read: 0, byContact: new Map() };
  indexes.set(all, index);
  for (const happening of all.slice(index.read)) {
    const own = index.byContact.get(happening.email_id) ?? [];
    own.push(happening);
    index.byContact.set(happening.email_id, own);
  }
  index.read = all.length;
  return index.byContact.get(email_id) ?? [];
}
