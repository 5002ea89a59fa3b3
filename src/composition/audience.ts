import { MarketingAudience } from "../adapters/marketing-audience/marketing-audience.ts";
import type { Log } from "../ports/log.ts";
import type { MarketingApi } from "../ports/marketing-api/api.ts";
import type { NewsletterAudience } from "../ports/newsletter-audience.ts";
import type { Config } from "./config.ts";

/** The audience of the newsletter, opened with the first sign-up, and closed with the process. */
export interface SiteAudience extends NewsletterAudience {
  close(): Promise<void>;
}

/** Takes sign-ups to the marketing provider, or keeps them in the data folder where none is configured. */
export function siteAudience({ newsletter, dataFolder }: Config, log: Log): SiteAudience {
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { marketing, listId, close } = await (newsletter.to === "folder"
      ? keptAudience(dataFolder, log)
      : atProvider(newsletter));
    return {
      audience: new MarketingAudience({ marketing, listId, hasDoubleOptIn: newsletter.doubleOptIn, log }),
      close,
    };
  };
  return {
    subscribe: async (address, options) => {
      opened ??= open().catch((error: unknown) => {
        // The next sign-up tries again.
        opened = undefined;
        throw error;
      });
      return (await opened).audience.subscribe(address, options);
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}

async function atProvider({ listId, client }: Extract<Config["newsletter"], { to: "provider" }>) {
  const { createRestMarketingApi } = await import("../adapters/esp-rest/rest-marketing-api.ts");
  const marketing = createRestMarketingApi(client);
  return { marketing, listId, close: () => marketing.close() };
}
/** Name of the list that holds sign-ups while no provider is configured. */
const KEPT_LIST = "Newsletter";

async function keptAudience(dataFolder: string, log: Log) {
  const [{ openAccount }, { createApi }, { catalog }] = await Promise.all([
    import("../../sandbox/marketing/account.ts"),
    import("../ports/marketing-api/api.ts"),
    import("../ports/marketing-api/catalog.ts"),
  ]);
  const account = openAccount(dataFolder, {
    warn: (message) => log.warn({}, message),
    error: (message) => log.error({}, message),
  });
  const marketing = createApi(catalog, async (request, options) => {
    const answer = await account.perform(request, options);
    // Whoever is told that they have signed up is on the disk.
    account.flush();
    return answer;
  });
  try {
    return { marketing, listId: await keptList(marketing), close: account.close };
  } catch (error) {
    // The next sign-up opens the folder again, which one process may do at a time.
    account.close();
    throw error;
  }
}

async function keptList(marketing: MarketingApi): Promise<string> {
  for await (const { id, name } of marketing.lists.list.all()) if (name === KEPT_LIST) return id;
  const address = {
    company: "Larkfield Group Limited",
    address1: "Level 14, 80 Petrie Crossing",
    city: "Brisbane",
    state: "QLD",
    zip: "4000",
    country: "AU",
  };
  const { id } = await marketing.lists.create({
    body: {
      name: KEPT_LIST,
      contact: address,
      permission_reminder: "You signed up on our website.",
      campaign_defaults: {
        from_name: "Larkfield Group",
        from_email: "news@larkfield.example",
        subject: "",
        language: "en",
      },
      email_type_option: false,
    },
  });
  return id;
}
