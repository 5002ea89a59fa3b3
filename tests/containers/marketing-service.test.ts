import { beforeAll, describe, inject, onTestFinished } from "vitest";
import { z } from "zod";
import { createRestMarketingApi } from "../../src/adapters/esp-rest/rest-marketing-api.ts";
import type { MarketingState } from "../../src/adapters/in-memory/marketing/state.ts";
import type { Account } from "../contract/marketing-api/contract/account.ts";
import { marketingApiContract } from "../contract/marketing-api/contract.ts";
import { START } from "../unit/marketing-api/fake-account.ts";
import { type Reachable, startNetwork, startSandbox } from "./containers.ts";

const HOUR_MS = 60 * 60 * 1000;
const accountSchema = z.object({
  state: z.custom<MarketingState>((value) => typeof value === "object" && value !== null),
});

let sandbox: Reachable;

/** Resets the sandbox's account and sets its clock to the contract's time. */
async function open(): Promise<Account> {
  let time = Date.parse(START);
  const put = async (account: { readonly state?: Partial<MarketingState>; readonly now?: string }) => {
    const response = await fetch(`${sandbox.origin}/account`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(account),
    });
    if (!response.ok) throw new Error(`PUT /account failed with status ${response.status}`);
  };
  await put({ state: {}, now: new Date(time).toISOString() });
  const api = createRestMarketingApi({
    apiKey: "0123456789abcdef-us19",
    baseUrl: `${sandbox.origin}/3.0`,
  });
  onTestFinished(() => api.close());
  return {
    api,
    snapshot: async () => accountSchema.parse(await (await fetch(`${sandbox.origin}/account`)).json()).state,
    restore: (state) => put({ state }),
    passHours: (hours) => {
      time += hours * HOUR_MS;
      return put({ now: new Date(time).toISOString() });
    },
  };
}

describe.skipIf(!inject("hasEngine"))("the Marketing API, from a container", () => {
  beforeAll(async () => {
    const network = await startNetwork();
    sandbox = await startSandbox(network);
    return async () => {
      await sandbox.stop();
      await network.stop();
    };
  });
  marketingApiContract(open);
});
