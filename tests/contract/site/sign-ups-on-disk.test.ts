import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSignUps } from "../../../src/adapters/sign-up-store/sign-up-file.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";

let folder: string;
let data: string;
const opened: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  data = join(folder, "data");
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
  await rm(folder, { recursive: true });
});

/** A site without a marketing provider, with its log and metrics. */
async function start() {
  const records: { readonly msg: string; readonly level: number; readonly port?: number }[] = [];
  const logger = pino({ level: "info" }, { write: (line) => void records.push(JSON.parse(line)) });
  const config = readConfig({ DATA_DIR: data, METRICS_PORT: "0" });
  const site = await createSite(config, { render: async () => "" }, logger);
  opened.push(() => site.close());
  await site.listen({ host: "127.0.0.1", port: 0 });
  const headers = { "content-type": "application/json" };
  return {
    records,
    signUp: (address: string) =>
      site.inject({ method: "POST", url: "/api/newsletterPost", headers, payload: JSON.stringify(address) }),
    sendForm: (address: string) =>
      site.inject({
        method: "POST",
        url: "/api/newsletterPost",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ email: address }).toString(),
      }),
    readiness: async (): Promise<object> => (await site.inject("/readyz")).json(),
    failingSince: async () => {
      const port = records.find((record) => record.port !== undefined)?.port;
      const figures = await (await fetch(`http://localhost:${port}/metrics`)).text();
      return Number(/^sign_ups_failing_since_timestamp_seconds (\S+)$/m.exec(figures)?.[1]);
    },
  };
}

function stored(): readonly string[] {
  return (readSignUps(data) ?? []).map(({ address }) => address);
}

it("stores a sign-up before it is acknowledged", async () => {
  const { signUp, sendForm, readiness, failingSince } = await start();
  expect((await signUp("one@larkfield.example")).json()).toEqual({ success: true });
  expect((await sendForm("two@larkfield.example")).statusCode).toBe(200);
  expect(stored()).toEqual(["one@larkfield.example", "two@larkfield.example"]);
  expect(await readiness()).not.toHaveProperty("signUpsFailingSince");
  expect(await failingSince()).toBe(0);
});

it("visitor and operator get an error if a sign-up cannot be stored, and the store recovers", async () => {
  await writeFile(data, "a file where the folder should be");
  const { records, signUp, sendForm, readiness, failingSince } = await start();
  const refused = await signUp("one@larkfield.example");
  expect([refused.statusCode, refused.headers["content-type"]]).toEqual([
    503,
    expect.stringContaining("application/problem+json"),
  ]);
  expect((await sendForm("one@larkfield.example")).statusCode).toBe(503);
  expect(await readiness()).toHaveProperty("signUpsFailingSince", expect.stringMatching(/^\d{4}-/));
  expect(await failingSince()).toBeGreaterThan(1_700_000_000);
  expect(records.filter(({ msg }) => msg.startsWith("sign-ups cannot be stored"))).toHaveLength(1);

  await rm(data);
  expect((await signUp("one@larkfield.example")).statusCode).toBe(200);
  expect(stored()).toEqual(["one@larkfield.example"]);
  expect(await readiness()).not.toHaveProperty("signUpsFailingSince");
  expect(await failingSince()).toBe(0);
});
