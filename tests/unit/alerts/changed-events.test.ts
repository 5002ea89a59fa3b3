import fc from "fast-check";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { CopiedLedger } from "../../../src/adapters/alert-ledger/copied-ledger.ts";
import { LedgerFile } from "../../../src/adapters/alert-ledger/ledger-file.ts";
import { InMemoryAlertLedger } from "../../../src/adapters/in-memory/alert-ledger.ts";
import { InMemoryAlertSender } from "../../../src/adapters/in-memory/alert-sender.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { SendAlerts } from "../../../src/application/send-alerts.ts";
import type { CalendarEvent } from "../../../src/domain/content/section.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import type { AlertLedger } from "../../../src/ports/alert-ledger.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { generalMeeting, investorsPage } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOON = Date.parse("2026-11-23T02:00:00Z");
const LATER = 2 * MINUTE_MS;
const TOPICS = { ...EMPTY_SITE_OPTIONS, topics: ["Dates", "News"] };
const SITE_OPTIONS = { ...TOPICS, calendarTopic: "Dates" };

let now: number;
let content: InMemoryContentRepository;
let ledger: InMemoryAlertLedger;
let sender: InMemoryAlertSender;

/** A process; by default it sees each publish at once, and has no disk. */
function start(sees = content, of: AlertLedger = ledger) {
  const options = { content: sees, ledger: of, sender, log: silentLog, meter: silentMeter };
  return new SendAlerts({ ...options, timeZone: "Australia/Brisbane", now: () => now });
}

const results = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  key: "results",
  date: "2027-02-18",
  title: "Results",
  ...more,
});
const cancelled = results({ status: "Cancelled" });
const moved = (date: string) => results({ status: "Moved", date });

function dates(...events: readonly CalendarEvent[]): StoredContent {
  const calendar = { kind: "calendar", heading: "Dates", intro: [], events } as const;
  return { pages: [investorsPage(calendar)], siteOptions: SITE_OPTIONS };
}

async function publish(published: StoredContent, ...processes: readonly SendAlerts[]): Promise<void> {
  content.publish(published);
  for (const one of processes) await one.run();
}

/** Runs processes at the time at which what is planned is due, and again. */
async function pass(...processes: readonly SendAlerts[]): Promise<void> {
  for (const wait of [LATER, LATER]) {
    now += wait;
    for (const one of processes) await one.run();
  }
}

const sent = () =>
  sender.sent.flatMap(({ topics, announcements }) =>
    announcements.map(({ event }) => `${topics}: ${event?.status} ${event?.starts ?? event?.date}`),
  );

beforeEach(() => {
  now = NOON;
  content = new InMemoryContentRepository(dates(results()));
  ledger = new InMemoryAlertLedger();
  sender = new InMemoryAlertSender();
});

describe("an alert about a date of the calendar", () => {
  it.each(["Postponed", "Moved", "Cancelled"] as const)("says once that it is %s", async (status) => {
    const [one, other] = [start(), start()];
    await publish(dates(results()), one, other);
    await publish(dates(results({ status })), one, other);
    expect(sent()).toEqual([]);
    await pass(one, other);
    const corrected = results({ status, title: "Results FY26", note: "By telephone", previousStart: "2027" });
    await publish(dates(results({ key: "other" }), corrected), one, other);
    await pass(start(), one, other);
    expect(sent()).toEqual([`Dates: ${status} 2027-02-18`]);
    expect(sender.sent[0]?.announcements).toMatchObject([
      { title: "Results", href: "/investors#part-dates" },
    ]);
  });

  it("is another one when it is moved again, and when it is cancelled after that", async () => {
    const alerts = start();
    await alerts.run();
    for (const event of [moved("2027-02-25"), moved("2027-03-04"), { ...cancelled, date: "2027-03-04" }]) {
      await publish(dates(event), alerts);
      await pass(alerts);
    }
    expect(sent()).toEqual([
      "Dates: Moved 2027-02-25",
      "Dates: Moved 2027-03-04",
      "Dates: Cancelled 2027-03-04",
    ]);
  });

  it("is sent for a general meeting, with its page, though calendars have its date too", async () => {
    const alerts = start();
    const { pages = [] } = dates();
    const meeting = (status?: "Cancelled") => {
      const page = generalMeeting();
      return { ...page, event: page.event && { ...page.event, status } };
    };
    await publish({ pages: [...pages, meeting()], siteOptions: SITE_OPTIONS }, alerts);
    await publish({ pages: [...pages, meeting("Cancelled")], siteOptions: SITE_OPTIONS }, alerts);
    await pass(alerts);
    expect(sent()).toEqual(["Dates: Cancelled 2027-10-21T00:00:00.000Z"]);
    expect(sender.sent[0]?.announcements).toMatchObject([{ title: "Meeting agm", href: "/agm" }]);
  });

  it("goes on being known for as long as the event is to come, and is not sent after it", async () => {
    const alerts = start();
    await alerts.run();
    await publish(dates(moved("2028-12-01")), alerts);
    await pass(alerts);
    now += 410 * DAY_MS;
    await pass(alerts);
    await publish(dates(results({ key: "past", status: "Cancelled", date: "2026-12-01" })), alerts);
    await pass(alerts);
    expect(sent()).toEqual(["Dates: Moved 2028-12-01"]);
  });
});

describe("no alert is sent", () => {
  it.each<[string, StoredContent]>([
    ["for a date that is over", dates({ ...cancelled, date: "2026-11-20" })],
    ["for one that only moves online", dates(results({ status: "Online" }))],
    ["for what visitors cannot see", { siteOptions: SITE_OPTIONS }],
    ["without a topic", { ...dates(cancelled), siteOptions: TOPICS }],
    [
      "for a topic that the site does not have",
      { ...dates(cancelled), siteOptions: { ...TOPICS, calendarTopic: "Gossip" } },
    ],
  ])("%s", async (_, published) => {
    const alerts = start();
    await alerts.run();
    await publish(published, alerts);
    await pass(alerts);
    expect(sent()).toEqual([]);
  });

  it("for what had changed when the site first has the topic, and when it has it again", async () => {
    const alerts = start();
    await publish({ ...dates(cancelled), siteOptions: TOPICS }, alerts);
    await publish(dates(cancelled), alerts);
    await pass(alerts);
    await publish({ ...dates(cancelled), siteOptions: TOPICS }, alerts);
    await publish({ ...dates(cancelled, moved("2027-03-04")), siteOptions: TOPICS }, alerts);
    await publish(dates(cancelled, moved("2027-03-04")), alerts);
    await pass(alerts);
    expect(sent()).toEqual([]);
    await publish(dates(cancelled, moved("2027-03-11")), alerts);
    await pass(alerts);
    expect(sent()).toEqual(["Dates: Moved 2027-03-11"]);
  });

  it("for a change that is taken back before it is due", async () => {
    const alerts = start();
    await alerts.run();
    await publish(dates(cancelled), alerts);
    await publish(dates(results()), alerts);
    await pass(alerts);
    expect(sent()).toEqual([]);
  });

  it("twice if the ledger is lost, and restored from a copy that has not seen the alert", async () => {
    const disk = () => {
      const copied = new CopiedLedger(ledger, new LedgerFile(temporaryFolder()), () => now);
      onTestFinished(() => copied.close());
      return start(content, copied);
    };
    const [one, other] = [disk(), disk()];
    await one.run();
    await other.run();
    await publish(dates(cancelled), one);
    await pass(one);
    ledger.lose();
    now += 10 * DAY_MS;
    await other.run();
    await pass(other, disk(), one);
    expect(sent()).toEqual(["Dates: Cancelled 2027-02-18"]);
    await publish(dates(moved("2027-03-04")), one, other);
    await pass(one, other);
    expect(sent().slice(1)).toEqual(["Dates: Moved 2027-03-04"]);
  });

  it("for what had changed while a new ledger knows old content only", async () => {
    const alerts = start();
    vi.spyOn(content, "publishedRef").mockRejectedValueOnce(new Error("it is down"));
    await alerts.run();
    await publish(dates(cancelled), alerts);
    await pass(alerts);
    expect(sent()).toEqual([]);
  });
});

describe("a process that has not seen a publish yet", () => {
  it("does not take the change for withdrawn, before or after a failure of the provider", async () => {
    const lagging = new InMemoryContentRepository(dates(results()));
    const [alerts, behind] = [start(), start(lagging)];
    await alerts.run();
    await publish(dates(cancelled), alerts);
    await behind.run();
    await alerts.run();
    sender.fail();
    now += MINUTE_MS + 10_000;
    await alerts.run();
    sender.fail(false);
    now += MINUTE_MS;
    await behind.run();
    expect(sent()).toEqual([]);
    lagging.publish(dates(cancelled));
    await pass(behind);
    expect(sent()).toEqual(["Dates: Cancelled 2027-02-18"]);
  });
});

describe("whatever happens", () => {
  const EVENTS = [
    results(),
    cancelled,
    moved("2027-02-25"),
    moved("2027-03-04"),
    results({ status: "Postponed" }),
    results({ date: "2026-11-20", status: "Cancelled" }),
  ];
  const nameOf = ({ status, date }: CalendarEvent) => `Dates: ${status} ${date}`;
  const ANNOUNCED = EVENTS.slice(1, -1).map(nameOf);
  const step = fc.record({
    event: fc.constantFrom(...EVENTS),
    isSeen: fc.boolean(),
    isDown: fc.boolean(),
    wait: fc.constantFrom(0, 5_000, MINUTE_MS, LATER),
    isBehind: fc.boolean(),
  });
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  /** Publishes, with another process each time, as after a restart; one of two sees publishes late. */
  async function play([first, ...steps]: readonly Step[]): Promise<void> {
    now = NOON;
    [ledger, sender] = [new InMemoryAlertLedger(), new InMemoryAlertSender()];
    content = new InMemoryContentRepository(dates(first?.event ?? results()));
    const lagging = new InMemoryContentRepository(dates(first?.event ?? results()));
    await start().run();
    for (const { event, isSeen, isDown, wait, isBehind } of steps) {
      for (const seen of isSeen ? [content, lagging] : [content]) seen.publish(dates(event));
      sender.fail(isDown);
      now += wait;
      await start(isBehind ? lagging : content).run();
    }
    sender.fail(false);
    lagging.publish(dates(steps.at(-1)?.event ?? results()));
    for (let times = 0; times < 4; times++) await pass(start(), start(lagging));
  }

  it("each change since the topic is sent once, and no other", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 40 }), async (steps) => {
      await play(steps);
      const [first, ...published] = steps.map(({ event }) => nameOf(event));
      const allowed = ANNOUNCED.filter((name) => published.includes(name) && name !== first);
      expect(sent()).toEqual([...new Set(sent())]);
      expect(allowed).toEqual(expect.arrayContaining(sent()));
      expect(sent()).toEqual(expect.arrayContaining(allowed.filter((name) => name === published.at(-1))));
    });
    await fc.assert(property, { numRuns: 300 });
  });
});
