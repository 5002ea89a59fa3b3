import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Redis } from "ioredis";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { startRedis } from "../../containers/redis.ts";
import { READERS, startServices, WEBHOOK } from "../alerting-site.ts";
import { folderOfTest, type SiteProcess, startSite, unhurried } from "../site/site-process.ts";

/** By how much a clock is moved: more than a minute with its grace. */
const STEP_MS = 75_000;

const MOVED = "the clock was moved";

/** Node options with which {@link moveClocks} can move the clock of a process; its timers and deadlines stay as they are. */
async function movableClock(folder: string): Promise<readonly string[]> {
  const file = join(folder, "movable-clock.cjs");
  await writeFile(
    file,
    `let ahead = 0;
    const { now } = Date;
    Date.now = () => now() + ahead;
    globalThis.Date = new Proxy(Date, {
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
    });
    process.on("SIGUSR2", () => {
      ahead += ${STEP_MS};
      process.stdout.write('{"msg":"${MOVED}"}\\n');
    });`,
  );
  return ["--require", file];
}

/** Moves the clocks of processes by a step; they notice it with the next publish. */
async function moveClocks(sites: readonly SiteProcess[]): Promise<void> {
  const timesMoved = ({ log }: SiteProcess) => log().split(MOVED).length;
  const before = sites.map(timesMoved);
  for (const { process } of sites) process.kill("SIGUSR2");
  await vi.waitUntil(() => sites.every((site, index) => timesMoved(site) > (before[index] ?? 0)), {
    timeout: 10_000,
  });
}

/** Time for a slow machine. */
const WAIT_OPTIONS = { timeout: 60_000 };

/** A publish of this topic is announced to nobody, but every process looks for alerts that are due. */
const UNKNOWN_TOPIC = "Weather";

async function post(site: SiteProcess, path: string, body: string): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(site.origin + path, { method: "POST", headers, body })).status;
}

/** Two processes of the site with alerts and one Redis, at which the readers have signed up. */
async function startSites() {
  const redis = await startRedis();
  onTestFinished(() => redis.close());
  const services = await startServices();
  const folder = await folderOfTest();
  const start = async (index: number) =>
    startSite(join(folder, String(index)), {
      environment: { ...services.environment, REDIS_URL: redis.url },
      node: [...(await unhurried(folder)), ...(await movableClock(folder))],
    });
  const sites = await Promise.all([start(0), start(1)]);
  const [first] = sites;
  if (!first) throw new Error("No site has started");
  for (const [email, topics] of Object.entries(READERS))
    expect(await post(first, "/api/newsletterPost", JSON.stringify({ email, topics }))).toBe(200);
  return { redis, services, start, sites };
}

const RECIPIENTS = [["both@larkfield.example", "results@larkfield.example"]];

async function kill({ process }: SiteProcess): Promise<void> {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
}

/** Waits until a process has planned an alert. */
async function untilPlanned(url: string): Promise<void> {
  const redis = new Redis(url);
  const isPlanned = async () => /"failures"/.test((await redis.get("website:alerts")) ?? "");
  await vi.waitUntil(isPlanned, WAIT_OPTIONS).finally(() => redis.disconnect());
}

async function reportsLoss({ origin }: SiteProcess): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`);
  return response.status === 200 && (await response.text()).includes("alertLedgerRestoredSince");
}

it.skipIf(!inject("hasEngine")).each([
  ["alone", false],
  ["together with all processes", true],
])(
  "an alert is sent once although Redis loses it, and the loss is reported: Redis is killed %s",
  { timeout: 120_000 },
  async (_, areAllKilled) => {
    const { redis, services, start, sites: before } = await startSites();
    let sites: readonly SiteProcess[] = before;
    const tellAll = () =>
      Promise.all(sites.map((site) => post(site, "/api/webhooks/content", JSON.stringify(WEBHOOK))));
    services.publish("half-year-results", "Results");
    await tellAll();
    await untilPlanned(redis.url);

    await redis.kill();
    if (areAllKilled) await Promise.all(sites.map(kill));
    await redis.start();
    // A process with an empty disk does not know that there was a ledger. It starts first.
    const empty = await start(2);
    sites = areAllKilled ? await Promise.all([0, 1].map((index) => start(index))) : sites;
    sites = [...sites, empty];
    await moveClocks(sites);
    services.publish("a-minute-later", UNKNOWN_TOPIC);
    await tellAll();
    await vi.waitUntil(async () => (await services.recipients()).length > 0, WAIT_OPTIONS);
    const isCompleted = (site: SiteProcess) => site.log().includes("an alert is completed");
    await vi.waitUntil(() => sites.some(isCompleted), WAIT_OPTIONS);

    expect(await services.recipients()).toEqual(RECIPIENTS);
    // The empty process may have looked before the others have restored the ledger; it looks again after a publish.
    services.publish("two-minutes-later", UNKNOWN_TOPIC);
    await tellAll();
    for (const site of sites) await vi.waitUntil(() => reportsLoss(site), WAIT_OPTIONS);
    for (const site of sites) expect(site.log()).toContain("the ledger of alerts was lost");
  },
);
