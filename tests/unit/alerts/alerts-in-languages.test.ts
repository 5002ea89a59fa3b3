import { beforeEach, describe, expect, it, vi } from "vitest";
import { InMemoryAlertLedger, InMemoryAlertSender } from "../../../src/adapters/in-memory/alerts.ts";
import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { AlertsInLanguages, jointMeters } from "../../../src/application/alerts/alerts-in-languages.ts";
import { SendAlerts } from "../../../src/application/alerts/send-alerts.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { announcement, newsArticle } from "../sample-content.ts";

const MINUTE_MS = 60_000;
const NOON = Date.parse("2026-11-23T02:00:00Z");
const BEFORE = new Date(NOON - 60 * MINUTE_MS);
const IN_AN_HOUR = new Date(NOON + 60 * MINUTE_MS).toISOString();
const ENGLISH_OPTIONS = {
  ...EMPTY_SITE_OPTIONS,
  topics: ["Results", "Exchange"],
  announcementTopic: "Exchange",
};
const GERMAN_OPTIONS = { ...EMPTY_SITE_OPTIONS, topics: ["Ergebnisse", "Börse"], announcementTopic: "Börse" };

let now: number;
let content: InMemoryContentSource;
let ledgers: Readonly<Record<"english" | "german", InMemoryAlertLedger>>;
let senders: Readonly<Record<"english" | "german", InMemoryAlertSender>>;
let alerts: AlertsInLanguages;

function article(uid: string, after: number, more: Partial<NewsArticle> = {}): NewsArticle {
  const published = new Date(NOON + after).toISOString();
  return { ...newsArticle(uid, "2026-11-23"), topic: "Results", published, changed: published, ...more };
}

/** An article and, after a time, its translation. */
const english = (uid: string, translation?: string): ContentItem => ({
  kind: "page",
  page: article(uid, 0),
  ...(translation !== undefined && { translations: [{ id: article(translation, 0).id }] }),
});
const german = (uid: string, after: number, of: string, more: Partial<NewsArticle> = {}): ContentItem => ({
  kind: "page",
  language: "de",
  translations: [{ id: article(of, 0).id }],
  page: article(uid, after, { topic: "Ergebnisse", language: "de", ...more }),
});

/** Publishes items beside the site options of both languages, and goes on to a minute after noon. */
async function publish(minute: number, items: readonly ContentItem[], more: StoredContent = {}) {
  now = NOON + minute * MINUTE_MS;
  const options: ContentItem = { kind: "site-options", language: "de", options: GERMAN_OPTIONS };
  content.publish({ siteOptions: ENGLISH_OPTIONS, inOtherLanguages: [options, ...items], ...more });
  await run();
}

const run = () => alerts.run(new AbortController().signal, () => now + MINUTE_MS);

/** What the subscribers of each language got: topics as they are called, with addresses. */
function got() {
  const inLanguage = (sender: InMemoryAlertSender) =>
    sender.sent.map(({ topics, topicNames, announcements }) => {
      const names = topics.map((topic) => topicNames?.get(topic) ?? topic);
      return [...names, ...announcements.map(({ href, title }) => href ?? title)].join(" ");
    });
  return { english: inLanguage(senders.english), german: inLanguage(senders.german) };
}

beforeEach(async () => {
  now = BEFORE.getTime();
  content = new InMemoryContentSource({}, () => now);
  ledgers = { english: new InMemoryAlertLedger(), german: new InMemoryAlertLedger() };
  senders = { english: new InMemoryAlertSender(), german: new InMemoryAlertSender() };
  const common = {
    content,
    log: silentLog,
    meter: silentMeter,
    timeZone: "UTC",
    alertsPerHour: 0,
    now: () => now,
  };
  alerts = new AlertsInLanguages([
    new SendAlerts({ ...common, ledger: ledgers.english, sender: senders.english }),
    new SendAlerts({ ...common, language: "de", ledger: ledgers.german, sender: senders.german }),
  ]);
  await publish(-60, []);
});

describe("subscribers of each language", () => {
  it("get one e-mail in their language, about a document that is published in both", async () => {
    await publish(2, [english("results", "zahlen"), german("zahlen", 0, "results")]);
    await publish(60, [english("results", "zahlen"), german("zahlen", 0, "results")]);
    expect(got()).toEqual({ english: ["Results /news/results"], german: ["Ergebnisse /de/news/zahlen"] });
  });

  it("get the document of the default language if there is no translation, and not once more when there is one", async () => {
    await publish(2, [english("results")]);
    expect(got()).toEqual({ english: ["Results /news/results"], german: ["Ergebnisse /news/results"] });
    const translation = german("zahlen", 30 * MINUTE_MS, "results");
    await publish(32, [english("results", "zahlen"), translation]);
    await publish(62, [english("results", "zahlen"), translation]);
    expect(got().german).toEqual(["Ergebnisse /news/results"]);
  });

  it("get that of the default language while the translation is hidden, too: nothing tells of it", async () => {
    const hidden = german("zahlen", 0, "results", { embargo: IN_AN_HOUR });
    await publish(2, [english("results", "zahlen"), hidden]);
    expect(got().german).toEqual(["Ergebnisse /news/results"]);
    await publish(62, [english("results", "zahlen"), hidden]);
    expect(got().german).toEqual(["Ergebnisse /news/results"]);
  });

  it("get the translation if it comes before the e-mail is sent", async () => {
    await publish(0.5, [english("results")]);
    await publish(0.9, [english("results", "zahlen"), german("zahlen", 0.8 * MINUTE_MS, "results")]);
    now = NOON + 2 * MINUTE_MS;
    await run();
    expect(got()).toEqual({ english: ["Results /news/results"], german: ["Ergebnisse /de/news/zahlen"] });
  });

  it("of the default language wait for no translation that is published first, and get the other one later", async () => {
    const first = german("zahlen", 0, "results");
    await publish(2, [first]);
    expect(got()).toEqual({ english: [], german: ["Ergebnisse /de/news/zahlen"] });
    const later = { ...english("results", "zahlen"), page: article("results", 20 * MINUTE_MS) } as const;
    await publish(22, [{ ...later, kind: "page" }, first]);
    expect(got()).toEqual({ english: ["Results /news/results"], german: ["Ergebnisse /de/news/zahlen"] });
  });

  it("are told of what the exchange has released under the name that their language has for its topic", async () => {
    await publish(-30, [], { announcements: { items: [] } });
    const released = announcement("06A-1", new Date(NOON).toISOString());
    await publish(2, [], { announcements: { items: [released] } });
    expect(got()).toEqual({
      english: [expect.stringMatching(/^Exchange /)],
      german: [expect.stringMatching(/^Börse /)],
    });
  });
});

describe("alerts of several languages", () => {
  it("do not wait for each other, and say since when the first of them fails", async () => {
    ledgers.german.fail();
    await publish(2, [english("results")]);
    expect(got()).toEqual({ english: ["Results /news/results"], german: [] });
    expect(alerts.failing).toMatchObject({ since: new Date(now) });
    ledgers.german.fail(false);
    await run();
    expect(alerts.failing).toBeUndefined();
    expect(got().german).toEqual(["Ergebnisse /news/results"]);
  });

  it("set a gauge to the greatest of their values", () => {
    const set = vi.fn();
    const meterOfOne = jointMeters({ ...silentMeter, set });
    const meters = [meterOfOne(), meterOfOne()];
    const metric = "email_alerts_failing_since_timestamp_seconds";
    meters[0]?.set(metric, {}, 7);
    meters[1]?.set(metric, {}, 0);
    expect(set).toHaveBeenLastCalledWith(metric, {}, 7);
    meters[0]?.set(metric, {}, 0);
    expect(set).toHaveBeenLastCalledWith(metric, {}, 0);
  });
});
