import { describe, expect, it, onTestFinished } from "vitest";
import { AnnouncementWatch } from "../../../src/adapters/announcements/announcement-watch.ts";
import { SnapshotSource } from "../../../src/adapters/content-snapshot/snapshot-source.ts";
import { InMemoryAnnouncements } from "../../../src/adapters/in-memory/announcements.ts";
import { InMemoryReleaseMatches } from "../../../src/adapters/in-memory/release-matches.ts";
import { MatchReleases } from "../../../src/application/match-releases.ts";
import type { ExchangeRelease } from "../../../src/domain/exchange/exchange-release.ts";
import { BY_TITLE } from "../../../src/domain/exchange/release-match.ts";
import { pageTypesWith } from "../../../src/domain/links/address.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { ReleaseMatchError } from "../../../src/ports/release-matches.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { itemsOf, ServiceInMemory } from "../content-snapshot/service-in-memory.ts";
import { advanceClock, fakeClock } from "../content-snapshot/snapshot-of.ts";
import { contentPage } from "../sample-content.ts";

fakeClock();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DOCUMENT = "page_company";

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A page that waits for the exchange, which releases it within the hour. */
const results = (exchange: Partial<ExchangeRelease> = {}, more: object = {}) => {
  const waits = { isAwaited: true, latest: inHours(1), ...exchange };
  return { ...contentPage("company"), title: "Half-year results 2027", exchange: waits, ...more };
};

/** A site with a page that waits, at an exchange that has announced nothing yet. */
async function site({
  opensByTitle = false,
  page = results(),
  matches = new InMemoryReleaseMatches(),
}: {
  opensByTitle?: boolean;
  page?: ReturnType<typeof results>;
  matches?: InMemoryReleaseMatches;
} = {}) {
  const exchange = new InMemoryAnnouncements();
  const log = recordingLog();
  let suggestedSince = 0;
  const meter = {
    ...silentMeter,
    set: (name: string, _labels: object, value: number) => {
      if (name === "exchange_release_suggested_since_timestamp_seconds") suggestedSince = value;
    },
  };
  const now = () => Date.now();
  const announcements = new AnnouncementWatch({ source: exchange, log: silentLog, meter: silentMeter });
  const service = new ServiceInMemory(itemsOf([page]));
  const operator = { log: silentLog, meter: silentMeter };
  const source = new SnapshotSource({
    pageTypes: pageTypesWith([]),
    service,
    announcements,
    matches,
    now,
    ...operator,
  });
  onTestFinished(() => source.close());
  const matchReleases = new MatchReleases({ releases: source, matches, opensByTitle, log, meter, now });
  source.onChange(() => void matchReleases.review());
  await source.read();
  await advanceClock(MINUTE_MS);
  /** The exchange releases an announcement, and a minute passes. */
  const announce = async (reference: string, title: string) => {
    exchange.announce({ reference, title, releasedAt: inHours(0) });
    await advanceClock(MINUTE_MS);
  };
  const isVisible = () => source.visible(Date.now())?.findById(DOCUMENT) !== undefined;
  const press = (reference: string, document = DOCUMENT) =>
    matchReleases.open({ document, part: "document", reference, by: "Kim" });
  const publish = async (next: ReturnType<typeof results>) => {
    service.publish(itemsOf([next]));
    await advanceClock(MINUTE_MS);
  };
  return { log, announce, isVisible, press, publish, matchReleases, suggestedSince: () => suggestedSince };
}

describe("a document that waits for the exchange without a reference", () => {
  it("stays hidden when the exchange announces what may be it, which operators are told once", async () => {
    const { announce, isVisible, log, suggestedSince } = await site();
    await announce("A", "Half Year Results 2027");
    await announce("B", "Trading Halt");
    expect(isVisible()).toBe(false);
    const told = { document: DOCUMENT, part: "document", reference: "A", title: "Half Year Results 2027" };
    expect(log.warnings).toEqual([told]);
    expect(suggestedSince()).toBeGreaterThan(0);
  });

  it("is opened by one press of a person, whose name and time the log has", async () => {
    const { announce, isVisible, press, log, suggestedSince } = await site();
    await announce("A", "Half Year Results 2027");
    expect(await press("A")).toBe("opened");
    expect(isVisible()).toBe(true);
    const at = new Date().toISOString();
    expect(log.warnings).toContainEqual({
      document: DOCUMENT,
      part: "document",
      reference: "A",
      by: "Kim",
      at,
    });
    await advanceClock(MINUTE_MS);
    expect(suggestedSince()).toBe(0);
  });

  it("can be opened with an announcement that has another title, which nobody suggested", async () => {
    const { announce, isVisible, press, log } = await site();
    await announce("A", "Appendix 4D");
    expect(log.warnings).toEqual([]);
    await press("A");
    expect(isVisible()).toBe(true);
  });

  it.each([
    ["of another document", "A", "page_other"],
    ["with an announcement that is not known", "Z", DOCUMENT],
  ])("is not opened by a press %s", async (_case, reference, document) => {
    const { announce, isVisible, press } = await site();
    await announce("A", "Half Year Results 2027");
    expect(await press(reference, document)).toBe("not-waiting");
    expect(isVisible()).toBe(false);
  });

  it("is not opened by a second press, when it is open", async () => {
    const { announce, press, log } = await site();
    await announce("A", "Half Year Results 2027");
    await announce("B", "Half Year Results 2027 Presentation");
    const before = log.warnings.length;
    expect([await press("A"), await press("B")]).toEqual(["opened", "not-waiting"]);
    expect(log.warnings).toHaveLength(before + 1);
  });

  it("is opened by the first of two presses at once, and the log has no other", async () => {
    const { announce, press, log } = await site();
    await announce("A", "Half Year Results 2027");
    await announce("B", "Half Year Results 2027 Presentation");
    const before = log.warnings.length;
    expect(await Promise.all([press("A"), press("B")])).toEqual(["opened", "not-waiting"]);
    expect(log.warnings.slice(before)).toEqual([expect.objectContaining({ reference: "A" })]);
  });

  it("stays hidden until its embargo ends, also after a press", async () => {
    const { announce, isVisible, press } = await site({ page: results({}, { embargo: inHours(1) }) });
    await announce("A", "Half Year Results 2027");
    await press("A");
    expect(isVisible()).toBe(false);
    await advanceClock(HOUR_MS);
    expect(isVisible()).toBe(true);
  });

  it("stays hidden if the press cannot be stored", async () => {
    const matches = new InMemoryReleaseMatches();
    const { announce, isVisible, press } = await site({ matches });
    await announce("A", "Half Year Results 2027");
    matches.fail();
    await expect(press("A")).rejects.toThrow(ReleaseMatchError);
    expect(isVisible()).toBe(false);
  });

  it("waits for the reference that an editor enters later, whatever was pressed before", async () => {
    const { announce, isVisible, press, publish } = await site();
    await announce("A", "Half Year Results 2027");
    await press("A");
    await publish(results({ reference: "B" }, { title: "Full-year results" }));
    await announce("B", "Full Year Results");
    expect(isVisible()).toBe(true);
  });
});

describe("a site that opens documents by their titles", () => {
  it("opens one with the only announcement that is like it, and says so in the log", async () => {
    const { announce, isVisible, log } = await site({ opensByTitle: true });
    await announce("A", "Trading Halt");
    expect(isVisible()).toBe(false);
    await announce("B", "Half Year Results 2027");
    expect(isVisible()).toBe(true);
    expect(log.warnings).toEqual([
      expect.objectContaining({ document: DOCUMENT, reference: "B", by: BY_TITLE }),
    ]);
  });

  it("keeps it open when more is announced that is like it", async () => {
    const { announce, isVisible } = await site({ opensByTitle: true });
    await announce("A", "Half Year Results 2027");
    await announce("B", "Half Year Results 2027 Presentation");
    expect(isVisible()).toBe(true);
  });

  it("leaves it to a person if a word differs", async () => {
    const { announce, isVisible, log } = await site({ opensByTitle: true });
    await announce("A", "Half Year Results 2027 Presentation");
    expect(isVisible()).toBe(false);
    expect(log.warnings).toEqual([expect.objectContaining({ document: DOCUMENT, reference: "A" })]);
  });

  it("says that it could not, and leaves it to a person, while nothing can be stored", async () => {
    const matches = new InMemoryReleaseMatches();
    matches.fail();
    const { announce, isVisible, log } = await site({ opensByTitle: true, matches });
    await announce("A", "Half Year Results 2027");
    expect(isVisible()).toBe(false);
    expect(log.errors).toContainEqual(expect.objectContaining({ document: DOCUMENT, reference: "A" }));
  });
});
