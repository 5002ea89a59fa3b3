import type { FastifyInstance } from "fastify";
import { brand } from "../../brand/brand.ts";
import type { MarketingApi } from "../ports/marketing-api/api.ts";

/** Where the site's own server has it. */
const PREFIX = "/sandbox/marketing";

/** A list at the marketing provider. */
export interface ProviderList {
  readonly marketing: MarketingApi;
  readonly listId: string;
}

/** The marketing provider's stand-in within this process, in memory: what is signed up to it is gone with the process. */
export interface MarketingSandbox {
  /** The list that sign-ups go to. */
  list(): Promise<ProviderList>;
  /** Puts its API, and the page of its campaigns, under `/sandbox/marketing`, for those on this machine. */
  mountOn(site: FastifyInstance): Promise<void>;
}

/** Opens an account with one list. Nothing is loaded before it is asked for. */
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
