import { table } from "../results/results-page.ts";

/** The measurements of one client: the best of its runs. */
export interface Row {
  readonly transport: string;
  readonly call: string;
  readonly client: string;
  readonly callsPerSecond: number;
  /** CPU time per call in microseconds. */
  readonly cpu: number;
}

/** The cost of loading a module. */
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

/** Explanation above the tables. */
export const MEASURED_HOW = `Ten calls in flight; the server is a separate process, so CPU time is that of the client alone (all its threads,
user and system). With "100 ms", it responds after so long, as the provider does, whose limit of ten calls in flight is then 100
calls a second. GET reads a page of ten members (8.5 kB), PUT updates one. The better of two runs counts. "Bare"
clients only send and parse: no queue, no deadline, no retries, no validation. The provider's client opens
a connection for each call. Modules are loaded with Node's compile cache (\`NODE_COMPILE_CACHE\`).`;

function ratio(value: number, own: number | undefined): string {
  return own === undefined ? "" : `${(value / own).toFixed(2)}×`;
}
