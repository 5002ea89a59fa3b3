import { setImmediate as otherTasks } from "node:timers/promises";
import { decodeHTMLStrict } from "entities/decode";
import {
  type ExchangeAnnouncement,
  MAX_ANNOUNCEMENTS,
  mergeAnnouncements,
} from "../../domain/exchange/exchange-announcement.ts";
import { cut } from "../../domain/text/cut.ts";
import { withoutUnseen } from "../../domain/text/unseen.ts";
import type { LeftOut } from "../../ports/announcements.ts";
import { invalidResponse } from "../polled-source/source-request.ts";
import { momentOf, writtenTime } from "./release-time.ts";
import { type TimeZoneNames, timeZoneNames } from "./time-zone-names.ts";

type Text = string | null | undefined;

/** An announcement as a source lists it. Texts may be missing, or may not be what they should be. */
export interface ListedItem {
  readonly reference: Text;
  /** In ISO 8601 or RFC 822, with a time zone. */
  readonly releasedAt: Text;
  /** When the source has changed it last, as {@link releasedAt}. Default: unknown. */
  readonly updatedAt?: Text;
  /** A plain text, or HTML. */
  readonly title: Text;
  readonly href: Text;
  /** Addresses that a relative link is of, each relative to the one before. Default: that of the list. */
  readonly bases?: readonly string[] | undefined;
  readonly kind?: Text;
  readonly language?: Text;
  readonly isPriceSensitive?: boolean | undefined;
  readonly isRetracted?: boolean | undefined;
  /** ISINs and LEIs of the companies that it is of. Default: unknown. */
  readonly issuers?: readonly string[];
}

/** The announcements of a list, and the entries of it that were not read as announcements. */
export interface ListedAnnouncements {
  readonly announcements: readonly ExchangeAnnouncement[];
  readonly leftOut: readonly LeftOut[];
}

interface ListOptions {
  /** Address of the list, for relative links. */
  readonly url: URL;
  /** Whose clocks a name such as `IST` is of, which has several meanings; a name of the IANA database. */
  readonly timeZone: string;
  /** ISINs and LEI of the company, for items of others, which are left out. Default: unknown. */
  readonly identifiers?: readonly (string | undefined)[];
}

/** Maximum number of items of a list: reading more would take seconds each time. */
const MAX_ITEMS = 50_000;
/** Number of items that are read before the process does something else. */
const CHUNK_LENGTH = 500;
const MAX_REFERENCE_LENGTH = 500;
const MAX_TITLE_LENGTH = 300;
const MAX_KIND_LENGTH = 100;
/** Maximum length of a text that the log quotes. */
const MAX_QUOTE_LENGTH = 100;
/** More of a text is not read. */
const MAX_HTML_LENGTH = 5_000;

/**
 * The newest announcements of a source, each reference once. @throws {SourceError} if the list has more than 50,000 items, or none
 * of them is a readable one of the company: the list is of something else, or its format has changed.
 */
export async function announcementsIn(
  items: readonly ListedItem[],
  options: ListOptions,
): Promise<ListedAnnouncements> {
  if (items.length > MAX_ITEMS) throw invalidResponse(`it has more than ${MAX_ITEMS} items`);
  const reader = new ItemReader(options);
  // Some feeds have the oldest first.
  const timed = (await reader.timed(items)).toSorted((one, other) => other.moment - one.moment);
  const announcements = await reader.announcements(timed.slice(0, MAX_ANNOUNCEMENTS));
  for (const { item } of timed.slice(MAX_ANNOUNCEMENTS)) reader.leftOut.add("more than are kept", item);
  const leftOut = reader.leftOut.all;
  if (announcements.length > 0 || items.length === 0)
    return { announcements: mergeAnnouncements([], announcements), leftOut };
  const reasons = leftOut.map(({ why, first }) => `${why}: ${first}`).join("; ");
  throw invalidResponse(`none of its ${items.length} items is a readable one of the company (${reasons})`);
}

interface TimedItem {
  readonly item: ListedItem;
  /** The moment of its release, in milliseconds of Unix time. */
  readonly moment: number;
}

/** Reads items in pieces, between which the process does something else. */
class ItemReader {
  readonly leftOut = new LeftOutItems();
  readonly #options: ListOptions;
  readonly #own: ReadonlySet<string | undefined>;
  /** They are looked up with the first one, as most sources use none. */
  #zones: TimeZoneNames = new Map();

  constructor(options: ListOptions) {
    this.#options = options;
    this.#own = new Set(options.identifiers?.filter((identifier) => identifier !== undefined));
  }

  async timed(items: readonly ListedItem[]): Promise<readonly TimedItem[]> {
    const timed: TimedItem[] = [];
    for (const [index, item] of items.entries()) {
      if (index % CHUNK_LENGTH === 0) await otherTasks();
      const isOwn = this.#isOwn(item);
      const moment = isOwn ? await this.#moment(item.releasedAt) : undefined;
      if (!isOwn) this.leftOut.add("of other companies", item);
      else if (moment === undefined)
        this.leftOut.add("unreadable", item, `its time is ${quoted(item.releasedAt)}`);
      else timed.push({ item, moment });
    }
    return timed;
  }

  async announcements(timed: readonly TimedItem[]): Promise<readonly ExchangeAnnouncement[]> {
    const announcements: ExchangeAnnouncement[] = [];
    for (const [index, { item, moment }] of timed.entries()) {
      if (index % CHUNK_LENGTH === 0) await otherTasks();
      const read = announcementIn(item, moment, this.#options.url);
      if (typeof read === "string") this.leftOut.add("unreadable", item, read);
      else announcements.push({ ...read, ...changed(await this.#moment(item.updatedAt), moment) });
    }
    return announcements;
  }

  #isOwn({ issuers = [] }: ListedItem): boolean {
    return this.#own.size === 0 || issuers.length === 0 || issuers.some((issuer) => this.#own.has(issuer));
  }

  async #moment(text: Text): Promise<number | undefined> {
    const time = writtenTime(text?.trim() ?? "");
    if (typeof time?.zone === "string") this.#zones = await timeZoneNames(this.#options.timeZone);
    return time && momentOf(time, this.#zones);
  }
}

/** Counts what is left out. */
class LeftOutItems {
  readonly #counts = new Map<LeftOut["why"], LeftOut & { count: number }>();

  add(why: LeftOut["why"], { reference, title }: ListedItem, ...reason: readonly string[]): void {
    const known = this.#counts.get(why);
    if (known) known.count++;
    else this.#counts.set(why, { why, count: 1, first: [quoted(reference || title), ...reason].join(": ") });
  }

  get all(): readonly LeftOut[] {
    return [...this.#counts.values()];
  }
}

const quoted = (text: Text) =>
  JSON.stringify(cut((text ?? "").toWellFormed().slice(0, MAX_QUOTE_LENGTH), MAX_QUOTE_LENGTH));

/** When a source has changed what it had released. Many name the time of release instead. */
function changed(moment: number | undefined, released: number) {
  if (moment === undefined || moment <= released) return {};
  const changedAt = new Date(moment).toISOString();
  return { changedAt, updated: changedAt };
}

/** An item as an announcement, or why it is none. */
function announcementIn(item: ListedItem, moment: number, list: URL): ExchangeAnnouncement | string {
  const reference = item.reference?.trim() ?? "";
  const title = plainText(item.title, MAX_TITLE_LENGTH);
  const base = (item.bases ?? []).reduce((before, next) => URL.parse(next, before) ?? before, list);
  const url = URL.parse(item.href?.trim() || "about:blank", base);
  if (reference === "" || reference.length > MAX_REFERENCE_LENGTH)
    return "it has no reference of usual length";
  if (title === "") return "it has no title";
  if (!url || !/^https?:$/.test(url.protocol)) return `its link is ${quoted(item.href)}`;
  return {
    reference,
    releasedAt: new Date(moment).toISOString(),
    title,
    href: url.href,
    kind: plainText(item.kind, MAX_KIND_LENGTH) || undefined,
    language: languageIn(item.language),
    isPriceSensitive: item.isPriceSensitive ?? false,
    isRetracted: item.isRetracted || undefined,
  };
}

function languageIn(text: Text): string | undefined {
  try {
    return Intl.getCanonicalLocales(text?.trim())[0];
  } catch {
    return undefined;
  }
}

/** A text without the tags and entities of HTML, in one line. */
function plainText(html: Text, maxLength: number): string {
  const markup = (html ?? "")
    .slice(0, MAX_HTML_LENGTH)
    .replaceAll(/<[!/?a-z][^<>]*>/gi, (tag) => (/^<\/?(?:br|p|div)\b/i.test(tag) ? " " : ""));
  // Strict: without its semicolon, `&copy` in a plain text is not an entity.
  const text = decodeHTMLStrict(markup).replaceAll(/[\s\p{Cc}]+/gu, " ");
  return cut(withoutUnseen(text.toWellFormed()).trim(), maxLength);
}
