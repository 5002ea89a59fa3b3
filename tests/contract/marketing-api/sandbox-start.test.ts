import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { readState } from "../../../sandbox/marketing/state-file.ts";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** Starts both sandboxes like `npm run sandbox` or the image, and returns their URLs. */
async function start(folder: string, program: string, more: Readonly<Record<string, string>>) {
  const env = { PORT: "0", DATA_DIR: folder, SANDBOX_API_KEY: "the-key", ...more };
  const sandbox = spawn(process.execPath, [at(program)], { env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void sandbox.kill("SIGKILL"));
  const addresses: string[] = [];
  for await (const line of createInterface(sandbox.stdout)) {
    const address = /http:\S+?(?=,|$)/.exec(line)?.[0];
    if (address && addresses.push(address) === 2) break;
  }
  const [content = "", marketing = ""] = addresses;
  return { sandbox, content, marketing };
}

it.each([
  ["from its source", "sandbox/main.ts", {}],
  ["built", "dist/server/sandbox.js", { SANDBOX_CONTENT: at("content") }],
])(
  "both services start on one address, %s, and stopping stores all changes",
  {
    timeout: 30_000,
  },
  async (_how, program, environment) => {
    const folder = temporaryFolder();
    const { sandbox, content, marketing } = await start(folder, program, environment);
    expect((await fetch(content)).status).toBe(200);
    const { origin } = new URL(content);
    expect(await (await fetch(`${origin}/toolbar.js`)).text()).toContain("prismicPreviewUpdate");

    const api = createRestMarketingApi({ apiKey: "the-key", baseUrl: marketing });
    await api.templateFolders.create({ body: { name: program } });
    await api.close();
    sandbox.kill("SIGTERM");
    await once(sandbox, "exit");

    expect(JSON.stringify(readState(folder))).toContain(program);
    expect(statSync(join(folder, "marketing-account.sqlite")).mode & 0o077).toBe(0);
  },
);
