import type { Measured } from "./measured.ts";
import { ASSUMPTIONS, plan } from "./plan.ts";

const RATES = [10, 100, 1_000, 10_000, 100_000];

/** The page on capacity and cost, from what was measured. */
export function capacityPage(measured: Measured): string {
  const { use, searches, addresses, places, fewest } = ASSUMPTIONS;
  return `# Capacity and cost

What it takes to serve a number of requests a second. \`npm run capacity\` writes this page from what \`npm run bench\`
measured on one machine ([results](../bench/results.md)); a test compares the two. Nothing here was run with more than
one machine: it is computed, and says how.

## What one process does on one core

Measured:

| Figure | Name | Value |
| --- | --- | --- |
| Kept pages sent, answers/s | \`kept\` | ${whole(measured.keptPages)} |
| The same, unchanged (304), answers/s | \`unchanged\` | ${whole(measured.unchangedPages)} |
| Searches rendered, answers/s | \`search\` | ${whole(measured.searches)} |
| Most memory under load, MB | \`memory\` | ${whole(measured.memory)} |
| A page, packed, bytes | \`page\` | ${whole(measured.page)} |
| From the start of a process to its first page, ms | | ${whole(measured.start)} |

Decided, to be replaced by what you know of your visitors:

| Assumption | Name | Value |
| --- | --- | --- |
| Part of a core's capacity that is used: the rest is for waves, and for a process that fails | \`use\` | ${use} |
| Part of all requests that no cache answers | \`s\` | ${searches} |
| Addresses that somebody reads in any minute | \`addresses\` | ${whole(addresses)} |
| Places at which a content delivery network keeps copies | \`places\` | ${whole(places)} |
| Fewest processes | | ${fewest} |

## What a number of requests takes

Of \`R\` requests a second, \`R × s\` are searches and the others pages, all of them packed.

- Without a cache in front: \`cores = R × (1 − s) / (kept × use) + R × s / (search × use)\`.
- Behind one, each place asks for each address once a minute, and is told that nothing has changed:
  \`asked = min(R × (1 − s), places × addresses / 60)\`, \`cores = asked / (unchanged × use) + R × s / (search × use)\`.
- A process takes one core and \`memory\`; \`R × page × 8\` bits a second leave for visitors. Scripts,
  styles and pictures come on top, once for each visitor: browsers keep them.

| Requests/s | Cores | Processes | Memory, GB | Traffic, Gbit/s | Reach the site behind a cache, /s | Cores then | Processes then |
| --- | --- | --- | --- | --- | --- | --- | --- |
${RATES.map((rate) => row(rate, measured)).join("\n")}

Processes share nothing but Redis, which hears of a search or a sign-up once and of a page never, and the content
service, which each asks once in 5 s. So one more process adds what the first one does.

After a publish that purges everything, all places ask for all addresses anew, with a whole answer each:
\`places × addresses / (kept × processes)\` seconds of work: ${seconds(measured, fewest)} for ${fewest} processes. Who reads
meanwhile waits for it, unless the purge is one that keeps copies as stale.

## What it costs

\`cost a month = processes × price of a core with its memory + traffic × seconds of a month × price of a byte\`. Prices
are your provider's. One million pages from one core is ${coreSeconds(measured)} s of its time and ${gigabytes(measured)} GB of traffic.
`;
}

function row(rate: number, measured: Measured): string {
  const { direct, traffic, behind } = plan(rate, measured);
  const cells = [
    whole(rate),
    short(direct.cores),
    whole(direct.processes),
    short(direct.memory),
    short(traffic),
    whole(behind.requests),
    short(behind.cores),
    whole(behind.processes),
  ];
  return `| ${cells.join(" | ")} |`;
}

function seconds({ keptPages }: Measured, processes: number): string {
  return short((ASSUMPTIONS.places * ASSUMPTIONS.addresses) / (keptPages * processes));
}

function coreSeconds({ keptPages }: Measured): string {
  return whole(1_000_000 / keptPages);
}

function gigabytes({ page }: Measured): string {
  return short(page / 1_000);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function short(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: 2 });
}
