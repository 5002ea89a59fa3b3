import type { InjectionToken } from "tsyringe";
import type { AlertLedger } from "../ports/alert-ledger.ts";
import type { AlertSender } from "../ports/alert-sender.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { DocumentFiles } from "../ports/document-files.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { NewsletterAudience } from "../ports/newsletter-audience.ts";
import type { PublishEvents } from "../ports/publish-events.ts";
import type { PublishedContent } from "../ports/published-content.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import type { Marketing } from "./marketing.ts";
import type { Sandbox } from "./sandbox.ts";

function token<T>(name: string): InjectionToken<T> {
  return Symbol(name);
}

/**
 * The ports in the container, with types: `container.resolve(tokens.searchIndex)` returns a `SearchIndex`. Interfaces do not
 * exist at run time, so ports need tokens; use cases are registered by their classes.
 */
export const tokens = {
  alertLedger: token<AlertLedger>("alert ledger"),
  alertSender: token<AlertSender>("alert sender"),
  /** Milliseconds of Unix time. */
  clock: token<() => number>("clock"),
  /** What use cases read: the content service; for the site, the published content. */
  content: token<ContentRepository>("content"),
  documentFiles: token<DocumentFiles>("document files"),
  log: token<Log>("log"),
  /** `undefined` if sign-ups are stored in the data folder. */
  marketing: token<Marketing | undefined>("marketing"),
  meter: token<Meter>("meter"),
  newsletterAudience: token<NewsletterAudience>("newsletter audience"),
  publishedContent: token<PublishedContent>("published content"),
  /** `undefined` for a single process. */
  publishEvents: token<PublishEvents | undefined>("publish events"),
  rateLimitStore: token<RateLimitStore>("rate limit store"),
  /** Counts for limits of a day, which survive a restart. */
  dailyRateLimitStore: token<RateLimitStore>("daily rate limit store"),
  /** Only resolved if no content API is configured. */
  sandbox: token<Sandbox>("sandbox"),
  searchIndex: token<SearchIndex>("search index"),
};
