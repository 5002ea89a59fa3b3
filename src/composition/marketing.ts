import type { Config } from "./config.ts";
import type { MarketingSandbox, ProviderList } from "./marketing-sandbox.ts";

/** The provider, whose client all of a process share: an account takes so many calls at once. */
export interface Marketing {
  /** Opens it with the first call: a process that needs none starts without it. */
  open(): Promise<ProviderList>;
  close(): Promise<void>;
}

/** The marketing provider, or the sandbox in its place; `undefined` where sign-ups are kept in the data folder. */
export function siteMarketing(
  { newsletter }: Pick<Config, "newsletter">,
  sandbox: MarketingSandbox | undefined,
): Marketing | undefined {
  if (newsletter.to === "folder") return undefined;
  if (newsletter.to === "sandbox") {
    if (!sandbox) throw new Error("There is no sandbox to take the provider's place");
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
        // The next call tries again.
        opened = undefined;
        throw error;
      });
      return { marketing: await opened, listId };
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}
