/** Makes calls with one client, ten in flight, for a given time; prints their number and cost as JSON. */
import { type BenchClient, openers } from "./clients.ts";

const IN_FLIGHT = 10;
/** Ends a run of very fast calls early. */
const MAX_CALLS = 50_000;

const [name = "", method = "", url = "", warmUp = "", duration = ""] = process.argv.slice(2);
const client = await openers[name]?.(url);
const call = method === "PUT" ? client?.PUT : client?.GET;
if (call === undefined) throw new Error(`There is no client "${name}" with a call ${method}.`);
await callFor(call, Number(warmUp));
const before = process.cpuUsage();
const start = performance.now();
const calls = await callFor(call, Number(duration));
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
// CPU time in microseconds: of all threads, user and system.
process.stdout.write(JSON.stringify({ calls, seconds, cpu: user + system }), () => process.exit());

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
