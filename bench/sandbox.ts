/**
 * `npm run bench:sandbox`: how long it takes to upsert 10,000 members one by one through the marketing sandbox over
 * HTTP, as its users do, and the size of its file afterwards. Fails above the limit. Loopback only, under a minute.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createRestMarketingApi } from "../src/adapters/esp-rest/rest-marketing-api.ts";

const MEMBERS = 10_000;
const LIMIT_SECONDS = 15;
const LIST = {
  name: "Investor news",
  contact: { company: "L", address1: "1 St", city: "Brisbane", state: "QLD", zip: "4000", country: "AU" },
  permission_reminder: "You signed up.",
  campaign_defaults: { from_name: "L", from_email: "l@example.com", subject: "", language: "en" },
  email_type_option: false,
};

const folder = mkdtempSync(join(tmpdir(), "bench-sandbox-"));
const main = fileURLToPath(new URL("../sandbox/main.ts", import.meta.url));
const sandbox = spawn(process.execPath, [main], {
  env: { PORT: "0", DATA_DIR: folder },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const api = createRestMarketingApi({ apiKey: "any", baseUrl: await addressOf() });
  const { id: list_id } = await api.lists.create({ body: LIST });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: MEMBERS }, (_, number) => {
      const email_address = `reader-${number}@example.com`;
      return api.lists.members.upsert(list_id, email_address, {
        status_if_new: "subscribed",
        merge_fields: { FNAME: `Reader ${number}` },
      });
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const { stats } = await api.lists.get({ list_id });
  await api.close();
  sandbox.kill("SIGTERM");
  await once(sandbox, "exit");
  const megabytes = statSync(join(folder, "marketing-account.sqlite")).size / 1e6;
  const isSlow = seconds > LIMIT_SECONDS || stats.member_count !== MEMBERS;
  console.log(
    `${isSlow ? "TOO SLOW: " : ""}${stats.member_count} members in ${seconds.toFixed(1)} s of ${LIMIT_SECONDS}; ${megabytes.toFixed(1)} MB on the disk.`,
  );
  if (isSlow) process.exitCode = 1;
} finally {
  sandbox.kill("SIGKILL");
  rmSync(folder, { recursive: true });
}

async function addressOf(): Promise<string> {
  for await (const line of createInterface(sandbox.stdout)) {
    const address = /Marketing API (\S+?),/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("The sandbox did not start");
}
