/**
 * `npm run bench:presses`: measures the time from each kind of click or key press until its result is painted
 * (Interaction to Next Paint), with a CPU four times slower, on a phone and on a wide screen. `--runs 3 --no-build` is a
 * short trial run, whose results are only printed; with `--marks`, it fails if a median exceeds 100 ms.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, type Running, start } from "../processes/running.ts";
import { buildOurs, contentService, ourSite } from "../processes/sites.ts";
import { writeResults } from "../results/results-page.ts";
import { table } from "../results/table.ts";
import { benchBrowsers } from "./browsers.ts";
import { CPU_THROTTLING_RATE } from "./phone.ts";
import { measurePresses, RUNS } from "./presses.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: String(RUNS) },
    "no-build": { type: "boolean", default: false },
    marks: { type: "boolean", default: false },
  },
});

const runs = Number(options.runs);
/** Milliseconds. */
const MARK = 100;

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const running: Running[] = [];

try {
  if (!options["no-build"]) buildOurs();
  const content = await begin(contentService(join(folder, "service")));
  const { origin } = await begin(ourSite(join(folder, "ours"), content.origin));
  const parts = [
    `As on a phone and on a wide screen, with a CPU ${CPU_THROTTLING_RATE} times slower: the time from a press until its result is painted (Interaction to Next Paint), of ${runs} visits each. Mark: a median of ${MARK} ms.`,
  ];
  for (const browser of await benchBrowsers()) {
    const presses = await measurePresses(browser, origin, runs);
    const rows = presses.map(({ name, painted, slowest }) => [name, painted.toFixed(0), slowest.toFixed(0)]);
    parts.push(
      `In the ${browser.name} browser:`,
      table(["Press", "Painted after ms, median", "Slowest"], rows).trim(),
    );
    if (options.marks && presses.some(({ painted }) => painted > MARK)) process.exitCode = 1;
  }
  const text = parts.join("\n\n");
  if (runs === RUNS) writeResults({ title: "Presses", script: "bench:presses", text });
  else process.stdout.write(`${text}\n`);
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

async function begin(command: Command): Promise<Running> {
  const server = await start(command);
  running.push(server);
  return server;
}
