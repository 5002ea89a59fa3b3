import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { NewsletterAudienceError } from "../../../src/ports/newsletter-audience.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";
import { marketingAudience } from "../newsletter-audience.ts";

const READER = addressOf("reader@larkfield.example");

async function provider(options: { readonly hasDoubleOptIn?: boolean } = {}) {
  const { api, audience, calls, listId } = await marketingAudience(options);
  const member = { list_id: listId, subscriber_hash: READER };
  return {
    calls,
    signUp: (...topics: readonly string[]) => audience.subscribe(READER, { timeoutMs: 9_000, topics }),
    eraseForGood: () => api.lists.members.deletePermanent(member),
    statusOf: async () => (await api.lists.members.get(member)).status,
    setStatus: (status: "subscribed" | "unsubscribed" | "cleaned") =>
      api.lists.members.update({ ...member, body: { status } }),
  };
}

describe("an address at the marketing provider", () => {
  it("has to confirm if it is new", async () => {
    const { signUp, statusOf } = await provider();
    await signUp();
    expect(await statusOf()).toBe("pending");
  });

  it("is subscribed at once without double opt-in, and stays subscribed", async () => {
    const { signUp, statusOf } = await provider({ hasDoubleOptIn: false });
    for (const _ of [1, 2]) {
      await signUp();
      expect(await statusOf()).toBe("subscribed");
    }
  });

  it.each(["unsubscribed", "cleaned"] as const)("has to confirm if it was %s", async (status) => {
    const { signUp, setStatus, statusOf } = await provider({ hasDoubleOptIn: false });
    await signUp();
    await setStatus(status);
    expect(await signUp()).toBe("signed-up");
    expect(await statusOf()).toBe("pending");
  });

  it("needs the same calls for known and unknown addresses", async () => {
    const { calls, signUp, setStatus } = await provider();
    await signUp();
    const first = calls.splice(0);
    await signUp();
    const second = calls.splice(0);
    await setStatus("unsubscribed");
    await signUp();
    expect(second).toEqual(first);
    expect(calls).toEqual(first);
  });

  it("needs the same calls if it was permanently deleted and is rejected", async () => {
    const { calls, signUp, eraseForGood } = await provider();
    await signUp();
    const unknown = calls.splice(0);
    await eraseForGood();
    expect(await signUp()).toBe("refused");
    expect(calls).toEqual(unknown);
  });

  it("needs the same calls with topics for known and unknown addresses, after the topics are known", async () => {
    const { calls, signUp, setStatus } = await provider();
    await signUp("Results", "News");
    calls.splice(0);
    await signUp("Results");
    const known = calls.splice(0);
    await setStatus("unsubscribed");
    await signUp("News");
    expect(calls).toEqual(known);
    expect(known).toEqual(["lists.members.get", "lists.members.set"]);
  });

  it("gets at most three confirmation requests a day, with the same calls and response for every sign-up", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { calls, signUp, setStatus, statusOf } = await provider();
    await signUp();
    const first = calls.splice(0);
    for (const asked of ["pending", "pending", "unsubscribed"]) {
      await setStatus("unsubscribed");
      calls.splice(0);
      expect(await signUp()).toBe("signed-up");
      expect(calls).toEqual(first);
      expect(await statusOf()).toBe(asked);
    }
    vi.advanceTimersByTime(24 * 3_600_000);
    await signUp();
    expect(await statusOf()).toBe("pending");
  });
});

describe("the time limit of a sign-up", () => {
  it("includes the queue of the client: a call that leaves it late has the rest", async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("The time is up", "TimeoutError")), milliseconds);
      return controller.signal;
    });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    // It never responds.
    const fetch = vi.fn(() => new Promise<never>(() => undefined));
    const marketing = createRestMarketingApi({ apiKey: "key-us19", concurrency: 1, fetch });
    const earlier = marketing.ping.get({}, { timeout: 8_000, retry: 0 }).catch(() => "ended");
    const { audience } = await marketingAudience({ marketing });
    const signUp = audience.subscribe(READER, { timeoutMs: 9_000 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect([await earlier, fetch.mock.calls.length]).toEqual(["ended", 2]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(await signUp).toBeInstanceOf(NewsletterAudienceError);
  });
});
