import type { CheckedAnnouncements } from "./announcements.ts";
import type { ContentHealth } from "./content-health.ts";
import type { ContentSource } from "./content-source.ts";
import type { DocumentFiles } from "./document-files.ts";
import type { EditorMessages } from "./editor-messages.ts";
import type { Log } from "./log.ts";
import type { Meter } from "./meter.ts";
import type { AudienceHealth, NewsletterAudience } from "./newsletter-audience.ts";
import type { PageTexts } from "./page-texts.ts";
import type { PublishEvents } from "./publish-events.ts";
import type { RateLimitStore } from "./rate-limit-store.ts";
import type { ReleaseMatches } from "./release-matches.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SharedStateHealth } from "./shared-state-health.ts";
import type { UnmatchedReleases } from "./unmatched-releases.ts";

/** The key of a port's adapter in a container. A class has the type of what is resolved, as the symbol has not. */
type PortToken<T> = symbol | (new (...args: unknown[]) => T);

/** A new key, which has the name in error messages. */
export function token<T>(name: string): PortToken<T> {
  return Symbol(name);
}

/** The ports in the container. Interfaces do not exist at run time, so ports need tokens. */
export const portTokens = {
  /** The announcements of the exchange; `undefined` without a source. */
  announcements: token<CheckedAnnouncements | undefined>("exchange announcements"),
  /** `undefined` if sign-ups are sent at once. */
  audienceHealth: token<AudienceHealth | undefined>("audience health"),
  /** Milliseconds of Unix time. */
  clock: token<() => number>("clock"),
  /** What visitors and editors may see; for the site and for scripts the same. */
  content: token<ContentSource>("content"),
  /** `undefined` if content cannot become stale. */
  contentHealth: token<ContentHealth | undefined>("content health"),
  documentFiles: token<DocumentFiles>("document files"),
  /** `undefined` if nobody is told. */
  editorMessages: token<EditorMessages | undefined>("editor messages"),
  log: token<Log>("log"),
  meter: token<Meter>("meter"),
  newsletterAudience: token<NewsletterAudience>("newsletter audience"),
  /** `undefined` for a single process. */
  publishEvents: token<PublishEvents | undefined>("publish events"),
  rateLimitStore: token<RateLimitStore>("rate limit store"),
  /** Counts for limits of a day, which survive a restart. */
  dailyRateLimitStore: token<RateLimitStore>("daily rate limit store"),
  releaseMatches: token<ReleaseMatches>("release matches"),
  /** `undefined` for a single process. */
  sharedStateHealth: token<SharedStateHealth | undefined>("shared state health"),
  pageTexts: token<PageTexts>("page texts"),
  searchIndex: token<SearchIndex>("search index"),
  unmatchedReleases: token<UnmatchedReleases>("unmatched releases"),
};
