import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createAccount } from "../../sandbox/marketing/account.ts";
import { startSandbox } from "../contract/marketing-api/sandbox.ts";
import { outcomeOf } from "./bundle.ts";
import { runtimes } from "./runtimes.ts";

const reportSchema = z.object({
  agent: z.string(),
  passed: z.number(),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
});
describe.each(runtimes)("on $name, installed from its archive", (runtime) => {
  it("the client passes the contract tests of the port", async () => {
    const account = createAccount();
    const { origin, close } = await startSandbox({ perform: account.perform, account });
    onTestFinished(close);
    const contract = join(import.meta.dirname, "portable/contract.ts");
    const program = `import { runContract } from ${JSON.stringify(contract)};
const agent = globalThis.navigator?.userAgent ?? "Node.js/" + process.versions.node;
export const main = async () => ({ agent, ...(await runContract(${JSON.stringify(origin)})) });`;
    const { agent, passed, failed } = reportSchema.parse(await outcomeOf(runtime, "contract", program));
    expect(agent).toMatch(runtime.agent);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(100);
  }, 120_000);
});
