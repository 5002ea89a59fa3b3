import { describe, expect, it, vi } from "vitest";
import { redisHealth } from "../../../src/adapters/redis/redis-health.ts";
import { createLog, redactAddresses } from "../../../src/composition/operator-log.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { isLinear } from "../../cpu-time.ts";

function logging(secrets: readonly string[] = []) {
  const lines: string[] = [];
  const log = createLog({ logLevel: "info", secrets }, { write: (line) => void lines.push(line) });
  return { log, text: () => lines.join("") };
}

describe("the operator's log", () => {
  it.each([
    ["/search?s=reader@larkfield.example&t=page", "/search?s=[redacted]&t=page"],
    ["/search?s=reader%40larkfield.example&t=page", "/search?s=[redacted]&t=page"],
    ["/elsewhere?to=%2Fsearch%3Fs%3Dreader%2540larkfield.example", "/elsewhere?to=[redacted]"],
    ["<reader@larkfield.example>, reader+news@larkfield.example is", "<[redacted]>, [redacted] is"],
    ...["at run (/site/node_modules/@fastify/static/index.js:12:3)"].map((path) => [path, path]),
  ])("redacts e-mail addresses, and nothing else: %s", (text, logged) => {
    expect(redactAddresses(text)).toBe(logged);
  });

  it.each(["a", "@", "%25", "a@"])("takes linear time for a text of %s", async (part) => {
    expect(await isLinear((length) => redactAddresses(part.repeat(length / part.length)), 300_000)).toBe(
      true,
    );
  });

  it.each([["\u009b2J\u202egnp.exe\u2069\u2028"], ["in a line of ASCII\x7f"]])(
    "escapes characters that control a terminal or the direction of a text",
    (host) => {
      const { log, text } = logging();
      log.info({ host }, "request completed");
      expect(text()).not.toMatch(/[\x7f-\x9f\u2028-\u202e\u2066-\u2069]/);
      expect(JSON.parse(text()).host).toBe(host);
    },
  );

  it("redacts addresses and secrets in errors and their causes", () => {
    const { log, text } = logging(['s3cret/"key']);
    const cause = new Error('401 with key s3cret/"key, ?token=s3cret%2F%22key');
    log.error({ err: new Error("reader@larkfield.example is a list member", { cause }) }, "it failed");
    expect(text()).toContain("it failed");
    expect(text()).not.toMatch(/reader|larkfield|s3cret/);
  });

  it("does not change words that contain a short secret", () => {
    const { log, text } = logging(["a", "test"]);
    log.warn({ reason: "test" }, "the latest page of a day");
    expect(text()).toContain("the latest page of a day");
    expect(text()).not.toContain('"test"');
  });

  it("redacts credentials in error messages, but not similar words", () => {
    const { log, text } = logging(["s3cret-key"]);
    const sent = Buffer.from("user:s3cret-key").toString("base64");
    const words = "Basic rules, and a Bearer of news";
    log.error({ err: new Error(`401: {"authorization":"Basic ${sent}"}`) }, words);
    expect(text()).toContain('Basic [redacted]\\"');
    expect(text()).toContain(words);
    expect(text()).not.toContain(sent);
  });

  it.each([
    "/api/preview?token=https%3A%2F%2Flarkfield.prismic.io%2Fpreviews%2FZ1:YQ&documentId=page_terms",
    "/api/preview?documentId=page_terms&token=https://larkfield.prismic.io/previews/Z1:YQ?websitePreviewId=W2",
    "GET https://larkfield.cdn.prismic.io/api/v2/documents/search?q=x&ref=https%3A%2F%2Flarkfield.prismic.io%2Fpreviews%2FZ1%3AYQ&page=1",
    "/api/preview?token=m-Z1:p-YQ&documentId=page_terms",
    "GET https://larkfield.cdn.prismic.io/api/v2/documents/search?ref=m-Z1%3Ap-YQ&page=1",
    "/login?to=%2Fapi%2Fpreview%3FdocumentId%3Dx%26token%3Dm-Z1%253Ap-YQ",
    "/login?to=%2Fapi%2Fpreview%3Ftoken%3Dhttps%253A%252F%252Flarkfield.prismic.io%252Fpreviews%252FZ1%253AYQ",
  ])("redacts preview tokens, which give access to drafts: %s", (url) => {
    const { log, text } = logging();
    log.info({ req: { url } }, "incoming request");
    expect(text()).toContain("incoming request");
    expect(text()).not.toMatch(/Z1|YQ|W2/);
    expect(text()).not.toContain("[redacted][redacted]");
  });

  it("shows published refs, which explain what visitors see", () => {
    const { log, text } = logging();
    log.info({ req: { url: "/api/v2/documents/search?ref=ZkRxEAACMA7q2fab&page=1" } }, "a read");
    expect(text()).toContain("ref=ZkRxEAACMA7q2fab&page=1");
  });

  it("redacts cookies and credentials of a request", () => {
    const { log, text } = logging();
    const headers = { authorization: "Bearer abc", cookie: "session=abc", "set-cookie": "session=abc" };
    log.info({ headers, request: { headers }, err: { request: { headers } } }, "a call");
    expect(text()).toContain("a call");
    expect(text()).not.toContain("abc");
  });
});

it("an outage of Redis is logged once at its start and once at its end, for any number of connections", () => {
  const log = { ...silentLog, warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const redis = redisHealth({ log, meter });
  for (const use of ["commands", "subscriber", "commands"] as const) redis.fails(use, new Error("refused"));
  expect(log.warn).toHaveBeenCalledOnce();
  expect(meter.set.mock.calls).toEqual([["redis_up", {}, 0]]);
  redis.works("commands");
  expect(log.info).not.toHaveBeenCalled();
  redis.works("subscriber");
  redis.works("commands");
  expect(log.info).toHaveBeenCalledOnce();
  expect(meter.set).toHaveBeenLastCalledWith("redis_up", {}, 1);
});
