/** A program that runs the contract tests of the marketing port over HTTP in any runtime. */
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import type { MarketingState } from "../../../src/adapters/in-memory/marketing/state.ts";
import type { Account } from "../../contract/marketing-api/contract/account.ts";
import { marketingApiContract } from "../../contract/marketing-api/contract.ts";
import { START } from "../../unit/marketing-api/fake-account.ts";
import { type Report, runTests } from "./vitest.ts";

const HOUR = 60 * 60 * 1000;

/**
 * Runs the contract against a sandbox.
 *
 * @param origin - The origin of the sandbox, where its account can be read and replaced.
 */
export function runContract(origin: string): Promise<Report> {
  const api = createRestMarketingApi({ apiKey: "any-us1", baseUrl: `${origin}/3.0` });
  const read = async () => {
    const { state }: { readonly state: MarketingState } = JSON.parse(
      await (await fetch(`${origin}/account`)).text(),
    );
    return state;
  };
  const order = async (account: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${origin}/account`, {
      method: "PUT",
      headers,
      body: JSON.stringify(account),
    });
    if (!response.ok) throw new Error(`The account was not taken: ${await response.text()}`);
  };
  const open = async (): Promise<Account> => {
    let time = Date.parse(START);
    await order({ state: {}, now: START });
    return {
      api,
      snapshot: read,
      restore: (state) => order({ state }),
      passHours: (hours) => {
        time += hours * HOUR;
        return order({ now: new Date(time).toISOString() });
      },
    };
  };
  marketingApiContract(open);
  return runTests();
}
