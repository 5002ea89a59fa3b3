import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { argumentsOf } from "../scripts/command-line.ts";
import { openers } from "./marketing/clients.ts";
import { startService } from "./marketing/server.ts";
import { median, table, writeResults } from "./results/results-page.ts";

argumentsOf(
  `npm run bench:marketing

Calls per second and CPU time per call of the Marketing API's client, compared with the provider's own client, bare fetch and
bare undici; and the cost of loading it. Loopback only, about a minute and a half.`,
  {},
);

const root = join(import.meta.dirname, "..");
/** Maximum duration of a process. */
const TIMEOUT_MS = 15_000;

const OURS = "this client";
const ROUNDS = 2;
/** In milliseconds. */
const WARM_UP = "250";
/** In milliseconds: ten calls in flight of 100 ms each are 100 calls a second. */
const DURATION = "1050";
/** As programs have it: the package that `npm run package:marketing` builds. */
const OURS_LOADED = 'await import("./packages/marketing-api/dist/index.js")';
const IMPORTS: Readonly<Record<string, string>> = {
  "bare Node": "",
  // Node loads its own only when it is used, as each client does.
  "bare fetch": 'new Request("http://127.0.0.1")',
  "this client": OURS_LOADED,
  ky: 'await import("ky")',
  undici: 'await import("undici")',
  "the provider's client": 'await import("@mailchimp/mailchimp_marketing")',
};
const UNPREPARED = "this client, without compile cache";
const IMPORT_RUNS = 7;

const measured = z.object({ calls: z.number(), seconds: z.number(), cpu: z.number() });
/** The measurements of one client: the best of its runs. */
type Row = Awaited<ReturnType<typeof callRows>>[number];

/** Explanation above the tables. */
const MEASURED_HOW = `Ten calls at once, of which this client has nine in flight; each client is a process of its own, so CPU time is that of the client
alone (all its threads, user and system). With "100 ms", it responds after so long, as the provider does, whose limit of ten calls in flight is then 100
calls a second. GET reads a page of ten members (8.5 kB), PUT updates one. The better of two runs counts. "Bare"
clients only send and parse: no queue, no deadline, no retries, no validation. The provider's client opens
a connection for each call. Modules are loaded with Node's compile cache (\`NODE_COMPILE_CACHE\`).`;

const folder = mkdtempSync(join(tmpdir(), "bench-"));

try {
  const tables = resultTables(await callRows(), importTimes());
  writeResults("The client of the Marketing API", "bench:marketing", `${MEASURED_HOW}\n\n${tables}`);
} finally {
  rmSync(folder, { recursive: true });
}

async function callRows() {
  const certificate = join(folder, "certificate.pem");
  const { addresses, close } = await startService(certificate);
  const rows = [...addresses].flatMap(([transport, address]) =>
    ["GET", "PUT"].flatMap((call) =>
      Object.keys(openers).map((client) => {
        // CPU time per call in microseconds.
        return { transport, address, call, client, callsPerSecond: 0, cpu: Number.POSITIVE_INFINITY };
      }),
    ),
  );
  // Round by round, so that other load of the machine affects all clients equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) {
      const args = [row.client, row.call, row.address, WARM_UP, DURATION];
      const { calls, seconds, cpu } = await measure(args, certificate);
      row.callsPerSecond = Math.max(row.callsPerSecond, calls / seconds);
      row.cpu = Math.min(row.cpu, cpu / calls);
    }
  }
  close();
  return rows;
}

/** Milliseconds that modules take to load: medians of alternating runs. All use Node's compile cache, as the site does. */
function importTimes(): readonly [what: string, milliseconds: number][] {
  const times = new Map<string, number[]>();
  const add = (what: string, time: number) => times.set(what, [...(times.get(what) ?? []), time]);
  for (let round = 0; round < IMPORT_RUNS; round += 1) {
    for (const [what, source] of Object.entries(IMPORTS)) add(what, timeOf(source, join(folder, "compiled")));
    add(UNPREPARED, timeOf(OURS_LOADED));
  }
  return [...times].map(([what, all]) => [what, median(all)]);
}

function resultTables(rows: readonly Row[], imports: ReturnType<typeof importTimes>): string {
  return [
    table(
      ["Transport", "Call", "Client", "Calls/s", "CPU µs/call", "Calls/s ÷ ours", "CPU ÷ ours"],
      rows.map((row) => {
        const own = rows.find(
          (it) => it.client === OURS && it.transport === row.transport && it.call === row.call,
        );
        return [
          row.transport,
          row.call,
          row.client,
          row.callsPerSecond.toFixed(0),
          row.cpu.toFixed(0),
          ratio(row.callsPerSecond, own?.callsPerSecond),
          ratio(row.cpu, own?.cpu),
        ];
      }),
    ),
    table(
      ["Process that loads", "ms", "over bare Node"],
      imports.map(([what, milliseconds]) => [
        what,
        milliseconds.toFixed(0),
        `+${(milliseconds - (imports[0]?.[1] ?? 0)).toFixed(0)}`,
      ]),
    ),
  ].join("\n");
}

function ratio(value: number, own: number | undefined): string {
  return own === undefined ? "" : `${(value / own).toFixed(2)}×`;
}

/** Runs a client in a process of its own. */
async function measure(args: readonly string[], certificate: string): Promise<z.infer<typeof measured>> {
  const { stdout } = await promisify(execFile)(process.execPath, ["bench/marketing/caller.ts", ...args], {
    cwd: root,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    timeout: TIMEOUT_MS,
  });
  return measured.parse(JSON.parse(stdout));
}

/** Milliseconds that a new Node process takes to run the source text of a module, by default without a compile cache. */
function timeOf(source: string, compileCache?: string): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: root,
    timeout: TIMEOUT_MS,
    env: { ...process.env, ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }) },
  });
  if (status !== 0) throw new Error(`A process failed: ${String(stderr)}`);
  return performance.now() - begin;
}
