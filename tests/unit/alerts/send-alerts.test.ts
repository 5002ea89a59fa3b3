import { beforeEach, describe, expect, it, vi } from "vitest";
import { InMemoryAlertLedger, InMemoryAlertSender } from "../../../src/adapters/in-memory/alerts.ts";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { SendAlerts } from "../../../src/application/alerts/send-alerts.ts";
import { CLAIM_MS } from "../../../src/domain/alerts/alert-ledger.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import {
  combineAnnouncements,
  type ExchangeAnnouncement,
} from "../../../src/domain/exchange/exchange-announcement.ts";
import { AlertSenderError } from "../../../src/ports/alert-sender.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { announcement, newsArticle, paragraph } from "../sample-content.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOON = Date.parse("2026-11-23T02:00:00Z");
const LATER = NOON + 2 * MINUTE_MS;
const OFFICE = { location: "Brisbane", contactInformation: paragraph("80 Petrie Crossing") };
const SITE_OPTIONS = { ...EMPTY_SITE_OPTIONS, topics: ["Results", "News"], offices: [OFFICE] };

let now: number;
let content: InMemoryContentSource;
let ledger: InMemoryAlertLedger;
let sender: InMemoryAlertSender;
let alerts: SendAlerts;

/** An article with a topic, first published at a number of milliseconds after noon. */
function article(uid: string, after = 0, more: Partial<NewsArticle> = {}): NewsArticle {
  const published = new Date(NOON + after).toISOString();
  return { ...newsArticle(uid, "2026-11-23"), topic: "Results", published, ...more };
}

type Options = ConstructorParameters<typeof SendAlerts>[0];

function another(given: Partial<Options> = {}): SendAlerts {
  const operator = { log: silentLog, meter: silentMeter };
  const timeZone = "Australia/Brisbane";
  const limits = { alertsPerHour: 0, now: () => now };
  return new SendAlerts({ content, ledger, sender, ...operator, timeZone, ...limits, ...given });
}

async function publish(...pages: readonly NewsArticle[]): Promise<void> {
  content.publish({ pages, siteOptions: SITE_OPTIONS });
  await alerts.run();
}

async function runAt(time: number): Promise<void> {
  now = time;
  await alerts.run();
}

/** The topics and titles of each alert. */
const sent = () =>
  sender.sent.map(({ topics, announcements }) => {
    return `${topics.join(", ")}: ${announcements.map(({ title }) => title).join(", ")}`;
  });

/** What is sent once the minute after noon is over. */
async function sentFor(...pages: readonly NewsArticle[]): Promise<readonly string[]> {
  await publish(...pages);
  await runAt(LATER);
  return sent();
}

beforeEach(async () => {
  now = NOON - 2 * HOUR_MS;
  content = new InMemoryContentSource({ siteOptions: SITE_OPTIONS });
  ledger = new InMemoryAlertLedger();
  sender = new InMemoryAlertSender();
  alerts = another();
  await alerts.run();
  now = NOON;
});

describe("an alert", () => {
  it("is sent once, at the end of the minute in which a document with a topic was published", async () => {
    await publish(article("results"));
    expect(sent()).toEqual([]);
    await runAt(LATER);
    await runAt(NOON + HOUR_MS);
    expect(sent()).toEqual(["Results: results"]);
  });

  it.each([
    ["in the second in which the ledger begins", [999], 0],
    ["after a clock was set back to before the ledger", [HOUR_MS, 0], 1_000],
  ])("is sent for a document that is published %s", async (_, runs, after) => {
    ledger = new InMemoryAlertLedger();
    alerts = another();
    for (const run of runs) await runAt(NOON + run);
    expect(await sentFor(article("results", after))).toEqual(["Results: results"]);
  });

  it("resolves with the time of the next alert, or undefined", async () => {
    content.publish({ pages: [article("results")], siteOptions: SITE_OPTIONS });
    const due = (await alerts.run()) ?? 0;
    expect(due).toBeGreaterThanOrEqual(NOON + MINUTE_MS);
    expect(due).toBeLessThan(NOON + 2 * MINUTE_MS);
    now = due;
    expect(await alerts.run()).toBeUndefined();
    expect(sent()).toEqual(["Results: results"]);
  });

  it("contains title, summary, address, PDF files, and the postal address", async () => {
    const related = [{ id: "pdf_r", title: "Announcement", href: "https://files.example/r.pdf" }];
    await sentFor(article("results", 0, { summary: "Revenue rose.", related }));
    const files = [{ title: "Announcement", href: "https://files.example/r.pdf" }];
    const results = { title: "results", summary: "Revenue rose.", href: "/news/results", files };
    expect(sender.sent).toMatchObject([{ announcements: [results], postalAddress: ["80 Petrie Crossing"] }]);
  });

  it("contains all documents of its minute with their topics, and no others", async () => {
    const first = [article("a"), article("b", 20_000), article("c", 30_000, { topic: "News" })];
    await publish(...first);
    await publish(...first, article("d", 59_000));
    await publish(...first, article("d", 59_000), article("e", MINUTE_MS));
    await runAt(NOON + 3 * MINUTE_MS);
    expect(sent()).toEqual(["News, Results: a, b, c, d", "Results: e"]);
  });

  it("is a separate alert for a document that is found after the alert of its minute was sent", async () => {
    await sentFor(article("a"));
    await publish(article("a"), article("late", 30_000));
    expect(sent()).toEqual(["Results: a", "Results: late"]);
    expect(new Set(sender.sent.map(({ key }) => key)).size).toBe(2);
  });

  it("links to the file of a PDF document", async () => {
    const title = "Announcement";
    const href = "https://files.example/r.pdf";
    const published = new Date(NOON).toISOString();
    const documents = [{ id: "pdf_r", uid: "r", title, href, topic: "News", published }];
    content.publish({ documents, siteOptions: SITE_OPTIONS });
    await runAt(LATER);
    const announcements = [{ title, href: undefined, files: [{ href }] }];
    expect(sender.sent).toMatchObject([{ announcements }]);
  });
});

describe("no alert announces", () => {
  it.each<[string, NewsArticle]>([
    ["what has no topic", article("a", 0, { topic: undefined })],
    ["what has a topic that the site does not offer", article("a", 0, { topic: "Weather" })],
    ["what was published before there were alerts", article("a", -3 * HOUR_MS)],
    ["what is dated the day before yesterday: an archive", article("a", 0, { date: "2026-11-21" })],
    ["what nobody knows when it was published", article("a", 0, { published: undefined })],
  ])("%s", async (_, page) => {
    expect(await sentFor(page)).toEqual([]);
  });

  it.each([
    ["a document that was published more than a day ago", "publish", 25 * HOUR_MS],
    ["an editor's preview", "preview", 2 * MINUTE_MS],
  ] as const)("%s", async (_, make, after) => {
    content[make]({ pages: [article("a")], siteOptions: SITE_OPTIONS });
    await runAt(NOON + after);
    expect(sent()).toEqual([]);
  });

  it("a correction, whenever it comes", async () => {
    await sentFor(article("a"));
    const changed = new Date(NOON + 5 * MINUTE_MS).toISOString();
    await publish(article("a", 0, { title: "corrected", changed }));
    await runAt(NOON + HOUR_MS);
    expect(sent()).toEqual(["Results: a"]);
  });

  it("a document that replaces another at its address within ten minutes, but of a later one", async () => {
    await sentFor(article("a"));
    await publish(article("a", 9 * MINUTE_MS, { id: "the same anew", title: "corrected" }));
    await runAt(NOON + 20 * MINUTE_MS);
    expect(sent()).toEqual(["Results: a"]);
    await publish(article("a", 21 * MINUTE_MS, { id: "something else", title: "something else" }));
    await runAt(NOON + 30 * MINUTE_MS);
    expect(sent()).toEqual(["Results: a", "Results: something else"]);
  });

  it.each<[string, Partial<NewsArticle>, Partial<NewsArticle>]>([
    ["with its id, at another address", { id: "1" }, { id: "1", uid: "b" }],
    ["as a new one with the same title and day", { title: "Results" }, { title: "results" }],
    [
      "as a new one with another title, about the same announcement of the exchange",
      { title: "Results", exchange: { reference: "06A-1234", isAwaited: false } },
      { title: "Half-year results", exchange: { reference: "06a-1234 ", isAwaited: false } },
    ],
  ])("a document that is deleted and published again: %s", async (_case, first, again) => {
    await sentFor(article("a", 0, { id: "1", ...first }));
    await publish();
    await publish(article("b", HOUR_MS, { id: "2", ...again }));
    await runAt(NOON + 2 * HOUR_MS);
    expect(sent()).toHaveLength(1);
  });

  it("a document that is renamed, deleted, and published anew at its last address", async () => {
    await sentFor(article("a", 0, { id: "1", title: "A" }));
    await publish(article("b", 0, { id: "1", title: "B" }));
    await publish();
    await publish(article("b", HOUR_MS, { id: "2", title: "B" }));
    await publish(article("b", HOUR_MS, { id: "2", title: "Corrected" }));
    await runAt(NOON + 2 * HOUR_MS);
    expect(sent()).toEqual(["Results: A"]);
  });

  it("one of two documents with the same title and day: only a deleted one is replaced, by one", async () => {
    const notice = (id: string, minutes: number) =>
      article(id, minutes * MINUTE_MS, { id, title: "Change of interest" });
    await publish(notice("1", 0), notice("2", 5));
    await runAt(NOON + 10 * MINUTE_MS);
    expect(sent()).toHaveLength(2);
    await publish(notice("2", 5), notice("3", 15), notice("4", 20));
    await runAt(NOON + 30 * MINUTE_MS);
    expect(sent()).toHaveLength(3);
  });

  it("a document that was withdrawn before the end of its minute, unless it is published again", async () => {
    await publish(article("a"));
    expect(await sentFor()).toEqual([]);
    await publish(article("a"));
    expect(sent()).toEqual(["Results: a"]);
  });

  it("a document to the subscribers of a topic that it lost before the end of its minute", async () => {
    await publish(article("a"));
    expect(await sentFor(article("a", 0, { topic: "News" }))).toEqual(["News: a"]);
  });
});

it("a document under an embargo is announced at its end, even if it was published long before", async () => {
  const opens = NOON + HOUR_MS;
  // Until then, the published content does not contain it.
  await runAt(opens - 1);
  now = opens;
  await publish(article("a", -100 * HOUR_MS, { embargo: new Date(opens).toISOString() }));
  expect(sent()).toEqual([]);
  await runAt(opens + MINUTE_MS + 10_000);
  expect(sent()).toEqual(["Results: a"]);
});

it("a document that the exchange releases shortly before midnight is announced after it", async () => {
  const opens = NOON + 11.9 * HOUR_MS;
  now = NOON + 12.1 * HOUR_MS;
  await publish(article("a", -100 * HOUR_MS, { released: new Date(opens).toISOString() }));
  await runAt(now + 2 * MINUTE_MS);
  expect(sent()).toEqual(["Results: a"]);
});

describe("an alert that fails", () => {
  beforeEach(async () => {
    await publish(article("a"));
    sender.fail();
    await runAt(LATER);
  });

  it("is retried with increasing delays, and reported as failing until it is sent, whatever is published", async () => {
    await publish(article("a"), article("b", 3 * MINUTE_MS, { topic: undefined }));
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const next = (await alerts.run()) ?? 0;
      waits.push(next - now);
      now = next;
      await alerts.run();
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBeLessThanOrEqual(15 * MINUTE_MS);
    const reason = expect.stringContaining("it is down");
    expect(alerts.failing).toMatchObject({ since: new Date(LATER), reason });
    sender.fail(false);
    await runAt(now + 15 * MINUTE_MS);
    expect([sent(), alerts.failing]).toEqual([["Results: a"], undefined]);
  });

  it("expires after a day", async () => {
    await runAt(NOON + 26 * HOUR_MS);
    sender.fail(false);
    await runAt(NOON + 27 * HOUR_MS);
    expect([sent(), alerts.failing]).toEqual([[], undefined]);
    expect(Object.values(ledger.state?.alerts ?? {})).toMatchObject([{ outcome: "expired" }]);
  });

  it("keeps the topics that decided who got what, if a document is withdrawn meanwhile", async () => {
    await publish(article("a"), article("b", 5 * MINUTE_MS), article("c", 5 * MINUTE_MS, { topic: "News" }));
    await runAt(NOON + 7 * MINUTE_MS);
    content.publish({ pages: [article("a"), article("b", 5 * MINUTE_MS)], siteOptions: SITE_OPTIONS });
    sender.fail(false);
    await runAt(NOON + HOUR_MS);
    expect(sent()).toEqual(["Results: a", "News, Results: b"]);
  });

  it("does not contain documents that were withdrawn meanwhile", async () => {
    sender.fail(false);
    content.publish({ siteOptions: SITE_OPTIONS });
    await runAt(NOON + HOUR_MS);
    expect(sent()).toEqual([]);
    expect(Object.values(ledger.state?.alerts ?? {})).toMatchObject([{ outcome: "withdrawn" }]);
  });
});

describe("more alerts than are allowed within an hour", () => {
  const each = (...minutes: readonly number[]) =>
    minutes.map((minute) => article(`a${minute}`, minute * MINUTE_MS));
  const limited = (more: Partial<Options> = {}) => another({ alertsPerHour: 2, ...more });
  const metric = "email_alerts_limited_since_timestamp_seconds";

  it("wait, in the order of their publishes, until an hour has passed, and none is lost or sent twice", async () => {
    alerts = limited();
    content.publish({ pages: each(0, 1, 2, 3, 4), siteOptions: SITE_OPTIONS });
    const counts: number[] = [];
    for (let minutes = 0; minutes <= 4 * 60; minutes += 10) {
      await runAt(NOON + minutes * MINUTE_MS);
      counts.push(sent().length);
    }
    const inHours = [0, 1, 2, 3].map((hour) => counts[hour * 6 + 3]);
    expect(inHours).toEqual([2, 4, 5, 5]);
    expect(sent()).toEqual([0, 1, 2, 3, 4].map((minute) => `Results: a${minute}`));
  });

  it("are tried again when the first of them may be sent, not before", async () => {
    alerts = limited();
    content.publish({ pages: each(0, 1, 2), siteOptions: SITE_OPTIONS });
    now = NOON + 10 * MINUTE_MS;
    expect(await alerts.run()).toBe(now + HOUR_MS);
  });

  it("raise one alarm in log, metric and health, of all processes and after a restart, until none waits", async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const set = vi.fn();
    const since = NOON + 10 * MINUTE_MS;
    alerts = limited();
    content.publish({ pages: each(0, 1, 2), siteOptions: SITE_OPTIONS });
    await runAt(since);
    alerts = limited({ log, meter: { ...silentMeter, set } });
    for (const minutes of [20, 30]) await runAt(NOON + minutes * MINUTE_MS);
    expect(alerts.limitedSince).toEqual(new Date(since));
    const message = "alerts wait: as many as allowed were sent within an hour";
    expect(log.error.mock.calls).toEqual([[{ waiting: 1, alertsPerHour: 2 }, message]]);
    expect(set).toHaveBeenLastCalledWith(metric, {}, since / 1_000);
    await runAt(NOON + 80 * MINUTE_MS);
    expect([alerts.limitedSince, sent().length]).toEqual([undefined, 3]);
    expect(set).toHaveBeenLastCalledWith(metric, {}, 0);
  });

  it("are sent at once if somebody raises the limit", async () => {
    alerts = limited();
    content.publish({ pages: each(0, 1, 2), siteOptions: SITE_OPTIONS });
    await runAt(NOON + 10 * MINUTE_MS);
    alerts = another();
    await alerts.run();
    expect(sent()).toHaveLength(3);
  });

  it("are also those of another process", async () => {
    content.publish({ pages: each(0, 1, 2, 3), siteOptions: SITE_OPTIONS });
    now = NOON + 10 * MINUTE_MS;
    await Promise.all([limited().run(), limited().run(), limited().run()]);
    expect(sent()).toHaveLength(2);
  });

  it("are not those that nobody got, but those that may have been sent", async () => {
    const down = new AlertSenderError("k", { cause: "it is down" });
    vi.spyOn(sender, "send").mockResolvedValueOnce("no-subscribers").mockRejectedValueOnce(down);
    alerts = limited();
    content.publish({ pages: each(0, 1, 2, 3), siteOptions: SITE_OPTIONS });
    await runAt(NOON + 10 * MINUTE_MS);
    expect(sent()).toEqual(["Results: a2"]);
    await runAt(NOON + 20 * MINUTE_MS);
    expect([sent(), alerts.failing]).toEqual([["Results: a2", "Results: a1"], undefined]);
  });
});

describe("an alert that has no recipients yet", () => {
  it("is tried again with increasing delays, which is no failure, and given up after some minutes", async () => {
    const isLast: boolean[] = [];
    vi.spyOn(sender, "send").mockImplementation(async (_, { isLastLook }) => {
      isLast.push(isLastLook);
      return isLastLook ? "no-subscribers" : "no-recipients-yet";
    });
    await publish(article("a"));
    const waits: number[] = [];
    for (let next = await alerts.run(); next !== undefined; next = await alerts.run()) {
      waits.push((next - now) / 1_000);
      now = next;
    }
    expect(waits.slice(1)).toEqual([15, 30, 60, 120, 240]);
    expect(isLast).toEqual([false, false, false, false, false, true]);
    expect(alerts.failing).toBeUndefined();
    expect(Object.values(ledger.state?.alerts ?? {})).toMatchObject([{ outcome: "no-subscribers" }]);
  });

  it("is sent once it has some", async () => {
    vi.spyOn(sender, "send").mockResolvedValueOnce("no-recipients-yet");
    await sentFor(article("a"));
    expect(sent()).toEqual([]);
    await runAt(NOON + HOUR_MS);
    expect(sent()).toEqual(["Results: a"]);
  });
});

describe("three kinds of failure are distinguished", () => {
  it.each([
    ["provider", new AlertSenderError("k", { cause: "it is down" }), "warn"],
    ["bug", new TypeError("x is not a function"), "error"],
  ] as const)("in metric and log: %s", async (kind, failure, level) => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const count = vi.fn();
    const failing = { send: () => Promise.reject(failure) };
    alerts = another({ sender: failing, log, meter: { ...silentMeter, count } });
    await sentFor(article("a"));
    expect(count).toHaveBeenCalledWith("email_alert_failures_total", { kind });
    const fields = expect.objectContaining({ err: failure, kind, alert: expect.any(String) });
    expect(log[level]).toHaveBeenCalledWith(fields, expect.any(String));
  });

  it("in metric, and once in the log: a ledger that fails sends nothing and rejects", async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const count = vi.fn();
    alerts = another({ log, meter: { ...silentMeter, count } });
    content.publish({ pages: [article("a")], siteOptions: SITE_OPTIONS });
    now = LATER;
    ledger.fail();
    for (let times = 0; times < 3; times++)
      await expect(alerts.run()).rejects.toThrow("The ledger of alerts fails");
    expect(count).toHaveBeenCalledWith("email_alert_failures_total", { kind: "ledger" });
    expect(log.warn).toHaveBeenCalledOnce();
    expect([sent(), alerts.failing === undefined]).toEqual([[], false]);
    ledger.fail(false);
    await alerts.run();
    expect([sent(), alerts.failing]).toEqual([["Results: a"], undefined]);
    expect(log.info).toHaveBeenCalledWith({}, "alerts can be sent again");
  });

  it("and nothing counts as withdrawn while the content service is down", async () => {
    await publish(article("a"));
    content.publish({ siteOptions: SITE_OPTIONS });
    const down = vi.spyOn(content, "refresh");
    down.mockRejectedValueOnce(new Error("it is down"));
    await runAt(LATER);
    expect([sent(), alerts.failing === undefined]).toEqual([[], false]);
    down.mockRestore();
    await publish(article("a"));
    await runAt(NOON + 3 * MINUTE_MS);
    expect(sent()).toEqual(["Results: a"]);
  });
});

describe("several processes", () => {
  it("send an alert once, even if each is notified of the publish several times", async () => {
    content.publish({ pages: [article("a")], siteOptions: SITE_OPTIONS });
    const send = vi.spyOn(sender, "send");
    const processes = [another(), another(), another()];
    for (const time of [NOON, LATER]) {
      now = time;
      await Promise.all([...processes, ...processes].map((one) => one.run()));
    }
    expect(send).toHaveBeenCalledOnce();
  });

  it("claim the alert of a killed process after its claim expires", async () => {
    await publish(article("a"));
    now = LATER;
    const killed = { send: () => new Promise<never>(() => undefined) };
    void another({ sender: killed }).run();
    await expect.poll(() => Object.values(ledger.state?.alerts ?? {})[0]?.claimedUntil).toBeDefined();
    expect(await alerts.run()).toBe(now + CLAIM_MS);
    expect(sent()).toEqual([]);
    await runAt(now + CLAIM_MS);
    expect(sent()).toEqual(["Results: a"]);
  });

  it("retry with the same key if a process was killed before it stored the outcome", async () => {
    await publish(article("a"));
    const keys: string[] = [];
    vi.spyOn(sender, "send").mockImplementation(async ({ key }) => {
      keys.push(key);
      ledger.fail(keys.length === 1);
      return "sent";
    });
    now = LATER;
    await expect(alerts.run()).rejects.toThrow("The ledger of alerts fails");
    ledger.fail(false);
    alerts = another();
    await runAt(now + CLAIM_MS);
    await runAt(now + HOUR_MS);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("an alert about what the exchange has released", () => {
  const siteOptions = { ...SITE_OPTIONS, announcementTopic: "Results" };
  const at = (after: number) => new Date(NOON + after).toISOString();
  const release = async (...items: readonly ExchangeAnnouncement[]) => {
    content.publish({ siteOptions, announcements: { items } });
    await alerts.run();
  };
  const results = announcement("r1", at(5_000), { isPriceSensitive: true });

  it("is sent once, with the time of the release and the file, and says that it is price-sensitive", async () => {
    await release();
    await release(results);
    await runAt(LATER);
    await release({ ...results, title: "A corrected title" });
    await runAt(NOON + HOUR_MS);
    expect(sent()).toEqual(["Results: r1"]);
    const { isPriceSensitive, releasedAt: released, href } = results;
    const announcements = [{ isPriceSensitive, released, files: [{ title: "r1", href }] }];
    expect(sender.sent).toMatchObject([{ announcements }]);
  });

  it("is not sent if it is retracted before", async () => {
    await release();
    await release(results);
    await release({ ...results, isRetracted: true });
    await runAt(NOON + HOUR_MS);
    expect(sent()).toEqual([]);
  });

  it("is not sent for what the source has when it is first read, however much that is", async () => {
    const known = Array.from({ length: 10_000 }, (_, index) =>
      announcement(`k${index}`, at(-(index + 1) * MINUTE_MS)),
    );
    await release(...known);
    await runAt(NOON + HOUR_MS);
    await release(announcement("new", at(HOUR_MS)), ...known);
    await runAt(NOON + 2 * HOUR_MS);
    expect(sent()).toEqual(["Results: new"]);
  });

  it.each([undefined, "Gossip"])(
    "is not sent for a topic that the site does not offer: %s",
    async (topic) => {
      for (const items of [[], [results]]) {
        const options = { ...SITE_OPTIONS, announcementTopic: topic };
        content.publish({ siteOptions: options, announcements: { items } });
        await alerts.run();
      }
      await runAt(LATER);
      expect(sent()).toEqual([]);
    },
  );

  it("is sent once if its source makes its references anew, also in processes that see others", async () => {
    await release();
    for (const reference of ["1", "2", "3"]) {
      const one = { ...results, reference, title: "Results", href: "https://exchange.example/r.pdf" };
      alerts = another();
      await release(one);
      await runAt(now + MINUTE_MS);
    }
    await runAt(NOON + HOUR_MS);
    expect([sent(), alerts.failing]).toEqual([["Results: Results"], undefined]);
  });

  it.each([
    ["its title", { title: "Results, corrected" }],
    ["its time", { releasedAt: at(20_000) }],
  ])("is sent once if one of two sources that have it corrects %s", async (_what, correction) => {
    const listed = async (...sources: readonly ExchangeAnnouncement[]) => {
      const named = sources.map((one, index) => ({ name: `source ${index}`, items: [one] }));
      await release(...combineAnnouncements(named));
    };
    await release();
    const other = { ...results, reference: "of the other" };
    await listed(results, other);
    await runAt(LATER);
    await listed({ ...results, ...correction }, other);
    await runAt(NOON + HOUR_MS);
    await listed(other);
    await runAt(NOON + 2 * HOUR_MS);
    expect(sent()).toEqual(["Results: r1"]);
  });

  it("is not sent to those who got the site's document about it, nor the other way round", async () => {
    const exchange = { reference: "R1", isAwaited: false };
    const own = article("own", 5_000, { exchange });
    const steps = [
      [[own], []],
      [[own], [results]],
    ] as const;
    await release();
    for (const [pages, items] of steps) {
      content.publish({ siteOptions, pages, announcements: { items } });
      await runAt(now + 2 * MINUTE_MS);
    }
    const second = announcement("r2", new Date(now).toISOString());
    const later = article("later", now + HOUR_MS - NOON, { exchange: { ...exchange, reference: "R2" } });
    for (const pages of [[own], [own, later]]) {
      content.publish({ siteOptions, pages, announcements: { items: [second, results] } });
      await runAt(now + 2 * HOUR_MS);
    }
    expect(sent()).toEqual(["Results: own", "Results: r2"]);
  });

  it("is sent even if it is due in a process that has not seen the announcement yet", async () => {
    for (const seen of [[], [results], []]) await release(...seen);
    await runAt(LATER);
    expect([sent(), alerts.failing === undefined]).toEqual([[], false]);
    now = NOON + 5 * MINUTE_MS;
    await release(results);
    expect([sent(), alerts.failing]).toEqual([["Results: r1"], undefined]);
  });
});
