import { MarketingAudience } from "../adapters/marketing-audience/marketing-audience.ts";
import { LocalRateLimitStore } from "../adapters/redis/local-rate-limit-store.ts";
import { SignUpStore } from "../adapters/sign-up-store/sign-up-store.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { AudienceHealth, NewsletterAudience } from "../ports/newsletter-audience.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { Config } from "./config.ts";

/**
 * The newsletter audience of the site. It is opened by the first sign-up or by `prepare`, and closed with the process.
 */
export interface SiteAudience extends NewsletterAudience {
  /** Absent if the marketing provider stores the sign-ups. */
  readonly health?: AudienceHealth;
  /** Does the slow work before the first sign-up. Never rejects. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

interface SiteAudienceOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Where the sign-ups of each address are counted. Default: in this process. */
  readonly rateLimitStore?: RateLimitStore | undefined;
}

/** Sends sign-ups to the marketing provider, or stores them in the data folder if no provider is configured. */
export function siteAudience(
  { newsletter, dataFolder }: Config,
  { log, meter, rateLimitStore = new LocalRateLimitStore() }: SiteAudienceOptions,
): SiteAudience {
  if (newsletter.to === "provider") return atProvider(newsletter, rateLimitStore, log);
  const store = new SignUpStore({
    folder: dataFolder,
    needsConfirmation: newsletter.doubleOptIn,
    log,
    meter,
  });
  return {
    subscribe: (...args) => store.subscribe(...args),
    health: store,
    prepare: () => store.prepare(),
    close: () => store.close(),
  };
}

/** The provider's client is loaded lazily, with the first sign-up. */
function atProvider(
  { listId, client, doubleOptIn: hasDoubleOptIn }: Extract<Config["newsletter"], { to: "provider" }>,
  rateLimitStore: RateLimitStore,
  log: Log,
): SiteAudience {
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { createRestMarketingApi } = await import("../adapters/esp-rest/rest-marketing-api.ts");
    const marketing = createRestMarketingApi(client);
    return {
      audience: new MarketingAudience({ marketing, listId, hasDoubleOptIn, rateLimitStore, log }),
      marketing,
    };
  };
  return {
    subscribe: async (...args) => {
      opened ??= open().catch((error: unknown) => {
        // The next sign-up retries.
        opened = undefined;
        throw error;
      });
      return (await opened).audience.subscribe(...args);
    },
    prepare: () => Promise.resolve(),
    close: async () => (await opened?.catch(() => undefined))?.marketing.close(),
  };
}
