import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { portOf } from "../contract/marketing-api/rest-harness.ts";
import { bundle } from "./bundle.ts";
import { project, root } from "./installed.ts";
import { startWorker, type Worker } from "./runtimes.ts";

let respond: (response: ServerResponse) => void;
const well = (response: ServerResponse) => response.end('{ "health_status": "well" }');

/** A worker with one client for all its requests. */
async function startedWorker(): Promise<Worker> {
  const service = createServer((_, response) => respond(response)).listen(0, "127.0.0.1");
  await once(service, "listening");
  const file = "shared-client.js";
  const entry = join(project, "source-of-shared-client.ts");
  writeFileSync(
    entry,
    `import { createRestMarketingApi } from "${root}src/adapters/esp-rest/rest-marketing-api.ts";
const baseUrl = "http://127.0.0.1:${portOf(service.address())}/3.0";
const marketing = createRestMarketingApi({ apiKey: "key-us1", baseUrl });
export async function main(request) {
  const { searchParams } = new URL(request.url);
  const call = () => marketing.ping.get({}, { retry: searchParams.has("once") ? 0 : undefined });
  const calls = Array.from({ length: Number(searchParams.get("calls")) }, call);
  const outcomes = Promise.all(calls.map((one) => one.then(() => "well", (error) => error.message)));
  return searchParams.has("leave") ? [] : await outcomes;
}`,
  );
  await bundle({ entry, file, withPackage: true });
  const worker = await startWorker(project, file);
  onTestFinished(() => {
    worker.stop();
    service.closeAllConnections();
    service.close();
  });
  return worker;
}

/** The outcomes of calls, in parallel requests of the worker. */
async function outcomes(worker: Worker, requests: number, path: string): Promise<unknown[]> {
  const texts = await Promise.all(Array.from({ length: requests }, () => worker.get(path)));
  return texts.flatMap((text): unknown => JSON.parse(text));
}

const all = (count: number) => Array.from({ length: count }, () => "well");

beforeEach(() => {
  respond = well;
});

it("parallel requests share a full queue", async () => {
  respond = (response) => void setTimeout(well, 20, response);
  expect(await outcomes(await startedWorker(), 12, "/?calls=4")).toEqual(all(48));
});

it("a request that is answered before its calls have ended takes no place from later ones", async () => {
  const worker = await startedWorker();
  respond = () => undefined;
  expect(await outcomes(worker, 3, "/?calls=6&leave")).toEqual([]);
  respond = well;
  expect(await outcomes(worker, 6, "/?calls=4")).toEqual(all(24));
});

it("a request that is throttled stops later ones only as long as the service asks", async () => {
  const worker = await startedWorker();
  respond = (response) => response.writeHead(429, { "retry-after": "1" }).end("{}");
  expect(await outcomes(worker, 1, "/?calls=1&once")).toEqual(["429 when calling ping.get"]);
  respond = well;
  expect(await outcomes(worker, 6, "/?calls=4")).toEqual(all(24));
});
