import type { MarketingState } from "../../../../src/adapters/in-memory/marketing/state/state.ts";
import type { MarketingApi } from "../../../../src/ports/marketing-api/api.ts";
import { START } from "../../../unit/marketing-api/fake-account.ts";
import type { Account } from "./account.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Empties the account of a sandbox, and sets its clock to the contract's time.
 *
 * @param origin - The origin of the sandbox, where its account can be read and replaced.
 * @param api - A client of it.
 */
export async function openRemoteAccount(origin: string, api: MarketingApi): Promise<Account> {
  const url = `${origin}/account`;
  let time = Date.parse(START);
  const send = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(origin + path, { method: "PUT", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} was not taken: ${await response.text()}`);
  };
  const put = (account: { readonly state?: Partial<MarketingState>; readonly now?: string }) =>
    send("/account", account);
  await put({ state: {}, now: START });
  return {
    api,
    snapshot: async () => {
      const { state }: { readonly state: MarketingState } = JSON.parse(await (await fetch(url)).text());
      return state;
    },
    restore: (state) => put({ state }),
    answer: (operation, response) => send("/answers", { operation, response }),
    passHours: (hours) => {
      time += hours * HOUR_MS;
      return put({ now: new Date(time).toISOString() });
    },
  };
}
