import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { READERS, startServices, WEBHOOK } from "../alerting-site.ts";
import { folderOfTest, type SiteProcess, startSite } from "../site/site-process.ts";
import { hasRedis, startRedis } from "./redis-server.ts";

/** Time for the end of the minute, the expiry of a claim, and a slow machine. */
const WAIT_OPTIONS = { timeout: 240_000, interval: 250 };

async function post(site: SiteProcess, path: string, body: string): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(site.origin + path, { method: "POST", headers, body })).status;
}

async function kill({ process }: SiteProcess): Promise<void> {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
}

describe.skipIf(!hasRedis)("three processes of the site with alerts", { timeout: 400_000 }, () => {
  it("send one campaign to exactly its subscribers, although one is killed meanwhile and each gets five webhooks", async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const services = await startServices();
    const folder = await folderOfTest();
    const start = (index: number) =>
      startSite(join(folder, String(index)), {
        environment: { ...services.environment, ESP_API_KEY: `replica${index}-us19`, REDIS_URL: redis.url },
      });
    const sites = await Promise.all([0, 1, 2].map(start));
    const tellAll = () =>
      Promise.all(
        sites.flatMap((site) =>
          Array.from({ length: 5 }, () => post(site, "/api/webhooks/content", WEBHOOK)),
        ),
      );
    const [first] = sites;
    if (!first) throw new Error("No site has started");
    for (const [email, topics] of Object.entries(READERS))
      expect(await post(first, "/api/newsletterPost", JSON.stringify({ email, topics }))).toBe(200);

    // The process with the claim hangs after the campaign is created.
    services.faults.add({ kind: "silence", operation: "campaigns.content.set", times: 1 });
    services.publish("half-year-results", "Results");
    expect(new Set(await tellAll())).toEqual(new Set([200]));
    await vi.waitUntil(() => services.creators.length > 0, WAIT_OPTIONS);
    const killed = Number(/^replica(\d)/.exec(services.creators[0] ?? "")?.[1]);
    const victim = sites[killed];
    if (!victim) throw new Error(`Nobody has the key ${services.creators[0]}`);
    await kill(victim);
    sites[killed] = await start(killed);
    await tellAll();
    await vi.waitUntil(async () => (await services.recipients())[0]?.length === 2, WAIT_OPTIONS);
    await vi.waitUntil(
      () => sites.some((site) => site.log().includes("an alert is completed")),
      WAIT_OPTIONS,
    );
    await tellAll();

    expect(services.creators).toHaveLength(1);
    expect(await services.recipients()).toEqual([["both@larkfield.example", "results@larkfield.example"]]);
  });
});
