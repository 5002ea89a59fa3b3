/** Makes calls with one client, ten in flight, for a given time; reports their number and cost. */
import { type BenchClient, type ClientName, openers } from "./clients.ts";

/** The measurements of a run. */
export interface Measured {
  readonly calls: number;
  readonly seconds: number;
  /** CPU time of this process in microseconds: all threads, user and system. */
  readonly cpu: number;
}

const IN_FLIGHT = 10;
/** Ends a run of very fast calls early. */
const MAX_CALLS = 50_000;

const [name = "", method = "", url = "", warmUp = "", duration = ""] = process.argv.slice(2);
const client = await openers[nameOf(name)](url);
const call = method === "PUT" ? client.PUT : client.GET;
if (call === undefined) throw new Error(`The client "${name}" has no call ${method}.`);
await callFor(call, Number(warmUp));
const before = process.cpuUsage();
const start = performance.now();
const calls = await callFor(call, Number(duration));
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
process.send?.({ calls, seconds, cpu: user + system } satisfies Measured, () => process.exit());

async function callFor(once: BenchClient["GET"], milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let count = 0;
  const lane = async () => {
    while (performance.now() < end && count < MAX_CALLS) {
      count += 1;
      const data = await once();
      if (typeof data !== "object" || data === null) throw new Error("A call returned no data.");
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return count;
}

function nameOf(text: string): ClientName {
  const clientName = Object.keys(openers).find((known): known is ClientName => known === text);
  if (clientName === undefined) throw new Error(`There is no client ${text}.`);
  return clientName;
}
