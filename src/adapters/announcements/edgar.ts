import { z } from "zod";
import type { Announcements, LeftOut } from "../../ports/announcements.ts";
import { parseJson } from "../polled-source/parse-json.ts";
import { invalidResponse, type SourceRequest, type SourceResponse } from "../polled-source/source-request.ts";
import { filingTitle } from "./edgar-forms.ts";
import { announcementsIn } from "./listed-item.ts";
import { writtenTime } from "./release-time.ts";

const ARCHIVES = "https://www.sec.gov/Archives/edgar/data";
const NEW_YORK = "America/New_York";
const DAY_MS = 24 * 60 * 60 * 1000;

const texts = z.array(z.string());

/** Filings as parallel arrays. */
const filingsSchema = z
  .object({
    accessionNumber: texts,
    filingDate: texts,
    acceptanceDateTime: texts,
    form: texts,
    items: texts,
    primaryDocument: texts,
  })
  .refine(
    (arrays) => new Set(Object.values(arrays).map(({ length }) => length)).size === 1,
    "the arrays have different lengths",
  );

const fileSchema = z.object({
  name: z.string().regex(/^CIK\d{10}-submissions-\d+\.json$/),
  filingTo: z.string(),
});

type Filings = z.output<typeof filingsSchema>;

const submissionsSchema = z.object({
  cik: z.coerce.string().transform((cik) => cik.replace(/^0+/, "")),
  filings: z.object({ recent: filingsSchema, files: z.array(fileSchema) }),
});

/**
 * The filings of a company at the SEC by their accession numbers, from the submissions of EDGAR's API
 * (sec.gov/search-filings/edgar-application-programming-interfaces): those of a year or the last thousand, and older
 * ones if they are asked for. The key of the company may have leading zeros.
 */
export function edgarAnnouncements(
  centralIndexKey: string,
  request: SourceRequest,
  apiUrl = "https://data.sec.gov",
): Announcements {
  const cik = centralIndexKey.replace(/^0+/, "");
  const url = new URL(`/submissions/CIK${cik.padStart(10, "0")}.json`, apiUrl);
  const announced = (filings: Filings, timeZone: string) => {
    const items = filings.accessionNumber.map((reference, index) => {
      const kind = filings.form[index] ?? "";
      const file =
        encodeURI(filings.primaryDocument[index]?.toWellFormed() ?? "") || `${reference}-index.htm`;
      return {
        reference,
        releasedAt: timeIn(filings.acceptanceDateTime[index] ?? "", timeZone),
        title: filingTitle(kind, filings.items[index] ?? ""),
        href: `${ARCHIVES}/${cik}/${reference.replaceAll("-", "")}/${file}`,
        kind,
        language: "en",
      };
    });
    return announcementsIn(items, { url, timeZone });
  };
  const submissionsIn = async (text: string) => {
    const submissions = await parseJson(text, submissionsSchema);
    if (submissions.cik !== cik) throw invalidResponse("it has the filings of another company");
    const { recent, files } = submissions.filings;
    const timeZone = timeZoneOf(recent);
    return { recent: await announced(recent, timeZone), files, timeZone };
  };

  let former: SourceResponse<Awaited<ReturnType<typeof submissionsIn>>> | undefined;
  let leftOut: readonly LeftOut[] = [];
  return {
    name: url.host,
    get leftOut() {
      return leftOut;
    },
    list: async (since) => {
      former = await request(url, submissionsIn, former);
      const { recent, files, timeZone } = former.value;
      const pages = [recent];
      // One after another: the SEC allows ten requests a second.
      for (const { name, filingTo } of files) {
        // The day of a filing may be the one after it was accepted.
        if (Date.parse(filingTo) + 2 * DAY_MS < since) continue;
        const filingsIn = async (text: string) => announced(await parseJson(text, filingsSchema), timeZone);
        pages.push((await request(new URL(name, url), filingsIn)).value);
      }
      leftOut = pages.flatMap((page) => page.leftOut);
      return pages.flatMap(({ announcements }) => announcements);
    },
  };
}

/** Number of filings that tell the time zone of a company, the newest ones. */
const MAX_EVIDENCE = 1_000;
/** EDGAR accepts filings from 6:00 to 22:00 in New York. */
const OPENS = Temporal.PlainTime.from("06:00");
const CLOSES = Temporal.PlainTime.from("22:00");
/** What is filed after 17:30 has the date of the next working day (17 CFR 232.13). */
const LAST_OF_DAY = Temporal.PlainTime.from("17:30");
/** Forms that keep the date of their day until 22:00: of insiders and large shareholders. */
const FILED_LATE = /^(?:[345]|144|SC 13|SCHEDULE 13|S-\d+MEF|F-\d+MEF)/;

/**
 * The time zone of the times of a company, which all end in `Z`. For about a fifth of the companies they are those of New
 * York (github.com/theOGognf/finagg/issues/64). The one is right in which more filings can have been accepted at their time, with
 * their date. If both are possible, it is New York, whose times are hours later in UTC: nothing is released too early.
 */
function timeZoneOf({ acceptanceDateTime, filingDate, form }: Filings): string {
  const possible = (timeZone: string) =>
    acceptanceDateTime.slice(0, MAX_EVIDENCE).filter((text, index) => {
      const time = timeIn(text, timeZone);
      if (time === undefined) return false;
      const accepted = Temporal.Instant.from(time).toZonedDateTimeISO(NEW_YORK);
      const clock = accepted.toPlainTime();
      const isOpen = isBefore(OPENS, clock) && isBefore(clock, CLOSES);
      const isDatedThatDay = filingDate[index] === accepted.toPlainDate().toString();
      const isDated = FILED_LATE.test(form[index] ?? "") || isBefore(clock, LAST_OF_DAY) === isDatedThatDay;
      return isOpen && isDated;
    }).length;
  return possible("UTC") > possible(NEW_YORK) ? "UTC" : NEW_YORK;
}

/** Whether a time of day is before another one, or the same. */
const isBefore = (one: Temporal.PlainTime, other: Temporal.PlainTime) =>
  Temporal.PlainTime.compare(one, other) <= 0;

/** A time that ends in `Z` as one of the clocks in a time zone, ISO 8601 in UTC. */
function timeIn(text: string, timeZone: string): string | undefined {
  const time = writtenTime(text);
  if (time?.zone !== 0) return undefined;
  const clock = Temporal.Instant.fromEpochMilliseconds(time.clock)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime();
  return clock.toZonedDateTime(timeZone).toInstant().toString();
}
