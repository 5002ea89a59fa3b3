import { describe, expect, it } from "vitest";
import { WebhookDeliveries } from "../../../sandbox/marketing/webhook-deliveries.ts";
import { START } from "./fake-account.ts";

const MINUTE_MS = 60_000;
const WEBHOOK = {
  webhook_id: "hook",
  url: "http://localhost:8080/hook",
  type: "subscribe",
  body: "type=subscribe",
};

/** Deliveries with a manual clock, to a receiver that responds with these statuses in order. */
function deliveries(outcomes: readonly (number | Error)[], hosts: readonly string[] = []) {
  let now = Date.parse(START);
  const left = [...outcomes];
  const sent: string[] = [];
  const planned: { run: () => void; at: number }[] = [];
  const log = new WebhookDeliveries({
    now: () => now,
    secret: "secret",
    hosts,
    fetch: async (url) => {
      sent.push(String(url));
      const outcome = left.shift() ?? 200;
      if (outcome instanceof Error) throw outcome;
      return new Response(null, { status: outcome });
    },
    schedule: (run, milliseconds) => {
      const plan = { run, at: now + milliseconds };
      planned.push(plan);
      return () => void planned.splice(planned.indexOf(plan), 1);
    },
  });
  /** Runs the next scheduled attempt, and returns its delay in minutes. */
  const next = async () => {
    const plan = planned.shift();
    if (plan === undefined) throw new Error("No attempt is planned");
    const minutes = (plan.at - now) / MINUTE_MS;
    now = plan.at;
    const before = log.log[0]?.attempts.length;
    plan.run();
    await expect.poll(() => log.log[0]?.attempts.length).not.toBe(before);
    return minutes;
  };
  return { log, sent, planned, next };
}

describe("webhooks of the sandbox", () => {
  it("are retried after 5, 20 and 50 minutes, and then fail", async () => {
    const { log, next, planned } = deliveries([500, new Error("refused"), 301, 404]);
    await log.add(WEBHOOK);
    expect(log.log).toMatchObject([{ state: "waiting", next_attempt_at: "2026-11-21T08:05:00.000Z" }]);
    expect([await next(), await next(), await next()]).toEqual([5, 20, 50]);
    expect(log.log).toMatchObject([
      {
        state: "failed",
        attempts: [{ status: 500 }, { error: "refused" }, { status: 301 }, { status: 404 }],
      },
    ]);
    expect(planned).toEqual([]);
  });

  it("are retried at once on request", async () => {
    const { log, planned } = deliveries([503, 200]);
    await log.add(WEBHOOK);
    await log.retryNow();
    expect(log.log).toMatchObject([{ state: "delivered", attempts: [{ status: 503 }, { status: 200 }] }]);
    expect(planned).toEqual([]);
  });

  it("are no longer sent to a receiver that returned 410", async () => {
    const { log, sent } = deliveries([410]);
    await log.add(WEBHOOK);
    await log.add(WEBHOOK);
    expect(log.log.map(({ state }) => state)).toEqual(["disabled", "failed"]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    "http://169.254.169.254/latest/meta-data",
    "http://intranet/",
    "http://localhost.evil.example/",
    "http://[fd00::1]/",
    "ftp://localhost/",
  ])("are not sent to other machines: %s", async (url) => {
    const { log, sent } = deliveries([]);
    await log.add({ ...WEBHOOK, url });
    expect(log.log).toMatchObject([{ state: "refused", attempts: [] }]);
    expect(sent).toEqual([]);
  });

  it.each([
    "http://127.0.0.1:9/",
    "http://[::1]:9/",
    "https://localhost/",
    "https://hooks.larkfield.example/",
  ])("are sent to this machine and allowed hosts: %s", async (url) => {
    const { log, sent } = deliveries([204], ["hooks.larkfield.example"]);
    await log.add({ ...WEBHOOK, url });
    expect(sent).toEqual([url]);
  });

  it("are cancelled when the sandbox closes", async () => {
    const { log, planned } = deliveries([500]);
    await log.add(WEBHOOK);
    log.close();
    expect(planned).toEqual([]);
  });
});
