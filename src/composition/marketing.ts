import type { Config } from "./config.ts";
import type { MarketingSandbox, ProviderList } from "./marketing-sandbox.ts";

/** The provider. A process shares one client, because an account limits the number of concurrent requests. */
export interface Marketing {
  /** Creates the client on the first call, because many processes never need it. */
  open(): Promise<ProviderList>;
  close(): Promise<void>;
}

/** The marketing provider or its sandbox; `undefined` if sign-ups are stored in the data folder. */
export function siteMarketing(
  { newsletter }: Pick<Config, "newsletter">,
  sandbox: MarketingSandbox | undefined,
): Marketing | undefined {
  if (newsletter.to === "folder") return undefined;
  if (newsletter.to === "sandbox") {
    if (!sandbox) throw new Error("There is no marketing sandbox");
    return { open: () => sandbox.list(), close: () => Promise.resolve() };
  }
  const { client, listId } = newsletter;
  let opened: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { createRestMarketingApi } = await import("../adapters/esp-rest/rest-marketing-api.ts");
    return createRestMarketingApi(client);
  };
  return {
    open: async () => {
      opened ??= load().catch((error: unknown) => {
        // Not cached: the next call retries.
        opened = undefined;
        throw error;
      });
      return { marketing: await opened, listId };
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}
