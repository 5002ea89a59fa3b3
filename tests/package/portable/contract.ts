/** A program that runs the contract tests of the marketing port over HTTP in any runtime. */
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { openRemoteAccount } from "../../contract/marketing-api/contract/remote-account.ts";
import { marketingApiContract } from "../../contract/marketing-api/contract.ts";
import { type Report, runTests } from "./vitest.ts";

/** Runs the contract against a sandbox at an origin. */
export function runContract(origin: string): Promise<Report> {
  const api = createRestMarketingApi({ apiKey: "any-us1", baseUrl: `${origin}/3.0` });
  marketingApiContract(() => openRemoteAccount(origin, api));
  return runTests();
}
