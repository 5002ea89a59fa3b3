import { locales } from "../../brand/locales.ts";
import {
  createInMemoryMarketingApi,
  type InMemoryMarketingApi,
} from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { MarketingAudience } from "../../src/adapters/marketing-audience/marketing-audience.ts";
import { LocalRateLimitStore } from "../../src/adapters/rate-limits/local-rate-limit-store.ts";
import { silentLog } from "../../src/ports/log.ts";
import type { MarketingApi } from "../../src/ports/marketing-api/api.ts";
import { createMarketingApi } from "../../src/ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { NEWS_LIST } from "./marketing-api/fake-account.ts";

interface AudienceOptions {
  readonly hasDoubleOptIn?: boolean;
  /** Default: a provider in memory. */
  readonly marketing?: MarketingApi;
}

/** An audience at a marketing provider in memory, with all calls to it. */
export async function marketingAudience({ hasDoubleOptIn = true, ...given }: AudienceOptions = {}) {
  const account = createInMemoryMarketingApi();
  const listId = await createList(account.api);
  const calls: string[] = [];
  const bodies: unknown[] = [];
  let problem: object | undefined;
  const rateLimitStore = new LocalRateLimitStore();
  let failing = false;
  const inMemory = createMarketingApi(async (request, options) => {
    calls.push(request.name);
    if (request.name === "lists.members.set") {
      bodies.push(request.body);
      if (problem) throw MarketingApiError.refused(request.name, 400, { problem });
    }
    if (failing) throw new MarketingApiError("network", request.name, "the provider is down");
    if (options.signal?.aborted) throw new MarketingApiError("aborted", request.name, "the caller has left");
    return account.perform(request, options);
  });
  const { marketing = inMemory } = given;
  return {
    audience: new MarketingAudience({
      openList: async () => ({ marketing, listId }),
      locale: locales[0],
      hasDoubleOptIn,
      rateLimitStore,
      log: silentLog,
    }),
    calls,
    bodies,
    /** Makes the provider refuse every contact with a problem document, status 400. */
    refuseWith: (document: object) => {
      problem = document;
    },
    fail: (fails = true) => {
      failing = fails;
    },
    api: account.api,
    listId,
  };
}

export async function createList(api: MarketingApi): Promise<string> {
  const { id } = await api.lists.create({ body: NEWS_LIST });
  return id;
}

/** The addresses that a campaign is sent to; none before it is sent. */
export function recipientsOf(
  { live }: Pick<InMemoryMarketingApi, "live">,
  campaign_id: string,
): readonly string[] {
  const { campaigns, members } = live();
  const { recipient_ids = [] } = campaigns[`/${campaign_id}`] ?? {};
  return Object.values(members).flatMap(({ id, email_address }) =>
    recipient_ids.includes(id) ? [email_address] : [],
  );
}
