import { describe } from "vitest";
import { account } from "../../unit/marketing-api/fake-account.ts";
import type { Account } from "./contract/account.ts";
import { marketingApiContract } from "./contract.ts";
import { connect } from "./rest-harness.ts";
import { startSandbox } from "./sandbox.ts";

async function open(): Promise<Account> {
  const fake = account();
  const sandbox = await startSandbox({ perform: fake.perform });
  return { ...fake, api: connect({ baseUrl: sandbox.url }) };
}

describe("the client, and the sandbox with the fake", () => {
  marketingApiContract(open);
});
