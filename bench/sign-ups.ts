/**
 * `node bench/sign-ups.ts`: what a sign-up costs with 100,000 stored on disk already, and how long it blocks the event
 * loop. Takes 15 seconds; uses the disk of the temporary folder.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { signUpPath } from "../src/adapters/sign-up-store/sign-up-file.ts";
import { SignUpStore } from "../src/adapters/sign-up-store/sign-up-store.ts";
import { emailAddress } from "../src/domain/newsletter/email-address.ts";
import { silentLog } from "../src/ports/log.ts";
import { silentMeter } from "../src/ports/meter.ts";

const STORED = 100_000;
const SIGN_UPS = 2_000;
/** Interval between two sign-ups: twenty times the rate that one client is allowed. */
const PACE_MS = 5;

const folder = await mkdtemp(join(tmpdir(), "bench-sign-ups-"));
const store = new SignUpStore({ folder, needsConfirmation: true, log: silentLog, meter: silentMeter });
const began = performance.now();
await store.prepare();
console.log(`opened, new, in ${(performance.now() - began).toFixed(1)} ms`);
fill();

console.log(`${SIGN_UPS} sequential sign-ups, ${STORED} stored:`);
const idle = await delayWhile(() => wait(SIGN_UPS * PACE_MS));
const times: number[] = [];
const busy = await delayWhile(async () => {
  for (let index = 0; index < SIGN_UPS; index++) {
    const start = performance.now();
    await signUp(`new-${(index * 7919) % SIGN_UPS}`);
    times.push(performance.now() - start);
    await wait(PACE_MS);
  }
});
print("a sign-up", times);
times.length = 0;
for (let index = 0; index < SIGN_UPS; index++) {
  const start = performance.now();
  await signUp(`stored-${(index * 7919) % STORED}`);
  times.push(performance.now() - start);
}
print("one of a stored address", times);
console.log(`event loop delay at p99: ${busy} ms with sign-ups, ${idle} ms without`);
await store.close();
await rm(folder, { recursive: true });

async function signUp(name: string): Promise<void> {
  const address = emailAddress(`${name}@example.com`);
  if (address !== undefined) await store.subscribe(address, { timeoutMs: 9_000 });
}

/** In one transaction: separate ones would take minutes, since each waits for the disk. */
function fill(): void {
  const database = new DatabaseSync(signUpPath(folder));
  const put = database.prepare(
    "INSERT INTO sign_up (key, address, needs_confirmation, signed_up_at) VALUES (?, ?, 1, ?)",
  );
  database.exec("BEGIN");
  for (let index = 0; index < STORED; index++) {
    const address = `stored-${index}@example.com`;
    put.run(address, address, new Date(0).toISOString());
  }
  database.exec("COMMIT");
  database.close();
}

async function delayWhile(work: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return (delay.percentile(99) / 1e6).toFixed(1);
}

function print(what: string, measured: readonly number[]): void {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(2);
  console.log(`${what.padEnd(32)} median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`);
}
