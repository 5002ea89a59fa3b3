import { describe, expect, it, vi } from "vitest";
import { InMemoryNewsletterAudience } from "../../../src/adapters/in-memory/newsletter-audience.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";

const address = "reader@larkfield.example";
const GERMAN_NEWS = { name: "Meldungen", shared: "News" };
const NEWS = { name: "News", shared: "News" };

function newsletter() {
  const audience = new InMemoryNewsletterAudience();
  const count = vi.fn();
  const subscribe = new SubscribeNewsletter(audience, { meter: { ...silentMeter, count } });
  return { audience, count, subscribe, signUp: (text = address) => subscribe.run({ address: text }) };
}

describe("signing up for the newsletter", () => {
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

  it("does not reveal that an address is refused", async () => {
    const { audience, signUp } = newsletter();
    audience.refuse(addressOf(address));
    expect(await signUp()).toBe("signed-up");
    expect(audience.addresses).toEqual([]);
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

  it("is counted by its outcome, and rejects if the audience fails", async () => {
    const { audience, count, subscribe, signUp } = newsletter();
    await signUp();
    expect(await subscribe.run({ address, honeypot: "https://spam.example" })).toBe("suspected-bot");
    audience.refuse(addressOf(address));
    await signUp();
    audience.fail();
    await expect(signUp()).rejects.toMatchObject({ name: "NewsletterAudienceError" });
    const outcomes = ["signed-up", "suspected-bot", "refused", "failed"];
    expect(count.mock.calls).toEqual(outcomes.map((outcome) => ["sign_ups_total", { outcome }]));
  });

  it("passes the chosen topics that the site offers, and loads these only if some were chosen", async () => {
    const audience = new InMemoryNewsletterAudience();
    const offeredTopics = vi.fn(async () => [{ name: "Results", shared: "Results" }, NEWS]);
    const subscribe = new SubscribeNewsletter(audience, { offeredTopics });
    await subscribe.run({ address });
    expect(offeredTopics).not.toHaveBeenCalled();
    await subscribe.run({ address, topics: ["News", "made up"] });
    expect(audience.topicsOf(addressOf(address))).toEqual(["News"]);
  });

  it("from a page in another language is for the same topics, by the names of the default language", async () => {
    const audience = new InMemoryNewsletterAudience();
    const offeredTopics = async (language?: string) => (language === "de" ? [GERMAN_NEWS] : [NEWS]);
    const memberLanguage = (language = "en") => language;
    const subscribe = new SubscribeNewsletter(audience, { offeredTopics, memberLanguage });
    await subscribe.run({ address, topics: ["Meldungen", "News"], language: "de" });
    expect(audience.topicsOf(addressOf(address))).toEqual(["News"]);
    expect(audience.languageOf(addressOf(address))).toBe("de");
    await subscribe.run({ address });
    expect(audience.languageOf(addressOf(address))).toBe("en");
  });

  it("leaves the audience the rest of the timeout when loading the topics took some of it", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const subscribe = vi.fn(async () => "signed-up" as const);
    const offeredTopics = async () => {
      vi.advanceTimersByTime(4_000);
      return [NEWS];
    };
    const slow = new SubscribeNewsletter({ subscribe }, { offeredTopics });
    await slow.run({ address });
    expect(subscribe).toHaveBeenLastCalledWith(address, expect.objectContaining({ timeoutMs: 9_000 }));
    await slow.run({ address, topics: ["News"] });
    expect(subscribe).toHaveBeenLastCalledWith(address, expect.objectContaining({ timeoutMs: 5_000 }));
  });

  it("rejects above the concurrency limit", async () => {
    const { promise, resolve } = Promise.withResolvers<"signed-up">();
    const subscribe = vi.fn(() => promise);
    const crowded = new SubscribeNewsletter({ subscribe });
    const first = Array.from({ length: 60 }, () => crowded.run({ address }));
    expect(await crowded.run({ address })).toBe("busy");
    expect(subscribe).toHaveBeenCalledTimes(60);
    resolve("signed-up");
    await Promise.all(first);
    expect(await crowded.run({ address })).toBe("signed-up");
  });
});
