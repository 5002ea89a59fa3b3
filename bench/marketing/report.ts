import { table } from "../results/table.ts";

/** What was measured of one client: the better of its runs. */
export interface Row {
  readonly transport: string;
  readonly call: string;
  readonly client: string;
  readonly callsPerSecond: number;
  /** Microseconds of CPU time a call. */
  readonly cpu: number;
}

/** What loading a module costs. */
export interface ImportRow {
  readonly what: string;
  readonly milliseconds: number;
}

/** The tables of the results, as Markdown. `ours` is the client that the others are compared with. */
export function resultTables(rows: readonly Row[], imports: readonly ImportRow[], ours: string): string {
  return [
    table(
      ["Transport", "Call", "Client", "Calls/s", "CPU µs/call", "Calls/s ÷ ours", "CPU ÷ ours"],
      rows.map((row) => {
        const own = rows.find(
          (it) => it.client === ours && it.transport === row.transport && it.call === row.call,
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
      imports.map(({ what, milliseconds }) => [
        what,
        milliseconds.toFixed(0),
        `+${(milliseconds - (imports[0]?.milliseconds ?? 0)).toFixed(0)}`,
      ]),
    ),
  ].join("\n");
}

/** How the figures came about. */
export const MEASURED_HOW = `Ten calls in flight; the server is a process of its own, so CPU time is the client's alone (all its threads, user
and system). GET is a page of ten members (8.5 kB), PUT writes one. Of each case the better of two runs counts. "Bare"
clients send and parse, and do nothing else: no queue, no deadline, no retries, no checks. The provider's client opens
a connection for each call. This client loads undici with its first call, not before. Modules are
loaded from the code that Node keeps of them (\`NODE_COMPILE_CACHE\`).`;

function ratio(value: number, own: number | undefined): string {
  return own === undefined ? "" : `${(value / own).toFixed(2)}×`;
}
