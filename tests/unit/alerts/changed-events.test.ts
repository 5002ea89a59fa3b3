import fc from "fast-check";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { copiedLedger } from "../../../src/adapters/alert-ledger/copied-ledger.ts";
import { ledgerFile } from "../../../src/adapters/alert-ledger/ledger-file.ts";
import { InMemoryAlertLedger, InMemoryAlertSender } from "../../../src/adapters/in-memory/alerts.ts";
import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { SendAlerts } from "../../../src/application/alerts/send-alerts.ts";
import { ALL_EVENT_STATUSES, type CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import type { AlertLedger } from "../../../src/ports/alert-ledger.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { generalMeeting } from "../meetings/sample-meetings.ts";
import { investorsPage } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOON = Date.parse("2026-11-23T02:00:00Z");
const LATER = 2 * MINUTE_MS;
const TOPICS = { ...EMPTY_SITE_OPTIONS, topics: ["Dates", "News"] };
const SITE_OPTIONS = { ...TOPICS, calendarTopic: "Dates" };

let now: number;
let content: InMemoryContentSource;
let ledger: InMemoryAlertLedger;
let sender: InMemoryAlertSender;
let alerts: SendAlerts;

/** A process; by default it sees each publish at once, and has no disk. */
function start(sees = content, of: AlertLedger = ledger) {
  const options = { content: sees, ledger: of, sender, log: silentLog, meter: silentMeter };
  return new SendAlerts({ ...options, timeZone: "Australia/Brisbane", alertsPerHour: 0, now: () => now });
}

const RESULTS: CalendarEvent = { key: "results", date: "2027-02-18", title: "Results" };
const results = (more: Partial<CalendarEvent> = {}) => ({ ...RESULTS, ...more });
const cancelled = results({ status: "Cancelled" });
const moved = (date: string) => results({ status: "Moved", date });

function dates(...events: readonly CalendarEvent[]) {
  const calendar = { kind: "calendar", heading: "Dates", intro: [], events } as const;
  return { pages: [investorsPage(calendar)], siteOptions: SITE_OPTIONS };
}

async function publish(published: StoredContent, ...processes: readonly SendAlerts[]): Promise<void> {
  content.publish(published);
  for (const one of processes) await one.run();
}

/** Publishes, and runs processes then and when what is planned is due, and again. */
async function announce(published: StoredContent, ...processes: readonly SendAlerts[]): Promise<void> {
  content.publish(published);
  for (const wait of [0, LATER, LATER]) {
    now += wait;
    for (const one of processes) await one.run();
  }
}

const sent = () =>
  sender.sent.flatMap(({ topics, announcements }) =>
    announcements.map(({ event }) => `${topics}: ${event?.status} ${event?.date}`),
  );

/** A site that has the topic, before anything changes. */
async function begin(first = results()): Promise<void> {
  now = NOON;
  content = new InMemoryContentSource(dates(first));
  ledger = new InMemoryAlertLedger();
  sender = new InMemoryAlertSender();
  alerts = start();
  await alerts.run();
}

beforeEach(() => begin());

describe("an alert about a date of the calendar", () => {
  it.each(ALL_EVENT_STATUSES)("says once that it is %s", async (status) => {
    const one = start();
    const other = start();
    await publish(dates(results({ status })), one, other);
    expect(sent()).toEqual([]);
    // Of what has changed otherwise, the note says what that is.
    const note = status === "Changed" ? undefined : "By telephone";
    const corrected = results({ status, title: "Results FY26", note, previousStart: "2027" });
    await announce(dates(results({ status })), other, start(), one);
    await announce(dates(results({ key: "other" }), corrected), one, start());
    expect(sent()).toEqual([`Dates: ${status} 2027-02-18`]);
    expect(sender.sent[0]?.announcements).toMatchObject([{ href: "/investors#part-dates" }]);
  });

  it("is sent for a general meeting, with its page, and once for a date of two pages", async () => {
    const { pages, siteOptions } = dates({ ...cancelled, key: undefined });
    const [investors = investorsPage()] = pages;
    const { event } = generalMeeting();
    const cancelledMeeting = { ...event, date: "2027-10-21", title: "AGM", status: "Cancelled" } as const;
    const page = generalMeeting({ sections: investors.sections, event: cancelledMeeting });
    await announce({ pages: [investors, page], siteOptions }, alerts);
    expect(sent()).toEqual(["Dates: Cancelled 2027-02-18", "Dates: Cancelled 2027-10-21"]);
    expect(sender.sent[0]?.announcements[1]).toMatchObject({ title: "AGM", href: "/agm" });
  });

  it("is not repeated for as long as the event is to come", async () => {
    await announce(dates(moved("2028-12-01")), alerts);
    now += 410 * DAY_MS;
    await announce(dates(moved("2028-12-01")), alerts);
    expect(sent()).toEqual(["Dates: Moved 2028-12-01"]);
  });
});

describe("no alert is sent", () => {
  it.each<[string, StoredContent]>([
    ["for a date that is over", dates({ ...cancelled, date: "2026-11-20" })],
    ["for what visitors cannot see", { siteOptions: SITE_OPTIONS }],
    ["without a topic", { ...dates(cancelled), siteOptions: TOPICS }],
    ["for an unknown topic", { ...dates(cancelled), siteOptions: { ...TOPICS, calendarTopic: "Gossip" } }],
  ])("%s", async (_, published) => {
    content.preview(dates(cancelled));
    await announce(published, alerts);
    expect(sent()).toEqual([]);
  });

  it("for what had changed when the site first has the topic, and when it has it again", async () => {
    for (const date of ["2027-02-25", "2027-03-04"]) {
      await publish({ ...dates(moved(date)), siteOptions: TOPICS }, alerts);
      await announce(dates(moved(date)), alerts);
    }
    expect(sent()).toEqual([]);
    await announce(dates(moved("2027-03-11")), alerts);
    expect(sent()).toEqual(["Dates: Moved 2027-03-11"]);
  });

  it("for a change that is taken back before it is due", async () => {
    await publish(dates(cancelled), alerts);
    await announce(dates(results()), alerts);
    expect(sent()).toEqual([]);
  });

  it("twice if the ledger is lost, and restored from a copy that has not seen the alert", async () => {
    const disk = () => {
      const copied = copiedLedger(ledger, ledgerFile(temporaryFolder()), () => now);
      onTestFinished(() => copied.close());
      return start(content, copied);
    };
    const one = disk();
    const other = disk();
    await one.run();
    await other.run();
    await announce(dates(cancelled), one);
    ledger.lose();
    now += 10 * DAY_MS;
    await announce(dates(cancelled), other, disk(), one);
    await announce(dates(moved("2027-03-04")), one, other);
    expect(sent()).toEqual(["Dates: Cancelled 2027-02-18", "Dates: Moved 2027-03-04"]);
  });

  it("for what had changed while a new ledger knows old content only", async () => {
    ledger = new InMemoryAlertLedger();
    alerts = start();
    vi.spyOn(content, "refresh").mockRejectedValueOnce(new Error("it is down"));
    await alerts.run();
    await announce(dates(cancelled), alerts);
    expect(sent()).toEqual([]);
  });
});

const nameOf = ({ status, date }: CalendarEvent) => `Dates: ${status} ${date}`;
const anyEvent = fc
  .tuple(
    fc.constantFrom("2027-02-18", "2027-03-04", "2026-11-20"),
    fc.constantFrom(...ALL_EVENT_STATUSES, undefined),
  )
  .map(([date, status]) => results({ date, status }));
const step = fc.record({
  event: anyEvent,
  isSeen: fc.boolean(),
  isDown: fc.boolean(),
  wait: fc.constantFrom(0, 5_000, MINUTE_MS, LATER),
  isBehind: fc.boolean(),
});
const steps = fc.array(step, { minLength: 1, maxLength: 40 });

/** Each step is another process, as after a restart; some see publishes late. */
async function play(
  first: CalendarEvent,
  all: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
): Promise<void> {
  await begin(first);
  const lagging = new InMemoryContentSource(dates(first));
  for (const { isSeen, isDown, wait, isBehind, ...one } of all) {
    for (const seen of isSeen ? [content, lagging] : [content]) seen.publish(dates(one.event));
    sender.fail(isDown);
    now += wait;
    await start(isBehind ? lagging : content).run();
  }
  sender.fail(false);
  const last = dates(...all.slice(-1).map((one) => one.event));
  lagging.publish(last);
  for (let times = 0; times < 4; times++) await announce(last, start(), start(lagging));
}

it("whatever happens, each change since the topic is sent once, and no other", async () => {
  const property = fc.asyncProperty(anyEvent, steps, fc.boolean(), async (first, given, fails) => {
    const all = fails ? given : given.map((one) => ({ ...one, isDown: false }));
    await play(first, all);
    const published = all.map((one) => nameOf(one.event));
    const allowed = published.filter(
      (name) => /(Moved|Postponed|Cancelled|Online|Changed) 2027/.test(name) && name !== nameOf(first),
    );
    expect(sent()).toEqual([...new Set(sent())]);
    expect(allowed).toEqual(expect.arrayContaining(sent()));
    // Of what was taken back after a failure, nobody knows whether it was sent, so that it is not sent again.
    const owed = fails ? [] : allowed.filter((name) => name === published.at(-1));
    expect(sent()).toEqual(expect.arrayContaining(owed));
  });
  await fc.assert(property, { numRuns: 300 });
});
