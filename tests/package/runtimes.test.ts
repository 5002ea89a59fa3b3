import { join } from "node:path";
import { format } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createAccount } from "../../sandbox/marketing/account.ts";
import { readExamples } from "../contract/marketing-api/guide-examples.ts";
import { type RunningSandbox, startSandbox } from "../contract/marketing-api/sandbox.ts";
import { outcomeOf } from "./bundle.ts";
import { root } from "./installed.ts";
import { runtimes } from "./runtimes.ts";

const reportSchema = z.object({
  agent: z.string(),
  passed: z.number(),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
});
const examples = readExamples(new URL("../../docs/marketing-guide.md", import.meta.url)).filter(
  ({ language }) => language === "ts",
);

async function sandbox(): Promise<RunningSandbox> {
  const account = createAccount();
  const running = await startSandbox({ perform: account.perform, account });
  onTestFinished(() => running.close());
  return running;
}

/** The examples as one program that returns their output. */
function guideProgram(url: string): string {
  const code = examples
    .map((example) => example.code)
    .join("\n")
    .replaceAll('"./src/', `"${root}src/`)
    .replaceAll("process.env.ESP_API_KEY", '"any"')
    .replaceAll("process.env.ESP_BASE_URL", JSON.stringify(url));
  const importing = /^import .*;$/gm;
  return `${code.match(importing)?.join("\n")}
export async function main() {
  const printed: unknown[] = [];
  const console = { log: (...values: unknown[]) => printed.push(values) };
  ${code.replaceAll(importing, "")}
  return printed;
}`;
}

describe.each(runtimes)("on $name, installed from its archive", (runtime) => {
  it("the client passes the contract tests of the port", async () => {
    const { origin } = await sandbox();
    const contract = join(import.meta.dirname, "portable/contract.ts");
    const program = `import { runContract } from ${JSON.stringify(contract)};
const agent = globalThis.navigator?.userAgent ?? "Node.js/" + process.versions.node;
export const main = async () => ({ agent, ...(await runContract(${JSON.stringify(origin)})) });`;
    const { agent, passed, failed } = reportSchema.parse(await outcomeOf(runtime, "contract", program));
    expect(agent).toMatch(runtime.agent);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(100);
  }, 120_000);

  it("the examples of the guide have the output in the guide", async () => {
    const { url } = await sandbox();
    const printed = z.array(z.array(z.unknown())).parse(await outcomeOf(runtime, "guide", guideProgram(url)));
    const lines = printed.map((values) => `${format(...values)}\n`);
    expect(lines.join("")).toBe(examples.map(({ output }) => output).join(""));
  }, 60_000);
});
