import { describe, expect, it, vi } from "vitest";
import { InMemoryNewsletterAudience } from "../../../src/adapters/in-memory/newsletter-audience.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";

const address = "reader@larkfield.example";

function newsletter() {
  const audience = new InMemoryNewsletterAudience();
  const count = vi.fn();
  const subscribe = new SubscribeNewsletter(audience, { meter: { ...silentMeter, count } });
  return { audience, count, subscribe, signUp: (text = address) => subscribe.run({ address: text }) };
}

describe("signing up for the newsletter", () => {
  it("succeeds for a new and for a known address, without surrounding spaces", async () => {
    const { audience, signUp } = newsletter();
    expect(await signUp()).toBe("signed-up");
    expect(await signUp(` ${address} `)).toBe("signed-up");
    expect(audience.addresses).toEqual([address]);
  });

  it.each([
    "reader@bücher.example",
    "reader@BÜCHER.example",
    "reader@bu\u0308cher.example",
    "reader@bücher。example",
    "\ufeff\u00a0reader@\u200bbücher.example\u200e",
    "reader\u00ad@bücher.\u2060example\u202f",
    "reader@xn--bcher-kva.example",
  ])("means the same international domain by %j, whatever the browser sends", async (text) => {
    const { audience, signUp } = newsletter();
    expect(await signUp(text)).toBe("signed-up");
    expect(audience.addresses).toEqual(["reader@xn--bcher-kva.example"]);
  });

  it("does not reveal that an address is refused, but counts it", async () => {
    const { audience, count, signUp } = newsletter();
    audience.refuse(addressOf(address));
    expect(await signUp()).toBe("signed-up");
    expect(audience.addresses).toEqual([]);
    expect(count.mock.calls).toEqual([["sign_ups_total", { outcome: "refused" }]]);
  });

  it.each([
    "",
    "reader",
    "reader@",
    "@larkfield.example",
    "a b@larkfield.example",
    "jürgen@larkfield.example",
    "reader@bücher",
    "reader@bücher.example/x",
    "reader@-ü-.\u200d.example",
    `${"a".repeat(250)}@b.example`,
  ])("sends nothing for %j, which is invalid", async (text) => {
    const { audience, signUp } = newsletter();
    expect(await signUp(text)).toBe("invalid-address");
    expect(audience.addresses).toEqual([]);
  });

  it("sends nothing for a form whose honeypot was filled in, and counts it", async () => {
    const { audience, count, subscribe } = newsletter();
    expect(await subscribe.run({ address, honeypot: "https://spam.example" })).toBe("suspected-bot");
    expect(await subscribe.run({ address, honeypot: "" })).toBe("signed-up");
    expect(audience.addresses).toEqual([address]);
    expect(count.mock.calls[0]).toEqual(["sign_ups_total", { outcome: "suspected-bot" }]);
  });

  it("rejects if the audience fails, and counts outcomes", async () => {
    const { audience, count, signUp } = newsletter();
    await signUp();
    audience.fail();
    await expect(signUp()).rejects.toMatchObject({ name: "NewsletterAudienceError" });
    expect(count.mock.calls).toEqual([
      ["sign_ups_total", { outcome: "signed-up" }],
      ["sign_ups_total", { outcome: "failed" }],
    ]);
  });

  it("passes the chosen topics that the site offers, and loads these only if some were chosen", async () => {
    const audience = new InMemoryNewsletterAudience();
    const offeredTopics = vi.fn(async () => ["Results", "News"]);
    const subscribe = new SubscribeNewsletter(audience, { offeredTopics });
    await subscribe.run({ address });
    expect(offeredTopics).not.toHaveBeenCalled();
    await subscribe.run({ address, topics: ["News", "made up"] });
    expect(audience.topicsOf(addressOf(address))).toEqual(["News"]);
  });

  it("leaves the audience the rest of the timeout when loading the topics took some of it", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const subscribe = vi.fn(async () => "signed-up" as const);
    const slow = new SubscribeNewsletter(
      { subscribe },
      {
        offeredTopics: async () => {
          vi.advanceTimersByTime(4_000);
          return ["News"];
        },
      },
    );
    await slow.run({ address });
    expect(subscribe).toHaveBeenLastCalledWith(address, expect.objectContaining({ timeoutMs: 9_000 }));
    await slow.run({ address, topics: ["News"] });
    expect(subscribe).toHaveBeenLastCalledWith(address, expect.objectContaining({ timeoutMs: 5_000 }));
  });

  it("rejects above the concurrency limit", async () => {
    const waiting: (() => void)[] = [];
    const subscribe = vi.fn(
      () => new Promise<"signed-up">((resolve) => waiting.push(() => resolve("signed-up"))),
    );
    const crowded = new SubscribeNewsletter({ subscribe });
    const first = Array.from({ length: 60 }, () => crowded.run({ address }));
    expect(await crowded.run({ address })).toBe("busy");
    expect(subscribe).toHaveBeenCalledTimes(60);
    for (const end of waiting) end();
    await Promise.all(first);
    const next = crowded.run({ address });
    waiting.at(-1)?.();
    expect(await next).toBe("signed-up");
  });
});
