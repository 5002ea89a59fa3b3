import { endOf } from "../content/calendar-event.ts";
import { type AlertEntry, isAboutSame, isOfExchange } from "./alert-entry.ts";
import { isOfCalendar } from "./changed-event.ts";

/**
 * What a ledger knows of a document that is planned, announced, or a repeat of such a document. Ledgers of earlier versions have
 * address and time only, until the document is seen again.
 */
export interface KnownDocument {
  readonly address: string;
  /** In milliseconds of Unix time. */
  readonly publishedAt: number;
  readonly topic?: string | undefined;
  /** Its title and day; absent if it is of the exchange or the calendar. */
  readonly subject?: string | undefined;
  /** References of its announcement at the exchange. */
  readonly references?: readonly string[] | undefined;
  /** Id of the document that it repeats, which readers were told of. */
  readonly sameAs?: string | undefined;
}

type KnownDocuments = Readonly<Record<string, KnownDocument | undefined>>;

/** A document at the address of another one within this time counts as a correction of that, whatever it says. */
const CORRECTION_MS = 10 * 60_000;

/** A changed event is forgotten so long after its end: until then it is on the site, and would be new again. */
export function noteOf(announcement: AlertEntry): KnownDocument {
  const { id, address, publishedAt, event, topic, references } = announcement;
  if (isOfCalendar(id)) return { address, publishedAt: event ? endOf(event) : publishedAt };
  return { address, publishedAt, topic, subject: subjectOf(announcement), references };
}

/** A document without a date is told apart by its file. */
function subjectOf({ id, title, date, files }: AlertEntry): string | undefined {
  const which = date ?? files[0]?.href;
  if (which === undefined || isOfExchange(id)) return undefined;
  // An editor's computer may write accents in another way (NFD), and nobody sees a second space.
  return `${which} ${title.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase()}`;
}

/**
 * The id of the known document that an announcement, which is not known, repeats: readers get one e-mail about it.
 *
 * - A document that says the same as one in another language, which readers got while there was no translation.
 * - A document that takes the place of one that is gone: at its address within ten minutes, or with the same title and day, or
 *   with the same announcement at the exchange. Two that are published at the same time are two, also with the same title.
 * - A document with the topic of what the exchange has announced about it, or the other way round.
 * - What one source of announcements has, if another one had it too and says something else of it now.
 *
 * @param published - The ids of all announcements.
 */
export function repeatedBy(
  documents: KnownDocuments,
  announcement: AlertEntry,
  published: ReadonlySet<string>,
): string | undefined {
  const { id, topic, translations = [] } = announcement;
  const note = noteOf(announcement);
  const entries = Object.entries(documents);
  // Only one document takes the place of another.
  const replaced = new Set(entries.flatMap(([one, known]) => (published.has(one) ? known?.sameAs : [])));
  const isRepeated = ([knownId, known]: (typeof entries)[number]) => {
    if (known === undefined) return false;
    if (translations.includes(knownId) || isAtAddress(known, announcement)) return true;
    if (isOfExchange(id) || isOfExchange(knownId))
      return (
        isAboutSame(known, note) && (isOfExchange(id) === isOfExchange(knownId) || known.topic === topic)
      );
    if (published.has(knownId) || replaced.has(knownId)) return false;
    return isSameSubject(known, note) || isAboutSame(known, note);
  };
  const [first] = entries.find(isRepeated) ?? [];
  return first && (documents[first]?.sameAs ?? first);
}

function isAtAddress(known: KnownDocument, { address, publishedAt }: AlertEntry): boolean {
  return known.address === address && Math.abs(publishedAt - known.publishedAt) <= CORRECTION_MS;
}

function isSameSubject({ subject }: KnownDocument, other: KnownDocument): boolean {
  return subject !== undefined && subject === other.subject;
}

/** The announcements, with the id of the document that one repeats in its place: alerts have that one. */
export function asKnown(
  documents: KnownDocuments,
  announcements: readonly AlertEntry[],
): readonly AlertEntry[] {
  const published = new Set(announcements.map(({ id }) => id));
  return announcements.map((one) => {
    const { sameAs } = documents[one.id] ?? {};
    return sameAs === undefined || published.has(sameAs) ? one : { ...one, id: sameAs };
  });
}

/** Known documents with their present names and addresses, which may change without a publish of their own. */
export function refreshed(documents: KnownDocuments, announcements: readonly AlertEntry[]): KnownDocuments {
  const changes = announcements.flatMap((one) => {
    const known = documents[one.id];
    if (known === undefined || isOfCalendar(one.id)) return [];
    const note = { ...noteOf(one), references: referencesNow(known, one), sameAs: known.sameAs };
    return isSameNote(known, note) ? [] : [[one.id, note] as const];
  });
  return changes.length === 0 ? documents : { ...documents, ...Object.fromEntries(changes) };
}

/** All references that an announcement of the exchange ever had: one of two sources may correct its time or title. */
function referencesNow(known: KnownDocument, { id, references }: AlertEntry): readonly string[] | undefined {
  if (!isOfExchange(id)) return references;
  return [...new Set([...(known.references ?? []), ...(references ?? [])])];
}

function isSameNote(one: KnownDocument, other: KnownDocument): boolean {
  const fieldsOf = ({ address, publishedAt, topic, subject, references, sameAs }: KnownDocument) =>
    JSON.stringify([address, publishedAt, topic, subject, references, sameAs]);
  return fieldsOf(one) === fieldsOf(other);
}
