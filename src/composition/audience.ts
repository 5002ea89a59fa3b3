import type { Audience } from "../application/subscribe-newsletter.ts";
import type { Log } from "../ports/log.ts";
import type { MarketingApi } from "../ports/marketing-api/api.ts";
import type { Config } from "./config.ts";

/** The audience of the newsletter, opened when it is first needed, and closed with the process. */
export interface NewsletterAudience {
  open(): Promise<Audience>;
  close(): Promise<void>;
}

/** Takes sign-ups to the marketing provider, or keeps them in the data folder where none is configured. */
export function newsletterAudience({ newsletter, dataFolder }: Config, log: Log): NewsletterAudience {
  let opened: Promise<Audience & { readonly close: () => Promise<void> | void }> | undefined;
  const open = async () => {
    const { doubleOptIn } = newsletter;
    if (newsletter.to === "folder") return { ...(await keptAudience(dataFolder, log)), doubleOptIn };
    const { createRestMarketingApi } = await import("../adapters/esp-rest/rest-marketing-api.ts");
    const marketing = createRestMarketingApi(newsletter.client);
    return { marketing, listId: newsletter.listId, doubleOptIn, close: () => marketing.close() };
  };
  return {
    open: () => {
      opened ??= open().catch((error: unknown) => {
        // The next sign-up tries again.
        opened = undefined;
        throw error;
      });
      return opened;
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
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
