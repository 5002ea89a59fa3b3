import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { flood, requestFloods } from "./request-floods.ts";

// The worker thread of an attacker: says that it begins, floods an origin until it is told to stop, and posts the statuses of
// the responses.

const attackersSchema = z.object({
  addresses: z.array(z.string()),
  connections: z.number(),
  pauseMs: z.number().optional(),
});
const { origin, name, attackers } = z
  .object({ origin: z.string(), name: z.string(), attackers: attackersSchema })
  .parse(workerData);
const found = requestFloods.find((known) => known.name === name);
if (!parentPort || !found) throw new Error(`There is no flood "${name}".`);
// A real attacker has a machine of its own: the site and the visitor come first.
setPriority(5);
const end = new AbortController();
parentPort.once("message", () => end.abort());
parentPort.postMessage("begins");
parentPort.postMessage(await flood(origin, found.request, attackers, end.signal));
