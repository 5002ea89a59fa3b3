import { MarketingAudience } from "../adapters/marketing-audience/marketing-audience.ts";
import { LocalRateLimitStore } from "../adapters/redis/local-rate-limit-store.ts";
import { SignUpStore } from "../adapters/sign-up-store/sign-up-store.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { AudienceHealth, NewsletterAudience } from "../ports/newsletter-audience.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { Config } from "./config.ts";
import type { Marketing } from "./marketing.ts";

/** The audience of the newsletter: opened with the first sign-up or by `prepare`, closed with the process. */
export interface SiteAudience extends NewsletterAudience {
  /** Absent where a provider keeps the audience. */
  readonly health?: AudienceHealth;
  /** Makes ready what the first sign-up would wait for. Never rejects. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

interface SiteAudienceOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Where the sign-ups of each address are counted. Default: in this process. */
  readonly counts?: RateLimitStore | undefined;
  /** The provider. Default: sign-ups are kept in the data folder. */
  readonly marketing?: Marketing | undefined;
}

/** Takes sign-ups to the marketing provider, or keeps them in the data folder where there is none. */
export function siteAudience(
  { newsletter, dataFolder }: Config,
  { log, meter, counts = new LocalRateLimitStore(), marketing }: SiteAudienceOptions,
): SiteAudience {
  const { doubleOptIn: hasDoubleOptIn } = newsletter;
  if (marketing) return atProvider(marketing, { hasDoubleOptIn, counts, log });
  const store = new SignUpStore({ folder: dataFolder, needsConfirmation: hasDoubleOptIn, log, meter });
  return {
    subscribe: (...sent) => store.subscribe(...sent),
    health: store,
    prepare: () => store.prepare(),
    close: () => store.close(),
  };
}

function atProvider(
  marketing: Marketing,
  options: { readonly hasDoubleOptIn: boolean; readonly counts: RateLimitStore; readonly log: Log },
): SiteAudience {
  let audience: MarketingAudience | undefined;
  return {
    subscribe: async (...sent) => {
      const list = await marketing.open();
      audience ??= new MarketingAudience({ ...list, ...options });
      return audience.subscribe(...sent);
    },
    prepare: () => Promise.resolve(),
    close: () => marketing.close(),
  };
}
