import { z } from "zod";
import type { Image } from "../../domain/content/image.ts";
import { type Field, field, filled, valid } from "./field.ts";
import { cleaned } from "./typed-text.ts";

/** Key text, in one line; an empty text becomes `undefined`. */
export const text: Field<string | undefined> = field(
  z.string(),
  (value) =>
    cleaned(value)
      .replace(/(?<!\s)\s*\n\s*/g, " ")
      .trim() || undefined,
);

/** The id of a tag manager container: `GTM-ABC123`. */
export const tagManagerId: Field<string | undefined> = field(
  z
    .string()
    .trim()
    .regex(/^(?:GTM-[A-Z\d]+)?$/, "expected GTM- and letters or digits"),
  (value) => value || undefined,
);

/** A language (BCP 47) in its canonical form: `fr`, `zh-Hant`. */
export const languageTag: Field<string | undefined> = field(
  z
    .string()
    .trim()
    .refine((value) => value === "" || isLanguage(value), "expected a language, such as fr or zh-Hant"),
  (value) => (value === "" ? undefined : new Intl.Locale(value).toString()),
);

function isLanguage(value: string): boolean {
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(value) !== undefined;
  } catch {
    return false;
  }
}

/** A path of the site, with its leading slash. If editors enter a whole URL, its path is used. */
export const sitePath: Field<string | undefined> = field(
  z
    .string()
    .trim()
    .transform((value) => URL.parse(value)?.pathname ?? value)
    .pipe(z.string().regex(/^(?:\/[^/\s].*)?$/, "expected a path, such as /about-us")),
  (value) => value || undefined,
);

export const number = valid(z.number());

/** How many digits of a number are shown after the decimal separator. */
export const decimals = valid(z.int().min(0).max(6));

export const boolean = valid(z.boolean());

/** `YYYY-MM-DD`. */
export const date: Field<string | undefined> = field(
  z.literal("").or(z.iso.date().refine(hasFormat, "the year is out of range")),
  (value) => value || undefined,
);

/**
 * Whether feeds and calendars can contain a date, ISO 8601: their years have four digits, also that of the day before (in
 * another time zone) and the day after (the end of an event).
 */
function hasFormat(day: string): boolean {
  return day >= "0001-01-01" && day < "9999-12-31";
}

/** A time in standard ISO format; the service omits the colon in the time zone. */
export function momentOf(value: string | null | undefined): string | undefined {
  const moment = new Date(value ?? "");
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The later of two moments in the form of {@link momentOf}; `undefined` if neither is known. */
export function laterOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}

/** A moment, ISO 8601 in UTC. */
export const timestamp: Field<string | undefined> = field(z.string(), (value, path) => {
  const moment = momentOf(value);
  if (moment !== undefined && hasFormat(moment)) return moment;
  if (value !== "") path.report(moment ? "the year is out of range" : "no date and time");
  return undefined;
});

const NEVER = "9999-12-31T00:00:00.000Z";

/**
 * A time before which something must not be seen, ISO 8601 in UTC. An invalid one hides for ever: what was shown too early
 * cannot be withdrawn.
 */
export const closedTime: Field<string | undefined> = field(z.string().catch("none"), (value, path) => {
  if (value === "") return undefined;
  const moment = momentOf(value);
  if (moment === undefined) path.report("no date and time; it is hidden");
  return moment ?? NEVER;
});

/** One of several values; an empty value becomes `undefined`. */
export function select<const T extends string>(options: readonly [T, ...T[]]): Field<T | undefined> {
  const schema = z.union([z.literal(""), z.enum(options)], {
    error: ({ input }) => `${JSON.stringify(input)} is none of its values: ${options.join(", ")}`,
  });
  return field(schema, (value): T | undefined => (value === "" ? undefined : value));
}

export const geoPoint = filled(
  "longitude",
  valid(z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })),
);

const imageSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).or(z.string().startsWith("/")),
  alt: z.string().nullish(),
  copyright: z.string().nullish(),
  dimensions: z.object({ width: z.number().positive(), height: z.number().positive() }),
});

/** An address whose spaces and commas do not end it in `srcset`. Commas of a query end nothing, and are in every crop. */
function withoutSpaces(url: string): string {
  const [path = ""] = url.split("?", 1);
  return (path.replaceAll(",", "%2C") + url.slice(path.length))
    .toWellFormed()
    .trim()
    .replace(/\s/g, encodeURIComponent);
}

export const image: Field<Image | undefined> = filled(
  "url",
  field(imageSchema, ({ url, dimensions, alt, copyright }) => {
    const credit = cleaned(copyright ?? "").trim();
    return {
      url: withoutSpaces(url),
      ...dimensions,
      alt: cleaned(alt ?? "").trim(),
      ...(credit && { credit }),
    };
  }),
);
