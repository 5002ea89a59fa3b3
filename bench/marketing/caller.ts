/** Makes calls with one client, ten in flight, for a while; tells how many there were and what they took. */
import { type BenchClient, type ClientName, openers } from "./clients.ts";

/** What a run measured. */
export interface Measured {
  readonly calls: number;
  readonly seconds: number;
  /** Microseconds of this process, all threads, user and system. */
  readonly cpu: number;
}

const IN_FLIGHT = 10;
/** Ends a run that would otherwise fill its time with many quick calls. */
const MAX_CALLS = 50_000;

const [name = "", method = "", url = "", warmUp = "", duration = ""] = process.argv.slice(2);
const client = await openers[nameOf(name)](url);
const call = method === "PUT" ? client.PUT : client.GET;
if (call === undefined) throw new Error(`${name} is not measured with ${method}.`);
await callFor(call, Number(warmUp));
const before = process.cpuUsage();
const start = performance.now();
const calls = await callFor(call, Number(duration));
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
process.send?.({ calls, seconds, cpu: user + system } satisfies Measured, () => process.exit());

async function callFor(once: BenchClient["GET"], milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let made = 0;
  const lane = async () => {
    while (performance.now() < end && made < MAX_CALLS) {
      made += 1;
      const answer = await once();
      if (typeof answer !== "object" || answer === null) throw new Error("A call brought no data.");
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return made;
}

function nameOf(text: string): ClientName {
  const found = Object.keys(openers).find((known): known is ClientName => known === text);
  if (found === undefined) throw new Error(`There is no client ${text}.`);
  return found;
}
