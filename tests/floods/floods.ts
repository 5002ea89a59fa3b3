import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FloodedSite } from "./flooded-site.ts";

/** Something that one client does to a site. */
interface Flood {
  readonly name: string;
  /** That the site's process may have. */
  readonly maxOpenFiles: number;
  /** Whether it is what a proxy has to hold as well; its own times are its own. */
  readonly isForProxies: boolean;
  /** Does it, and says what must not have come of it. */
  readonly run: (site: FloodedSite) => Promise<string[]>;
}

const REQUEST = "GET /investors HTTP/1.1\r\nhost: localhost\r\n\r\n";
/** Milliseconds for which a flood goes on. */
const FLOOD_MS = 30_000;
/** Milliseconds after which a client tries again. */
const ROUND_MS = 5_000;
/** Milliseconds for which others may have to wait, or come back, until they are served again. */
const LONGEST_PAUSE_MS = 10_000;
/** Milliseconds between two visits by somebody else. */
const VISIT_INTERVAL_MS = 250;

/** Floods that once ended the process or kept its connections for minutes. */
export const floods: readonly Flood[] = [
  {
    name: "150 connections each send 2,000 requests at once, and read nothing",
    maxOpenFiles: 4_096,
    isForProxies: true,
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
    isForProxies: true,
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
  {
    name: "a request whose headers never end is given up after 10 s",
    maxOpenFiles: 4_096,
    isForProxies: false,
    run: (site) => givenUpAfter(site, "GET / HTTP/1.1\r\nhost: loc", 10),
  },
  {
    name: "a request whose body never ends is given up after 30 s",
    maxOpenFiles: 4_096,
    isForProxies: false,
    run: (site) =>
      givenUpAfter(
        site,
        'POST /api/newsletterPost HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n"',
        30,
      ),
  },
];

/** Resolves when a connection is closed, in good order or not. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

/** Visits a page now and then; complains if for long no visit is answered with the page. */
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

/** Complains if a connection is not closed at the second that it should be, or the two after it. */
async function givenUpAfter(site: FloodedSite, sent: string, seconds: number): Promise<string[]> {
  const began = performance.now();
  const socket = site.open(sent);
  socket.resume();
  await closed(socket);
  const took = (performance.now() - began) / 1_000;
  return took < seconds - 1 || took > seconds + 2 ? [`it took ${took.toFixed(1)} s`] : [];
}
