import { MarketingAudience } from "../adapters/marketing-audience/marketing-audience.ts";
import { LocalRateLimitStore } from "../adapters/redis/local-rate-limit-store.ts";
import { SignUpStore } from "../adapters/sign-up-store/sign-up-store.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { AudienceHealth, NewsletterAudience } from "../ports/newsletter-audience.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { Config } from "./config.ts";

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
  readonly rateLimitStore?: RateLimitStore | undefined;
}

/** Takes sign-ups to the marketing provider, or keeps them in the data folder where none is configured. */
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
    subscribe: (...sent) => store.subscribe(...sent),
    health: store,
    prepare: () => store.prepare(),
    close: () => store.close(),
  };
}

/** The client of the provider is loaded with the first sign-up: a process that takes none starts without it. */
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
    subscribe: async (...sent) => {
      opened ??= open().catch((error: unknown) => {
        // The next sign-up tries again.
        opened = undefined;
        throw error;
      });
      return (await opened).audience.subscribe(...sent);
    },
    prepare: () => Promise.resolve(),
    close: async () => (await opened?.catch(() => undefined))?.marketing.close(),
  };
}
