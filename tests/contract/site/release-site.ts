import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, vi } from "vitest";
import type { Locale } from "../../../brand/locale.ts";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { posted } from "../../unit/http/site.ts";
import { siteTime } from "../../unit/sample-content.ts";
import { startServices } from "../alerting-site.ts";
import { type Environment, openedForAll, startSite as startAnySite } from "./site.ts";
import { folderOfTest } from "./site-process.ts";

export const NIGHT_BEFORE = new Date(siteTime("2026-11-24T07:00:00"));
export const MINUTE_BEFORE = new Date(siteTime("2026-11-24T08:29:00"));
/** When everything is released. */
export const MOMENT = new Date(siteTime("2026-11-24T08:30:00"));
const EMBARGO = stored(MOMENT);
/** When everything was published. */
const PUBLISHED = stored(new Date(siteTime("2026-11-23T18:00:00")));

/** What editors enter for a document that waits for {@link RELEASED}. */
export const BY_EXCHANGE = {
  release: "When the exchange has released it",
  exchange_reference: "06A-1234",
};

/** What a document waits for. */
export const GATES = {
  "the end of its embargo": { embargo: EMBARGO },
  "the exchange": { ...BY_EXCHANGE, release_latest: EMBARGO },
};

/** Makes the tests of the file begin in the night before. */
export function clockOfTheNightBefore(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"], now: NIGHT_BEFORE });
  });
  // Before the clock is that of the machine again: what a site waits for would never come, and it would not be closed.
  afterEach(closeSites);
}

/** The sites of the running test. */
const sites = openedForAll();

async function closeSites(): Promise<void> {
  let isClosed = false;
  const closed = sites.close().finally(() => {
    isClosed = true;
  });
  while (!isClosed) await goTo(new Date(Date.now() + 100));
  await closed;
}

/** A document that was published the evening before, or at another time. */
export function document(type: string, uid: string, data: JsonObject, published = PUBLISHED) {
  const dates = { first_publication_date: published, last_publication_date: published };
  return { id: `${type}_${uid}`, type, uid, ...dates, data };
}

/** What the exchange announces. */
export const RELEASED = { reference: "06A-1234", title: "Released", kind: "", isPriceSensitive: true };

/** The services of a site with this content, and its environment. */
export async function servicesWith(
  documents: readonly ReturnType<typeof document>[],
  accessToken?: string,
  languages?: NonNullable<Parameters<typeof startServices>[1]>["languages"],
) {
  const services = await startServices(documents, {
    previewHost: "https://127.0.0.1.prismic.io",
    ...(languages && { languages }),
    ...(accessToken && { accessToken }),
  });
  return {
    ...services,
    environment: {
      ...services.environment,
      ANNOUNCEMENTS_FEED: `${services.origin}/exchange/announcements.xml`,
      ...(accessToken && { CONTENT_ACCESS_TOKEN: accessToken }),
      DATA_DIR: await folderOfTest(),
    },
    /** The exchange releases the announcement that documents may wait for. */
    release: () => services.store.exchange.announce(RELEASED),
  };
}

interface SiteOptions {
  /** Default: one that renders the state of a page. */
  readonly renderer?: DocumentRenderer;
  /** Its languages, the default first. Default: those of the brand. */
  readonly locales?: readonly [Locale, ...Locale[]];
  /** Adds to the server before its routes are registered. */
  readonly prepare?: (site: FastifyInstance) => void;
}

/** Starts a site, with a reader who has signed up for alerts; each of several shares the folder, as on one machine. */
export async function startSite(
  { environment }: { readonly environment: Environment },
  { renderer, prepare, locales }: SiteOptions = {},
) {
  const { site, records } = await startAnySite(environment, {
    level: "error",
    onClose: sites.onClose,
    ...(renderer && { renderer }),
    ...(locales && { locales }),
  });
  prepare?.(site);
  await site.listen({ host: "127.0.0.1", port: 0 });
  await site.inject("/");
  const reader = { email: "reader@larkfield.example", topics: ["Results"] };
  await site.inject(posted("/api/newsletterPost", reader));
  return { site, log: records };
}

/** A time in the content service's format. */
export function stored(moment: Date): string {
  return moment.toISOString().replace(".000Z", "+0000");
}

/** Advances the clock, and completes what has started. */
export async function goTo(moment: Date): Promise<void> {
  await vi.advanceTimersByTimeAsync(Math.max(0, moment.getTime() - Date.now()));
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}
