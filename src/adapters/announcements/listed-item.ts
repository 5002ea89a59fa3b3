import {
  type ExchangeAnnouncement,
  mergeAnnouncements,
} from "../../domain/announcements/exchange-announcement.ts";
import { cut } from "../../domain/text/cut.ts";
import { withoutUnseen } from "../../domain/text/unseen.ts";
import { invalidResponse } from "../polled-source/source-request.ts";

type Text = string | null | undefined;

/** An announcement as a source lists it. Texts may be missing, or may not be what they should be. */
export interface ListedItem {
  readonly reference: Text;
  /** In ISO 8601 or RFC 822, with a time zone. */
  readonly releasedAt: Text;
  /** A plain text, or HTML. */
  readonly title: Text;
  readonly href: Text;
  readonly kind?: Text;
  readonly language?: Text;
  readonly isPriceSensitive?: boolean | undefined;
  /** ISINs and LEIs of the companies that it is of. Default: unknown. */
  readonly issuers?: readonly string[];
}

interface ListOptions {
  /** Address of the list, for relative links. */
  readonly url: URL;
  /** ISINs and LEI of the company, for items of others, which are left out. Default: unknown. */
  readonly identifiers?: readonly (string | undefined)[];
}

const MAX_REFERENCE_LENGTH = 500;
const MAX_TITLE_LENGTH = 300;
const MAX_KIND_LENGTH = 100;
/** More of a text is not read. */
const MAX_HTML_LENGTH = 5_000;
/** A time of day with its time zone. Without one, `Date.parse` would take that of the server. */
const ZONED = /\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d|GMT|UTC?|[ECMP][SD]T)$/i;

/**
 * The announcements of a source, each reference once, without items that cannot be read. @throws {SourceError} if no item
 * is a readable one of the company: the list is of something else, or its format has changed.
 */
export function announcementsIn(
  items: readonly ListedItem[],
  { url, identifiers = [] }: ListOptions,
): readonly ExchangeAnnouncement[] {
  const own = new Set(identifiers.filter((identifier) => identifier !== undefined));
  const isOwn = ({ issuers = [] }: ListedItem) =>
    own.size === 0 || issuers.length === 0 || issuers.some((issuer) => own.has(issuer));
  const announcements = items.filter(isOwn).flatMap((item) => announcementIn(item, url));
  if (announcements.length === 0 && items.length > 0)
    throw invalidResponse(`none of its ${items.length} items is a readable one of the company`);
  return mergeAnnouncements([], announcements);
}

function announcementIn(item: ListedItem, base: URL): ExchangeAnnouncement[] {
  const reference = item.reference?.trim() ?? "";
  const [time, link] = [item.releasedAt?.trim() ?? "", item.href?.trim() || "about:blank"];
  const moment = ZONED.test(time) ? Date.parse(time) : Number.NaN;
  const title = plainText(item.title, MAX_TITLE_LENGTH);
  const url = URL.parse(link, base);
  if (reference === "" || reference.length > MAX_REFERENCE_LENGTH || title === "") return [];
  if (Number.isNaN(moment) || !url || !/^https?:$/.test(url.protocol)) return [];
  return [
    {
      reference,
      releasedAt: new Date(moment).toISOString(),
      title,
      href: url.href,
      kind: plainText(item.kind, MAX_KIND_LENGTH) || undefined,
      language: languageIn(item.language),
      isPriceSensitive: item.isPriceSensitive ?? false,
    },
  ];
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
  const text = (html ?? "")
    .slice(0, MAX_HTML_LENGTH)
    .replaceAll(/<[!/?a-z][^<>]*>/gi, (tag) => (/^<\/?(?:br|p|div)\b/i.test(tag) ? " " : ""))
    .replaceAll(/&(?:#(?:x([\da-f]{1,6})|(\d{1,7}))|([a-z]{2,8}));/gi, characterOf)
    .replaceAll(/[\s\p{Cc}]+/gu, " ");
  return cut(withoutUnseen(text.toWellFormed()).trim(), maxLength);
}

/** Entities of HTML, besides accented letters. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", copy: "©", reg: "®", trade: "™" },
  ...{ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", laquo: "«", raquo: "»" },
  ...{ ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·", sect: "§", euro: "€", pound: "£" },
  ...{ szlig: "ß", oslash: "ø", Oslash: "Ø", aelig: "æ", AElig: "Æ" },
};
/** Combining marks by the names that entities give them: `&uuml;` */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ grave: "\u0300", acute: "\u0301", circ: "\u0302", tilde: "\u0303", uml: "\u0308" },
  ...{ ring: "\u030a", caron: "\u030c", cedil: "\u0327" },
};

function characterOf(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name === undefined) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  }
  const accent = ACCENTS[name.slice(1)];
  return ENTITIES[name] ?? (accent === undefined ? entity : `${name[0]}${accent}`.normalize());
}
