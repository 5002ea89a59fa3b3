import { setTimeout as wait } from "node:timers/promises";
import type { FloodedSite } from "./flooded-site.ts";

/** An attack by one client. */
interface Flood {
  readonly name: string;
  /** Limit of open files of the site. */
  readonly maxOpenFiles: number;
  /** Runs the attack; returns its problems. */
  readonly run: (site: FloodedSite) => Promise<string[]>;
}

const REQUEST = "GET /investors HTTP/1.1\r\nhost: localhost\r\n\r\n";
/** Duration of a flood. */
const FLOOD_MS = 30_000;
/** Interval between attempts of a client. */
const ROUND_MS = 5_000;
/** Maximum time without a served visit. */
const LONGEST_PAUSE_MS = 10_000;
/** Interval between visits of another client. */
const VISIT_INTERVAL_MS = 250;

/** Floods that once crashed the process, or blocked its connections for minutes. */
export const floods: readonly Flood[] = [
  {
    name: "150 connections each send 2,000 requests at once, and read nothing",
    maxOpenFiles: 4_096,
    run: async (site) => {
      const visits = visitFor(site, FLOOD_MS);
      const until = performance.now() + FLOOD_MS;
      while (performance.now() < until && !site.hasEnded) {
        for (let count = 0; count < 150; count++) site.open(REQUEST.repeat(2_000));
        await wait(ROUND_MS);
        site.closeAll();
      }
      return visits;
    },
  },
  {
    name: "1,150 connections on which nothing is asked, with 1,024 open files",
    maxOpenFiles: 1_024,
    run: async (site) => {
      const until = performance.now() + FLOOD_MS;
      while (performance.now() < until && !site.hasEnded) {
        for (let count = 0; count < 1_150; count++) site.open("");
        await wait(ROUND_MS);
        site.closeAll();
      }
      return [];
    },
  },
];

/** Visits a page periodically; reports a problem if no visit is served for too long. */
async function visitFor(site: FloodedSite, milliseconds: number): Promise<string[]> {
  const until = performance.now() + milliseconds;
  let servedAt = performance.now();
  let longest = 0;
  while (performance.now() < until && !site.hasEnded) {
    if (await site.isServing()) {
      longest = Math.max(longest, performance.now() - servedAt);
      servedAt = performance.now();
    }
    await wait(VISIT_INTERVAL_MS);
  }
  longest = Math.max(longest, performance.now() - servedAt);
  return longest > LONGEST_PAUSE_MS ? [`others were not served for ${Math.round(longest)} ms`] : [];
}
