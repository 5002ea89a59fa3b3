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

  it("is never asked for more at once than it allows, however many calls are made", async () => {
    const { api } = await open();
    const calls = Array.from({ length: 200 }, (_, number) =>
      api.templateFolders.create({ body: { name: `Folder ${number}` } }),
    );
    // What is not repeated would be refused with 429.
    await Promise.all(calls);
    expect((await api.templateFolders.list({ count: 0 })).total_items).toBe(200);
  });
});
