/** `npm run matrix:marketing`: what the packed client can do in which runtime. The table is printed at the end. */
import { Console } from "node:console";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { createAccount } from "../../sandbox/marketing/account.ts";
import { startSandbox } from "../contract/marketing-api/sandbox.ts";
import { outcomeOf } from "./bundle.ts";
import { PATH, project, run } from "./installed.ts";
import { type Runtime, runtimes } from "./runtimes.ts";

/** `yes`, or why not, by ability; and the user agent. */
const abilities = z.object({ agent: z.string() }).catchall(z.string());
const table: Record<string, Record<string, string>> = {};

/** What a runtime cannot do, as the README says. */
const NOT: Readonly<Record<string, readonly string[]>> = {
  "Node 20": ["sandbox"],
  workerd: ["sandbox", "CommonJS"],
};

afterAll(() => new Console(process.stdout).table(table));

async function commonJs({ name, command }: Runtime, url: string): Promise<string> {
  const file = `required-${name.replaceAll(/\W/g, "")}.cjs`;
  const text = `const { createMarketingApi } = require("marketing-api-client");
const { verifyWebhookSignature } = require("marketing-api-client/webhooks");
const marketing = createMarketingApi({ apiKey: "any-us1", baseUrl: ${JSON.stringify(url)} });
marketing.ping.get().then(({ health_status }) => console.log(health_status, typeof verifyWebhookSignature));`;
  writeFileSync(join(project, file), text);
  const [executable = "", ...args] = command();
  const { stdout } = await run(executable, [...args, file], { cwd: project, env: { PATH } });
  return stdout.includes("Chimpy! function") ? "yes" : stdout;
}

it.each(runtimes)(
  "on $name the client passes the contract, and can do what the README says",
  async (runtime) => {
    const { name, isBundled } = runtime;
    const account = createAccount();
    const sandbox = await startSandbox({ perform: account.perform, account });
    const program = JSON.stringify(join(import.meta.dirname, "portable/matrix.ts"));
    // Node 20 ends at a CommonJS module that cannot be loaded, also if the import is caught.
    const hasServer = NOT[name]?.includes("sandbox") !== true;
    const loaded = hasServer ? 'import("marketing-api-client/sandbox")' : 'Promise.reject("no server")';
    const text = `import { tryAll } from ${program};
export const main = () => tryAll(${JSON.stringify(sandbox.origin)}, () => ${loaded});`;
    const { agent, ...tried } = abilities.parse(await outcomeOf(runtime, "matrix", text));
    expect(agent).toMatch(runtime.agent);
    const outcomes = { ...tried, CommonJS: isBundled ? "no" : await commonJs(runtime, sandbox.url) };
    const isMissing = (ability: string) => NOT[name]?.includes(ability) === true;
    const row = Object.entries(outcomes).map(([ability, outcome]) => {
      return [ability, isMissing(ability) && outcome !== "yes" ? "–" : outcome] as const;
    });
    table[name] = Object.fromEntries(row);
    expect(row).toEqual(row.map(([ability]) => [ability, isMissing(ability) ? "–" : "yes"]));
  },
  120_000,
);
