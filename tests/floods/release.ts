import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Agent } from "undici";
import { SandboxEditor } from "../../scripts/site-process/editor.ts";
import { freePort } from "../../scripts/site-process/free-port.ts";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { type Attackers, described, startFlood, VISITOR } from "../../scripts/soak/request-floods.ts";

/** A word that occurs only in what waits for the release, and its title. */
const SECRET = "Windfall";
const TITLE = `${SECRET} of the drill`;
/** Time from the publish to the release, in which the site polls, the flood connects, and the index is built. */
const UNTIL_RELEASE_MS = 25_000;
/** Time after the release until a visitor gives up. */
const AFTER_MS = 15_000;
/** Interval at which a visitor asks for each address. */
const LOOK_INTERVAL_MS = 50;
/** Maximum time from the end of an embargo until each address shows what was released. */
const MAX_AFTER_EMBARGO_MS = 1_000;
/** The same from the exchange's announcement, with several processes. */
const MAX_AFTER_EXCHANGE_MS = 2_000;

const UID = "release-drill";
const REFERENCE = "06A-DRILL";

/** Addresses that show what was released, and a text that appears there; none in a workbook, which is compressed. */
const PLACES: readonly (readonly [name: string, path: string, text: string])[] = [
  ["page", `/news/${UID}`, TITLE],
  ["list", "/news", TITLE],
  ["search", `/search?s=${SECRET}`, `/news/${UID}`],
  ["feed", "/news/rss.xml", TITLE],
  ["calendar", "/investors/calendar.ics", TITLE],
  ["facts", "/facts.json", TITLE],
  ["workbook", `/figures/news/${UID}/key-figures.xlsx`, ""],
];

const ADDRESSES = Array.from({ length: 250 }, (_, index) => `127.0.1.${1 + index}`);

const QUIET = "nobody else";

/** Who is busy with the site meanwhile. */
const CROWDS: readonly (readonly [name: string, attackers: Attackers | undefined])[] = [
  [QUIET, undefined],
  ["3,000 connections that never pause", { addresses: ADDRESSES, connections: 12 }],
  ["5,000 connections that pause a second", { addresses: ADDRESSES, connections: 20, pauseMs: 1_000 }],
];

/** What the article and the dividend wait for. */
type Gate = "embargo" | "exchange";

interface Finding {
  readonly line: string;
  readonly complaints: readonly string[];
}

/**
 * Releases an article and a dividend while crowds are busy with the site, and measures when a visitor sees them at each
 * address.
 *
 * @param redisUrl - For two processes that share it, without crowds: an embargo ends, and the exchange releases. Default:
 *   one process.
 */
export async function* releaseBesideCrowds(redisUrl?: string): AsyncGenerator<Finding> {
  if (redisUrl === undefined) {
    for (const [crowd, attackers] of CROWDS) yield await release("embargo", crowd, attackers, redisUrl);
    return;
  }
  for (const gate of ["embargo", "exchange"] as const) yield await release(gate, QUIET, undefined, redisUrl);
}

async function release(
  gate: Gate,
  crowd: string,
  attackers: Attackers | undefined,
  redisUrl: string | undefined,
): Promise<Finding> {
  await using services = await startSandbox();
  const environment = {
    CONTENT_API_ENDPOINT: `${services.origin}/api/v2`,
    ANNOUNCEMENTS_FEED: `${services.origin}/exchange/announcements.xml`,
    ACCESS_LOG: "false",
    // The visitor looks more often than people search.
    SEARCHES_PER_MINUTE: "0",
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  };
  const sites = await Promise.all(
    Array.from({ length: redisUrl === undefined ? 1 : 2 }, () => SiteProcess.start(environment)),
  );
  const moment = Math.ceil((Date.now() + UNTIL_RELEASE_MS) / 1_000) * 1_000;
  await publishWaiting(services.editor, gate, moment);
  const floods = attackers
    ? await Promise.all(sites.map(({ origin }) => startFlood(origin, "a cached page", attackers)))
    : [];
  await wait(moment - Date.now() - UNTIL_RELEASE_MS / 2);
  const seen = sites.map(({ origin }) => firstSeen(origin, moment + AFTER_MS));
  await wait(moment - Date.now());
  const acknowledged = Date.now();
  if (gate === "exchange") await announce(services.origin);
  const shown = (await Promise.all(seen)).flat();
  const statuses = await Promise.all(floods.map((end) => end()));
  const hasEnded = sites.some((site) => site.hasEnded);
  await Promise.all(sites.map((site) => site.stop()));
  const from = gate === "exchange" ? acknowledged : moment;
  const max = gate === "exchange" ? MAX_AFTER_EXCHANGE_MS : MAX_AFTER_EMBARGO_MS;
  const complaints = shown.flatMap(({ name, at }) => {
    if (at === undefined) return [`${name} has not shown it`];
    if (at < from) return [`${name} has shown it ${from - at} ms before its time`];
    return at - from > max ? [`${name} has shown it after more than ${max} ms`] : [];
  });
  if (hasEnded) complaints.push("a process has ended");
  const times = shown.map(({ name, at }) => `${name} ${at === undefined ? "never" : `${at - from} ms`}`);
  const crowded = statuses.map(described).join(", ");
  return {
    line: `${gate}, ${crowd}${crowded === "" ? "" : ` (${crowded})`}: ${times.join(", ")}`,
    complaints,
  };
}

/** Polls each address until it shows what was released; resolves with the time of that, in milliseconds of Unix time. */
async function firstSeen(origin: string, until: number) {
  const agent = new Agent({ connections: PLACES.length, localAddress: VISITOR });
  const shown = await Promise.all(
    PLACES.map(async ([name, path, expected]) => {
      while (Date.now() < until) {
        const { statusCode, body } = await agent.request({ origin, path, method: "GET" });
        const text = await body.text();
        if (statusCode === 200 && text.includes(expected)) return { name, at: Date.now() };
        await wait(LOOK_INTERVAL_MS);
      }
      return { name, at: undefined };
    }),
  );
  await agent.destroy();
  return shown;
}

async function publishWaiting(editor: SandboxEditor, gate: Gate, moment: number): Promise<void> {
  const time = new Date(moment).toISOString().replace(".000Z", "+0000");
  const day = time.slice(0, 10);
  const waits =
    gate === "embargo"
      ? { embargo: time }
      : {
          release: "When the exchange has released it",
          exchange_reference: REFERENCE,
          release_latest: time,
        };
  const figures = [{ value: "9,876.5", label: "Revenue" }];
  await editor.add({
    type: "news-article",
    uid: UID,
    data: {
      ...waits,
      title: TITLE,
      date: day,
      body: [],
      slices: [
        {
          slice_type: "statistics",
          variation: "default",
          primary: { heading: "Key figures", source: "Report", figures },
          items: [],
        },
      ],
    },
  });
  await editor.add({
    type: "dividend",
    uid: UID,
    data: {
      ...waits,
      kind: "Special",
      period: TITLE,
      amount: 9.876,
      declared: day,
      payment: new Date(moment + 20 * 86_400_000).toISOString().slice(0, 10),
    },
  });
  await editor.publish();
}

async function announce(origin: string): Promise<void> {
  const response = await fetch(`${origin}/editor/actions/announce`, {
    method: "POST",
    body: new URLSearchParams({ reference: REFERENCE, title: "Released" }),
    redirect: "manual",
  });
  if (response.status >= 400) throw new Error(`The exchange answered ${response.status}`);
}

/** Both services in a process of their own, as on another machine. */
async function startSandbox() {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(new URL("../../sandbox/main.ts", import.meta.url), [], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "error", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  // Also if this process crashes.
  process.once("exit", () => child.kill("SIGKILL"));
  // It says that it listens.
  if (child.stdout) await once(child.stdout, "data");
  return {
    origin,
    editor: new SandboxEditor(origin),
    async [Symbol.asyncDispose]() {
      // Requests of the site keep connections open, for which it would wait.
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
