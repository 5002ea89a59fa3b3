import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { WebhookDeliveries } from "../../../sandbox/marketing/webhook-deliveries.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { signWebhook, verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
import { parseWebhook } from "../../../src/ports/marketing-api/webhooks.ts";
import { START } from "./fake-account.ts";

const now = Date.UTC(2026, 10, 21, 8, 30);
const secret = "whsec";
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const fired_at = "2026-11-21 08:30:00";
const member = {
  fired_at,
  "data[id]": "8a25ff1d98",
  "data[list_id]": "a6b5da1054",
  "data[email]": "jo+news@example.com",
  "data[email_type]": "html",
  "data[merges][EMAIL]": "jo+news@example.com",
  "data[merges][ADDRESS][city]": "Larkfield",
  "data[merges][GROUPINGS][0][name]": "Interests & more",
};
const merges = {
  EMAIL: "jo+news@example.com",
  ADDRESS: { city: "Larkfield" },
  GROUPINGS: { 0: { name: "Interests & more" } },
};

function sign(body: string, at = now, by = secret): string {
  const time = Math.floor(at / 1000);
  return `t=${time},v1=${createHmac("sha256", by).update(`${time}.${body}`).digest("hex")}`;
}

it("a signature of time and body is valid, for text and bytes", async () => {
  const body = "type=subscribe&data[email]=zoë";
  expect(await verifyWebhookSignature(body, sign(body), secret, now)).toBe(true);
  expect(await verifyWebhookSignature(Buffer.from(body), sign(body), secret, now)).toBe(true);
  expect(await signWebhook(body, secret, now)).toBe(sign(body));
});

it("a signature is valid for 300 seconds before and after its time", async () => {
  const late = (milliseconds: number) => verifyWebhookSignature("b", sign("b"), secret, now + milliseconds);
  const all = [late(300_000), late(-300_000), late(301_000), late(-301_000)];
  expect(await Promise.all(all)).toEqual([true, true, false, false]);
});

it.for([
  ["another body", sign("other")],
  ["another secret", sign("body", now, "other")],
  ["another time", sign("body").replace(/^t=\d+/, `t=${Math.floor(now / 1000) - 1}`)],
  ["no time", sign("body").replace(/^.*,/, "")],
  ["a time that is none", sign("body").replace(/^t=/, "t=-")],
  ["no signature", "t=1795249800"],
  ["half a signature", sign("body").slice(0, -32)],
  ["another version", sign("body").replace("v1", "v0")],
  ["nothing", ""],
  ["no header", undefined],
] as const)("a signature of %s is not valid", async ([, header]) => {
  expect(await verifyWebhookSignature("body", header, secret, now)).toBe(false);
});

it("one of several signatures is enough", async () => {
  const header = `${sign("body")},v1=${"0".repeat(64)}`;
  expect(await verifyWebhookSignature("body", header, secret, now)).toBe(true);
});

it("nothing is valid under an empty secret", async () => {
  expect(await verifyWebhookSignature("body", sign("body", now, ""), "", now)).toBe(false);
});

it.each([[undefined], [null], [5], [{}]])(
  "nothing is valid under %j in place of a secret, also what is signed with its name",
  async (missing) => {
    const verify = Reflect.apply(verifyWebhookSignature, undefined, [
      "body",
      sign("body", now, String(missing)),
      missing,
      now,
    ]);
    expect(await verify).toBe(false);
  },
);

it.each([[undefined], [null], [""]])("nothing is signed with %j in place of a secret", async (missing) => {
  const sent = Reflect.apply(signWebhook, undefined, ["body", missing, now]);
  await expect(sent).rejects.toMatchObject({ failure: "missing-parameter", operation: "signWebhook" });
});

it("a header that came as a list is not valid", async () => {
  expect(await verifyWebhookSignature("body", [sign("body")], secret, now)).toBe(false);
});

it("a body that has been parsed is refused, by its name", async () => {
  const verify = Reflect.apply(verifyWebhookSignature, undefined, [{ type: "a" }, sign("body"), secret, now]);
  await expect(verify).rejects.toMatchObject({
    failure: "invalid-parameter",
    message: expect.stringContaining("'body' when calling verifyWebhookSignature: it has to be the raw body"),
  });
});

it("a body is read as text and as bytes", () => {
  const body = form({ ...member, type: "profile", "data[merges][FNAME]": "Zoë" });
  expect(parseWebhook(new TextEncoder().encode(body))).toEqual(parseWebhook(body));
});

it("a subscription has the member with nested merge fields", () => {
  const event = parseWebhook(form({ ...member, type: "subscribe", "data[ip_signup]": "192.0.2.1" }));
  expect(event).toMatchObject({ type: "subscribe", fired_at });
  expect(structuredClone(event.data)).toEqual({
    id: "8a25ff1d98",
    list_id: "a6b5da1054",
    email: "jo+news@example.com",
    email_type: "html",
    ip_signup: "192.0.2.1",
    merges,
  });
});

const addresses = { "data[new_email]": "n@x", "data[old_email]": "o@x" };

it.for([
  ["unsubscribe", { ...member, "data[action]": "unsub", "data[reason]": "manual" }],
  ["profile", member],
  ["upemail", { fired_at, "data[list_id]": "a", "data[new_id]": "b", ...addresses }],
  ["cleaned", { fired_at, "data[list_id]": "a", "data[email]": "c@x", "data[reason]": "hard" }],
  ["campaign", { fired_at, "data[id]": "a", "data[list_id]": "b", "data[status]": "sent" }],
] as const)("%s is known, and complete or refused", ([type, fields]) => {
  expect(parseWebhook(form({ ...fields, type })).type).toBe(type);
  const { "data[list_id]": _gone, ...incomplete } = fields;
  expect(() => parseWebhook(form({ ...incomplete, type }))).toThrow("it lacks one of");
});

it("an unknown type is kept with all its data", () => {
  const { data, ...event } = parseWebhook(form({ type: "sms", fired_at, "data[to][number]": "1" }));
  expect(event).toEqual({ type: "unknown", sent_type: "sms", fired_at });
  expect(structuredClone(data)).toEqual({ to: { number: "1" } });
});

it("names that are special in JavaScript are ordinary fields", () => {
  const { data } = parseWebhook("type=sms&fired_at=x&data[__proto__][polluted]=1&data[constructor]=2");
  expect(Object.keys(data)).toEqual(["__proto__", "constructor"]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

it("fields that are nested too deep are dropped", () => {
  const deep = `data${"[a]".repeat(1_000)}=1`;
  expect(structuredClone(parseWebhook(`type=sms&fired_at=x&data[b]=1&${deep}`).data)).toEqual({ b: "1" });
});

it.for([
  ["", "no type"],
  ["type=subscribe&fired_at=x", "no type, fired_at or data"],
  ["type=subscribe&data[id]=1", "no type, fired_at or data"],
  [
    form({ ...member, type: "profile", "data[merges]": "text" }).replace(/&data%5Bmerges%5D%5B[^&]*/g, ""),
    "merges",
  ],
  ["type=cleaned&fired_at=x&data[list_id]=a&data[email][b]=c", "fields where text belongs"],
] as const)("the body %j is unreadable", ([body, reason]) => {
  expect(() => parseWebhook(body)).toThrow(MarketingApiError);
  expect(() => parseWebhook(body)).toThrow(reason);
});

it("a group without fields, which a form sends as empty text, has none", () => {
  const fields = Object.entries(member).filter(([name]) => !name.startsWith("data[merges]"));
  const event = parseWebhook(form({ ...Object.fromEntries(fields), type: "profile", "data[merges]": "" }));
  expect(event).toMatchObject({ type: "profile", data: { merges: {} } });
  const unknown = parseWebhook(form({ type: "new", fired_at, data: "" }));
  expect(unknown).toMatchObject({ sent_type: "new", data: {} });
});

const MINUTE_MS = 60_000;
const WEBHOOK = {
  webhook_id: "hook",
  url: "http://localhost:8080/hook",
  type: "subscribe",
  body: "type=subscribe",
};

/** Deliveries with a manual clock, to a receiver that responds with these statuses in order. */
function deliveries(outcomes: readonly (number | Error)[], hosts: readonly string[] = []) {
  let time = Date.parse(START);
  const left = [...outcomes];
  const sent: string[] = [];
  const planned: { run: () => void; at: number }[] = [];
  const log = new WebhookDeliveries({
    now: () => time,
    secret: "secret",
    hosts,
    fetch: async (url) => {
      sent.push(String(url));
      const outcome = left.shift() ?? 200;
      if (outcome instanceof Error) throw outcome;
      return new Response(null, { status: outcome });
    },
    schedule: (run, milliseconds) => {
      const plan = { run, at: time + milliseconds };
      planned.push(plan);
      return () => void planned.splice(planned.indexOf(plan), 1);
    },
  });
  /** Runs the next scheduled attempt, and returns its delay in minutes. */
  const next = async () => {
    const plan = planned.shift();
    if (plan === undefined) throw new Error("No attempt is planned");
    const minutes = (plan.at - time) / MINUTE_MS;
    time = plan.at;
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
