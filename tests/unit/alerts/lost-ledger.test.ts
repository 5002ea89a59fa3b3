import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { copiedLedger } from "../../../src/adapters/alert-ledger/copied-ledger.ts";
import { ledgerFile } from "../../../src/adapters/alert-ledger/ledger-file.ts";
import { InMemoryAlertLedger, InMemoryAlertSender } from "../../../src/adapters/in-memory/alerts.ts";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { SendAlerts } from "../../../src/application/alerts/send-alerts.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { newsArticle } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOON = Date.parse("2026-11-23T02:00:00Z");
const LOST = "the ledger of alerts was lost, and is restored from copies";
const NEW = "a new ledger of alerts begins: nothing that was published before is announced";

let now: number;
let content: InMemoryContentSource;
let shared: InMemoryAlertLedger;
let sender: InMemoryAlertSender;

async function runAt(time: number, ...processes: readonly ReturnType<typeof start>[]): Promise<void> {
  now = time;
  for (const one of processes) await one.run();
}

/** A process, or the next one with the same disk. */
function start(folder = temporaryFolder()) {
  const ledger = copiedLedger(shared, ledgerFile(folder), () => now);
  onTestFinished(() => ledger.close());
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const set = vi.fn();
  const options = {
    content,
    ledger,
    sender,
    log,
    timeZone: "Australia/Brisbane",
    alertsPerHour: 0,
    now: () => now,
  };
  const alerts = new SendAlerts({ ...options, meter: { ...silentMeter, set } });
  return { folder, alerts, log, set, run: () => alerts.run() };
}

function article(uid: string, after = 0, topic = "Results"): NewsArticle {
  const published = new Date(NOON + after).toISOString();
  return { ...newsArticle(uid, "2026-11-23"), topic, published };
}

function publish(...pages: readonly NewsArticle[]): void {
  content.publish({ pages, siteOptions: { ...EMPTY_SITE_OPTIONS, topics: ["Results", "News"] } });
}

/** A process that has planned an alert about the article “a”. */
async function planned() {
  const one = start();
  await one.run();
  publish(article("a"));
  await runAt(NOON, one);
  return { one, ...one };
}

const sent = () =>
  sender.sent.map(({ topics, announcements }) => [...topics, ...announcements.map(({ title }) => title)]);

beforeEach(() => {
  now = NOON - HOUR_MS;
  content = new InMemoryContentSource();
  publish();
  shared = new InMemoryAlertLedger();
  sender = new InMemoryAlertSender();
});

describe("a ledger that its store has lost", () => {
  it("is restored with what was planned, and reported for a day in log, metric and health", async () => {
    const { one, alerts, log, set } = await planned();
    shared.lose();
    await runAt(NOON + 8_000, one);
    await runAt(NOON + 2 * MINUTE_MS, one);
    expect(sent()).toEqual([["Results", "a"]]);
    const since = new Date(NOON + 8_000);
    expect(log.error.mock.calls).toEqual([[{ since }, LOST]]);
    const metric = "email_alert_ledger_restored_since_timestamp_seconds";
    expect(set).toHaveBeenCalledWith(metric, {}, since.getTime() / 1_000);
    expect(alerts.ledgerRestoredSince).toEqual(since);
    now = NOON + 25 * HOUR_MS;
    expect(alerts.ledgerRestoredSince).toBeUndefined();
  });

  it("is restored after a restart too, and reported by each process", async () => {
    const { one } = await planned();
    shared.lose();
    const next = start(one.folder);
    const joining = start();
    await runAt(NOON, next, joining);
    for (const { log } of [next, joining]) {
      expect(log.error).toHaveBeenCalledWith(expect.anything(), LOST);
      expect(log.warn).not.toHaveBeenCalled();
    }
  });

  it.each([
    ["is empty", () => undefined],
    ["has an earlier state", () => shared.state],
  ])("repeats nothing that was sent, if the store %s", async (_, earlier) => {
    const one = start();
    await one.run();
    const before = earlier();
    publish(article("a"));
    for (const minutes of [0, 2]) await runAt(NOON + minutes * MINUTE_MS, one);
    shared.lose(before);
    // A correction: as a new document, it would be sent to the subscribers of the other topic.
    publish(article("a", 0, "News"));
    await runAt(NOON + 5 * MINUTE_MS, one);
    expect(sent()).toEqual([["Results", "a"]]);
    expect(shared.state?.restoredAt).toBe(now);
  });

  it("is restored although a process with an empty disk has begun a new one", async () => {
    const { one } = await planned();
    shared.lose();
    const joining = start();
    await runAt(NOON + 2 * MINUTE_MS, joining);
    expect(joining.log.warn).toHaveBeenCalledWith(expect.anything(), NEW);
    expect(sent()).toEqual([]);
    await runAt(now, one, joining);
    expect(sent()).toEqual([["Results", "a"]]);
    expect(joining.log.error).toHaveBeenCalledWith(expect.anything(), LOST);
  });

  it("is restored from the copies of all processes, also of those that have seen more", async () => {
    const slow = start();
    const fast = start();
    await runAt(now, slow, fast);
    publish(article("a"));
    for (const minutes of [0, 2]) await runAt(NOON + minutes * MINUTE_MS, fast);
    shared.lose();
    // The campaign of the first alert is found by its title, but a correction has another one.
    publish(article("b", MINUTE_MS));
    await slow.run();
    publish(article("a", 0, "News"), article("b", MINUTE_MS));
    await fast.run();
    await runAt(NOON + HOUR_MS, slow, fast);
    expect(sent()).toEqual([
      ["Results", "a"],
      ["Results", "b"],
    ]);
    const { restoredAt } = shared.state ?? {};
    expect(restoredAt).toBe(NOON + 2 * MINUTE_MS);
  });
});

it("a ledger that was never seen begins, which the log says once", async () => {
  const one = start();
  await runAt(now, one, one);
  expect(one.log.warn.mock.calls).toEqual([[{ begunAt: new Date(now).toISOString() }, NEW]]);
  expect(one.alerts.ledgerRestoredSince).toBeUndefined();
});
