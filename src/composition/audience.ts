import { MarketingAudience } from "../adapters/marketing-audience/marketing-audience.ts";
import { LocalRateLimitStore } from "../adapters/rate-limits/local-rate-limit-store.ts";
import { SignUpStore } from "../adapters/sign-up-store/sign-up-store.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { AudienceHealth, NewsletterAudience } from "../ports/newsletter-audience.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { Config } from "./config.ts";
import type { Marketing } from "./marketing.ts";

/**
 * The newsletter audience of the site. It is opened by the first sign-up or by `prepare`, and closed with the process.
 */
export interface SiteAudience extends NewsletterAudience, AudienceHealth {
  /** Does the slow work before the first sign-up. Never rejects. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

interface SiteAudienceOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Where the sign-ups of each address are counted. Default: in this process. */
  readonly rateLimitStore?: RateLimitStore | undefined;
  /** The provider. Default: sign-ups are stored in the data folder. */
  readonly marketing?: Marketing | undefined;
}

/** Sends sign-ups to the marketing provider, or stores them in the data folder if there is none. */
export function siteAudience(
  { newsletter, dataFolder }: Config,
  { log, meter, rateLimitStore = new LocalRateLimitStore(), marketing }: SiteAudienceOptions,
): SiteAudience {
  const { doubleOptIn: hasDoubleOptIn } = newsletter;
  if (!marketing)
    return new SignUpStore({ folder: dataFolder, needsConfirmation: hasDoubleOptIn, log, meter });
  let audience: MarketingAudience | undefined;
  return {
    subscribe: async (...sent) => {
      const list = await marketing.open();
      audience ??= new MarketingAudience({ ...list, hasDoubleOptIn, rateLimitStore, log });
      return audience.subscribe(...sent);
    },
    failing: undefined,
    prepare: () => Promise.resolve(),
    close: () => marketing.close(),
  };
}
