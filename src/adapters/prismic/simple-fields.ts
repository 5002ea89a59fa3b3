import { z } from "zod";
import type { Image } from "../../domain/content/image.ts";
import { isIsin } from "../../domain/issuer/identifiers.ts";
import { type Field, field, filled, from, record, valid } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { cleaned, isBlank } from "./typed-text.ts";

/** A day that does not come, the last one that feeds and calendars can have; and a moment after it. */
const LAST_DAY = "9999-12-30";
const NEVER = "9999-12-31T00:00:00.000Z";

/** Key text, in one line; a text that shows nothing becomes `undefined`. */
export const text: Field<string | undefined> = field(z.string(), (value) =>
  isBlank(value)
    ? undefined
    : cleaned(value)
        .replace(/(?<!\s)\s*\n\s*/g, " ")
        .trim(),
);

/** The ISIN of a security (ISO 6166). One with a wrong check digit is that of another one: it is reported, and none. */
export const isin: Field<string | undefined> = (value, path) => {
  const typed = text(value, path)?.replace(/\s/g, "").toUpperCase();
  if (typed === undefined || isIsin(typed)) return typed;
  path.report(`“${typed}” is no ISIN: a letter or a digit is wrong or missing. It is not shown`);
  return undefined;
};

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

/** Range of years that an editor can mean: from this one, to this many after the last publication of the document. */
const FIRST_YEAR = 1900;
const YEARS_AHEAD = 5;

/** Why the year of a day or a moment cannot be meant; `undefined` if it can. A draft may be of any later year. */
function yearProblem(moment: string, { published = NEVER }: FieldPath): string | undefined {
  const year = yearOf(moment);
  return year >= FIRST_YEAR && year <= yearOf(published) + YEARS_AHEAD
    ? undefined
    : `the year ${year} is out of range`;
}

const yearOf = (moment: string): number => Number(moment.slice(0, "YYYY".length));

const daySchema = z.literal("").or(z.iso.date().refine(hasFormat, "the year is out of range"));

/** A day that may be decades away, such as a maturity: `YYYY-MM-DD`. */
export const distantDate: Field<string | undefined> = field(daySchema, (value) => value || undefined);

/** `YYYY-MM-DD`, in a year that can be meant: a wrong day is worse than none. */
export const date: Field<string | undefined> = (value, path) => {
  const day = distantDate(value, path);
  const problem = day && yearProblem(day, path);
  if (problem !== undefined) path.report(problem);
  return problem === undefined ? day : undefined;
};

/** For a page that is published, and hidden, before the day of its facts. One in a year that is mistyped is later. */
const DAYS_AHEAD = 183;

/** The day of a fact that can be known: `YYYY-MM-DD`, not long after the last publication of the document. */
export const factDate: Field<string | undefined> = (value, path) => {
  const day = date(value, path);
  const { published = NEVER } = path;
  if (day === undefined || yearOf(published) > yearOf(LAST_DAY) - 1) return day;
  const last = Temporal.Instant.from(momentOf(published) ?? NEVER)
    .toZonedDateTimeISO("UTC")
    .toPlainDate();
  if (day <= last.add({ days: DAYS_AHEAD }).toString()) return day;
  path.report(`${day} is still to come: nobody can know what is so then. It is not shown`);
  return undefined;
};

/**
 * A day before which something must not be seen. One that cannot be meant hides for ever, as a time does: see
 * {@link closedTime}.
 */
export const closedDate: Field<string | undefined> = field(z.string().catch("none"), (value, path) => {
  if (value === "") return undefined;
  const isDay = daySchema.safeParse(value).success;
  const problem = isDay ? yearProblem(value, path) : "no day";
  if (problem !== undefined) path.report(`${problem}; it is hidden`);
  return problem === undefined ? value : LAST_DAY;
});

/** The day of a {@link closedDate}; `undefined` of one that hides for ever. */
export function knownDay(day: string | undefined): string | undefined {
  return day === LAST_DAY ? undefined : day;
}

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

/**
 * A time as the service writes it. Others mean another moment wherever they are read: `01/12/2026`, or one without a time
 * zone.
 */
const SERVICE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** What an editor has entered, in the form of {@link momentOf}; `Date` makes 1 March of 29 February. */
export function enteredMoment(value: unknown): string | undefined {
  if (typeof value !== "string" || !SERVICE_TIME.test(value)) return undefined;
  const isReal = z.iso.date().safeParse(value.slice(0, "YYYY-MM-DD".length)).success;
  return isReal ? momentOf(value) : undefined;
}

/** The later of two moments in the form of {@link momentOf}; `undefined` if neither is known. */
export function laterOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}

/**
 * A moment at which something ends or is expected, ISO 8601 in UTC. One in a year that cannot be meant is reported, and
 * counts.
 */
export const limitTime: Field<string | undefined> = field(z.string(), (value, path) => {
  const moment = enteredMoment(value);
  const isKnown = moment !== undefined && hasFormat(moment);
  if (!isKnown && value !== "") path.report(moment ? "the year is out of range" : "no date and time");
  const problem = isKnown && yearProblem(moment, path);
  if (problem) path.report(problem);
  return isKnown ? moment : undefined;
});

/** A moment, ISO 8601 in UTC, in a year that can be meant. */
export const timestamp: Field<string | undefined> = (value, path) => {
  const moment = limitTime(value, path);
  return path.hasProblem ? undefined : moment;
};

/**
 * A time before which something must not be seen, ISO 8601 in UTC. An invalid one hides for ever: what was shown too early
 * cannot be withdrawn.
 */
export const closedTime: Field<string | undefined> = field(z.string().catch("none"), (value, path) => {
  if (value === "") return undefined;
  const moment = enteredMoment(value);
  const problem = moment === undefined ? "no date and time" : yearProblem(moment, path);
  if (problem !== undefined) path.report(`${problem}; it is hidden`);
  // A year of three digits is over.
  return moment === undefined || yearOf(moment) < FIRST_YEAR ? NEVER : moment;
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

const imageFile = field(imageSchema, ({ url, dimensions }) => ({ url: withoutSpaces(url), ...dimensions }));

const imageTexts = record({ alt: text, credit: from("copyright", text) });

export const image: Field<Image | undefined> = filled("url", (value, path) => {
  const file = imageFile(value, path);
  const { alt = "", credit, wordsIn } = (file && imageTexts(value, path)) ?? {};
  return file && { ...file, alt, ...(credit && { credit }), ...(wordsIn && { wordsIn }) };
});
