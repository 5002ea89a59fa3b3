import type { FastifyInstance } from "fastify";
import { brand } from "../../brand/brand.ts";
import type { MarketingApi } from "../ports/marketing-api/api.ts";

/** Path on the site's server. */
const PREFIX = "/sandbox/marketing";

/** A list at the marketing provider. */
export interface ProviderList {
  readonly marketing: MarketingApi;
  readonly listId: string;
}

/** A marketing provider in the memory of this process, for development. Its data is lost when the process exits. */
export interface MarketingSandbox {
  /** The list for sign-ups. */
  list(): Promise<ProviderList>;
  /** Mounts the API and the page of campaigns under `/sandbox/marketing`, for clients on this machine only. */
  mountOn(site: FastifyInstance): Promise<void>;
}

/** Creates a sandbox account with one list. It is loaded lazily. */
export function createMarketingSandbox(): MarketingSandbox {
  let opened: ReturnType<typeof open> | undefined;
  const account = () => {
    opened ??= open();
    return opened;
  };
  return {
    list: account,
    mountOn: async (site) => {
      const { rejectForeignHosts } = await import("../../sandbox/own-hosts.ts");
      const { marketingSandbox } = await import("../../sandbox/marketing/plugin.ts");
      const { perform } = await account();
      await site.register(async (scope) => {
        rejectForeignHosts(scope, { isLoopbackOnly: true });
        await scope.register(marketingSandbox, { perform, prefix: PREFIX });
      });
    },
  };
}

async function open() {
  const { createInMemoryMarketingApi } = await import(
    "../adapters/in-memory/marketing/in-memory-marketing-api.ts"
  );
  const { api: marketing, perform } = createInMemoryMarketingApi();
  const { id: listId } = await marketing.lists.create({
    body: {
      name: "Newsletter",
      contact: {
        company: brand.legalName,
        address1: "1 High Street",
        city: "Town",
        state: "State",
        zip: "0000",
        country: "AU",
      },
      permission_reminder: "You signed up on our website.",
      campaign_defaults: {
        from_name: brand.name,
        from_email: brand.email.sender,
        subject: "",
        language: "en",
      },
      email_type_option: false,
    },
  });
  return { marketing, perform, listId };
}
