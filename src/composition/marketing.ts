import type { FastifyInstance } from "fastify";
import { brand } from "../../brand/brand.ts";
import type { Closable } from "../adapters/esp-rest/rest-marketing-api.ts";
import type { MarketingList } from "../adapters/marketing-audience/topic-interests.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { Config } from "./config.ts";
import { once } from "./once.ts";

/** The provider. A process shares one client, because an account limits the number of concurrent requests. */
export interface Marketing {
  /** Creates the client on the first call, because many processes never need it. A call after a failure tries again. */
  openList(): Promise<MarketingList>;
  close(): Promise<void>;
  /** Mounts the sandbox: API and page of campaigns, for clients on this machine only. Absent for the provider. */
  mountOn?(site: FastifyInstance): Promise<void>;
}

/** The log and the meter that tell the operator of throttled calls. */
interface Operator {
  readonly log: Log;
  readonly meter: Meter;
}

/** The marketing provider or its sandbox; `undefined` if sign-ups are stored in the data folder. */
export function siteMarketing(
  { newsletter }: Pick<Config, "newsletter">,
  { log, meter }: Operator,
): Marketing | undefined {
  if (newsletter.to === "folder") return undefined;
  if (newsletter.to === "sandbox") return marketingSandbox();
  const { client, listId } = newsletter;
  let opened: Closable | undefined;
  const openList = once(async () => {
    const { createRestMarketingApi } = await import("../adapters/esp-rest/rest-marketing-api.ts");
    const marketing = createRestMarketingApi({
      ...client,
      onThrottle: ({ concurrency, pause }) => {
        meter.count("marketing_calls_throttled_total", {});
        log.warn(
          { concurrency, pauseMs: Math.round(pause) },
          "the marketing provider throttles calls, so fewer are sent at once",
        );
      },
    });
    opened = marketing;
    return { marketing, listId };
  });
  return { openList, close: async () => opened?.close() };
}

const PREFIX = "/sandbox/marketing";

/** A provider in memory, for development, with one list. The first call creates it; its data is lost at exit. */
function marketingSandbox(): Marketing {
  const account = once(createAccount);
  return {
    openList: account,
    close: () => Promise.resolve(),
    mountOn: async (site) => {
      const { rejectForeignHosts } = await import("../../sandbox/own-hosts.ts");
      const { marketingSandbox: plugin } = await import("../../sandbox/marketing/plugin.ts");
      const { perform } = await account();
      await site.register(async (scope) => {
        rejectForeignHosts(scope, { isLoopbackOnly: true });
        await scope.register(plugin, { perform, prefix: PREFIX });
      });
    },
  };
}

async function createAccount() {
  const { createInMemoryMarketingApi } = await import(
    "../adapters/in-memory/marketing/in-memory-marketing-api.ts"
  );
  const { api: marketing, perform } = createInMemoryMarketingApi();
  const address = { address1: "1 High Street", city: "Town", state: "State", zip: "0000", country: "AU" };
  const sender = { from_name: brand.name, from_email: brand.email.sender };
  const { id: listId } = await marketing.lists.create({
    body: {
      name: "Newsletter",
      contact: { company: brand.legalName, ...address },
      permission_reminder: "You signed up on our website.",
      campaign_defaults: { ...sender, subject: "", language: "en" },
      email_type_option: false,
    },
  });
  return { marketing, perform, listId };
}
