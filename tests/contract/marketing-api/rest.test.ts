import { describe, expect, it, onTestFinished } from "vitest";
import { account } from "../../unit/marketing-api/fake-account.ts";
import type { Account } from "./contract/account.ts";
import { marketingApiContract } from "./contract.ts";
import { connect } from "./rest-harness.ts";
import { startSandbox } from "./sandbox.ts";

async function open(): Promise<Account> {
  const fake = account();
  const sandbox = await startSandbox({ perform: fake.perform });
  onTestFinished(() => sandbox.close());
  return { ...fake, api: connect({ baseUrl: sandbox.url }) };
}

describe("the Marketing API over HTTP, against the sandbox", () => {
  marketingApiContract(open);

  it("never gets more concurrent requests than it allows, for any number of calls", async () => {
    const { api } = await open();
    const calls = Array.from({ length: 200 }, (_, number) =>
      api.templateFolders.create({ body: { name: `Folder ${number}` } }),
    );
    // Rejects if a call got a 429, because calls are not retried.
    await Promise.all(calls);
    expect((await api.templateFolders.list({ count: 0 })).total_items).toBe(200);
  });
});
