import { z } from "zod";
import type { Announcements } from "../../ports/announcements.ts";
import { parseJson } from "../polled-source/parse-json.ts";
import { invalidResponse, type SourceRequest, type SourceResponse } from "../polled-source/source-request.ts";
import { announcementsIn } from "./listed-item.ts";

const ARCHIVES = "https://www.sec.gov/Archives/edgar/data";
const NEW_YORK = "America/New_York";
const DAY_MS = 24 * 60 * 60 * 1000;

const texts = z.array(z.string());

/** Filings as parallel arrays. */
const filingsSchema = z
  .object({
    accessionNumber: texts,
    acceptanceDateTime: texts,
    form: texts,
    items: texts,
    primaryDocument: texts,
    primaryDocDescription: texts,
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
      const [kind, parts] = [filings.form[index], filings.items[index]];
      const title = filings.primaryDocDescription[index] || kind;
      const file =
        encodeURI(filings.primaryDocument[index]?.toWellFormed() ?? "") || `${reference}-index.htm`;
      return {
        reference,
        releasedAt: momentIn(filings.acceptanceDateTime[index] ?? "", timeZone)?.toString(),
        title: parts ? `${title}: Item ${parts.replaceAll(",", ", ")}` : title,
        href: `${ARCHIVES}/${cik}/${reference.replaceAll("-", "")}/${file}`,
        kind,
        language: "en",
      };
    });
    return announcementsIn(items, { url });
  };
  const submissionsIn = async (text: string) => {
    const submissions = await parseJson(text, submissionsSchema);
    if (submissions.cik !== cik) throw invalidResponse("it has the filings of another company");
    const { recent, files } = submissions.filings;
    const timeZone = timeZoneOf(recent.acceptanceDateTime);
    return { recent: announced(recent, timeZone), files, timeZone };
  };

  let former: SourceResponse<Awaited<ReturnType<typeof submissionsIn>>> | undefined;
  return {
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
      return pages.flat();
    },
  };
}

/**
 * The time zone of the times of a company, which all end in `Z`. For about a fifth of the companies they are those of New
 * York (github.com/theOGognf/finagg/issues/64). EDGAR accepts filings from 6:00 to 22:00 there, so what is more often
 * within these hours is right.
 */
function timeZoneOf(times: readonly string[]): string {
  const possible = (timeZone: string) =>
    times.filter((time) => {
      const hour = momentIn(time, timeZone)?.toZonedDateTimeISO(NEW_YORK).hour ?? 0;
      return hour >= 6 && hour < 22;
    }).length;
  return possible(NEW_YORK) > possible("UTC") ? NEW_YORK : "UTC";
}

function momentIn(time: string, timeZone: string): Temporal.Instant | undefined {
  const moment = /^\d{4}-.*\dZ$/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  const clock = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO("UTC").toPlainDateTime();
  return clock.toZonedDateTime(timeZone).toInstant();
}
