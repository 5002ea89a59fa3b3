import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "../contract/local-server.ts";
import { bundle } from "./bundle.ts";
import { project, root } from "./installed.ts";
import { startWorker, type Worker } from "./runtimes.ts";

/** A worker with one client for all its requests. */
async function startedWorker(): Promise<Worker> {
  const answer = (response: ServerResponse) => void response.end('{ "health_status": "well" }');
  const { host } = await startServer((_, response) => void setTimeout(answer, 20, response));
  const file = "shared-client.js";
  const entry = join(project, "source-of-shared-client.ts");
  writeFileSync(
    entry,
    `import { createRestMarketingApi } from "${root}src/adapters/esp-rest/rest-marketing-api.ts";
const baseUrl = "http://${host}/3.0";
const marketing = createRestMarketingApi({ apiKey: "key-us1", baseUrl });
export async function main(request) {
  const { searchParams } = new URL(request.url);
  const calls = Array.from({ length: Number(searchParams.get("calls")) }, () => marketing.ping.get());
  return await Promise.all(calls.map((one) => one.then(() => "well", (error) => error.message)));
}`,
  );
  await bundle(entry, file, { withPackage: true });
  const worker = await startWorker(project, file);
  onTestFinished(() => worker.stop());
  return worker;
}

// What requests leave to each other when they are answered is in tests/contract/marketing-api/rest-workers.test.ts.
it("parallel requests share a full queue", async () => {
  const worker = await startedWorker();
  const texts = await Promise.all(Array.from({ length: 12 }, () => worker.get("/?calls=4")));
  const outcomes = texts.flatMap((text): unknown => JSON.parse(text));
  expect(outcomes).toEqual(Array.from({ length: 48 }, () => "well"));
});
