import { describe, expect, it, vi } from "vitest";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { TopicInterests } from "../../../src/adapters/marketing-audience/topic-interests.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { NewsletterAudienceError } from "../../../src/ports/newsletter-audience.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";
import { createList, marketingAudience } from "../newsletter-audience.ts";

const READER = addressOf("reader@larkfield.example");

async function provider(options: { readonly hasDoubleOptIn?: boolean } = {}) {
  const { api, audience, bodies, calls, listId, refuseWith } = await marketingAudience(options);
  const member = { list_id: listId, subscriber_hash: READER };
  return {
    bodies,
    calls,
    refuseWith,
    signUp: (...topics: readonly string[]) => audience.subscribe(READER, { timeoutMs: 9_000, topics }),
    signUpIn: (language: string) => audience.subscribe(READER, { timeoutMs: 9_000, language }),
    languageOf: async () => (await api.lists.members.get(member)).language,
    eraseForGood: () => api.lists.members.deletePermanent(member),
    statusOf: async () => (await api.lists.members.get(member)).status,
    setStatus: (status: "subscribed" | "unsubscribed" | "cleaned") =>
      api.lists.members.update({ ...member, body: { status } }),
    archive: () => api.lists.members.archive(member),
    setTransactional: () =>
      api.lists.members.create({ list_id: listId, body: { email_address: READER, status: "transactional" } }),
  };
}

describe("an address at the marketing provider", () => {
  it("is subscribed at once without double opt-in, and stays subscribed", async () => {
    const { signUp, statusOf } = await provider({ hasDoubleOptIn: false });
    for (const _ of [1, 2]) {
      await signUp();
      expect(await statusOf()).toBe("subscribed");
    }
  });

  it.each(["unsubscribed", "cleaned", "archived"] as const)("has to confirm if it was %s", async (status) => {
    const { archive, signUp, setStatus, statusOf } = await provider({ hasDoubleOptIn: false });
    await signUp();
    await (status === "archived" ? archive() : setStatus(status));
    expect(await signUp()).toBe("signed-up");
    expect(await statusOf()).toBe("pending");
  });

  it.each([
    [true, "pending"],
    [false, "subscribed"],
  ] as const)("is added if it got transactional mail (double opt-in: %s)", async (hasDoubleOptIn, status) => {
    const { signUp, setTransactional, statusOf } = await provider({ hasDoubleOptIn });
    await setTransactional();
    expect(await signUp()).toBe("signed-up");
    expect(await statusOf()).toBe(status);
  });

  it("gets another confirmation if the first one never came", async () => {
    const { bodies, signUp, statusOf } = await provider();
    for (const _ of [1, 2, 3, 4]) await signUp();
    const pending = { status: "pending" };
    const none = expect.not.objectContaining({ status: "pending" });
    expect(bodies).toMatchObject([{ status_if_new: "pending" }, pending, pending, {}]);
    expect([bodies[0], bodies[3]]).toEqual([none, none]);
    expect(await statusOf()).toBe("pending");
  });

  it("keeps its language once it is confirmed, because anybody can enter it, until its owner has left", async () => {
    const { signUpIn, languageOf, setStatus } = await provider();
    await signUpIn("de");
    await setStatus("subscribed");
    await signUpIn("fr");
    expect(await languageOf()).toBe("de");
    await setStatus("unsubscribed");
    await signUpIn("fr");
    expect(await languageOf()).toBe("fr");
  });

  it("gets the language of a sign-up after it was confirmed, if it had none", async () => {
    const { signUp, signUpIn, languageOf, setStatus } = await provider();
    await signUp();
    await setStatus("subscribed");
    await signUpIn("fr");
    expect(await languageOf()).toBe("fr");
  });

  it("keeps its language if nobody asks its owner any more that day", async () => {
    const { signUpIn, languageOf } = await provider();
    for (const language of ["en", "de", "fr", "it"]) await signUpIn(language);
    expect(await languageOf()).toBe("fr");
  });

  it("needs the same calls whether it is new, known, unsubscribed, or permanently deleted and refused", async () => {
    const { calls, signUp, setStatus, eraseForGood } = await provider();
    await signUp();
    const first = calls.splice(0);
    for (const prepare of [async () => undefined, () => setStatus("unsubscribed"), eraseForGood]) {
      await prepare();
      const isErased = prepare === eraseForGood;
      expect(await signUp()).toBe(isErased ? "refused" : "signed-up");
      expect(calls.splice(0)).toEqual(first);
    }
  });

  it("needs the same calls with topics, after the topics are known", async () => {
    const { calls, signUp, setStatus } = await provider();
    await signUp("Results", "News");
    for (const prepare of [async () => undefined, () => setStatus("unsubscribed")]) {
      await prepare();
      calls.splice(0);
      await signUp("News");
      expect(calls).toEqual(["lists.members.get", "lists.members.set"]);
    }
  });

  it("gets at most three confirmation requests a day, with the same calls and response for every sign-up", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
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

const UNVALIDATED =
  "The resource submitted could not be validated. For field-specific details, see the 'errors' array.";

interface Refusal {
  readonly title?: string;
  readonly detail: string;
  readonly field?: string;
  readonly message?: string | undefined;
}

describe("a refusal of the marketing provider", () => {
  /** The outcome of a sign-up of somebody unsubscribed that the provider refuses, in words about the `READER`. */
  async function refusing({ title = "Invalid Resource", detail, field = "email_address", message }: Refusal) {
    const { refuseWith, setStatus, signUp } = await provider();
    await signUp();
    await setStatus("unsubscribed");
    const errors =
      message === undefined ? undefined : [{ field, message: message.replace("READER", READER) }];
    refuseWith({ title, detail: detail.replace("READER", READER), errors });
    return signUp().catch((error: unknown) => error);
  }

  it.each([
    ["Member In Compliance State", "READER is in a compliance state due to unsubscribe, bounce or review"],
    ["Forgotten Email Not Subscribed", "READER was permanently deleted and cannot be re-imported."],
    ["Member Exists", "READER is already a list member. Use PUT to insert or update list members."],
    ["Invalid Resource", "READER has signed up to a lot of lists very recently; we're not allowing more now"],
    ["Bad Request", "READER has bounced, and cannot be subscribed."],
    ["Bad Request", "READER was unsubscribed."],
    ["Invalid Resource", UNVALIDATED, 'READER is already in this list with a status of "Subscribed".'],
  ])("that depends on the owner stays private: %s, %s %s", async (title, detail, message?: string) => {
    expect(await refusing({ title, detail, message })).toBe("refused");
  });

  it.each([
    ["READER looks fake or invalid, please enter a real email address."],
    ["The domain portion of the email address is invalid (the portion after the @: larkfield.example)"],
    ["The username portion of the email address is invalid (the portion before the @: reader)"],
    ["An email address must contain a single @"],
    [UNVALIDATED, "Please provide a valid email address."],
    [UNVALIDATED, "This value should be a valid email."],
  ])("that depends on the spelling can be corrected: %s %s", async (detail, message?: string) => {
    expect(await refusing({ detail, message })).toBe("implausible-address");
  });

  it.each([
    ["interests.x", "Invalid interest ID: 'x'."],
    ["status", "Data presented is not one of: subscribed, unsubscribed"],
  ])("that names another field, %s, is an outage", async (field, message) => {
    expect(await refusing({ detail: UNVALIDATED, field, message })).toBeInstanceOf(NewsletterAudienceError);
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

async function list() {
  const { api, perform } = createInMemoryMarketingApi();
  const listId = await createList(api);
  const interestsOf = async (title: string) => {
    const { categories } = await api.lists.interestCategories.list({ list_id: listId });
    const found = categories.filter((category) => category.title === title);
    const lists = found.map(({ id }) =>
      api.lists.interestCategories.interests.list({ list_id: listId, interest_category_id: id }),
    );
    return (await Promise.all(lists)).map(({ interests }) => interests.map(({ name }) => name));
  };
  return { api, perform, listId, interestsOf };
}

describe("topics as interests of a list", () => {
  it("are created once by concurrent calls", async () => {
    const { api, listId, interestsOf } = await list();
    const interests = new TopicInterests(async () => ({ marketing: api, listId }), silentLog, "Alerts");
    const asked = Array.from({ length: 10 }, () => interests.idsOf(["Results"], {}));
    expect(new Set((await Promise.all(asked)).flat()).size).toBe(1);
    expect(await interestsOf("Alerts")).toEqual([["Results"]]);
  });

  it("are found if another process creates them at the same time and the provider rejects the duplicate", async () => {
    const { api, perform, listId, interestsOf } = await list();
    const other = new TopicInterests(async () => ({ marketing: api, listId }), silentLog, "Alerts");
    let isRaced = false;
    const marketing = createMarketingApi(async (request, options) => {
      if (request.method === "POST" && !isRaced) {
        isRaced = true;
        await other.idsOf(["Results"], {});
        throw MarketingApiError.refused(request.name, 400, { problem: { title: "Invalid Resource" } });
      }
      return perform(request, options);
    });
    const mine = await new TopicInterests(async () => ({ marketing, listId }), silentLog, "Alerts").idsOf(
      ["Results"],
      {},
    );
    expect(mine).toEqual(await other.idsOf(["Results"], {}));
    expect(await interestsOf("Alerts")).toEqual([["Results"]]);
  });

  const MANY = Array.from({ length: 60 }, (_, index) => `Topic ${index}`);

  it("are created with one call each, however many a sign-up has", async () => {
    const { api, perform, listId } = await list();
    const calls: string[] = [];
    const marketing = createMarketingApi((request, options) => {
      calls.push(request.name);
      return perform(request, options);
    });
    const interests = new TopicInterests(async () => ({ marketing, listId }), silentLog, "Alerts");
    expect(new Set(await interests.idsOf(MANY, {})).size).toBe(60);
    expect(calls.filter((name) => name.endsWith("interests.create"))).toHaveLength(60);
    expect(calls.length).toBeLessThan(75);
    expect(
      await new TopicInterests(async () => ({ marketing: api, listId }), silentLog, "Alerts").idsOf(MANY, {}),
    ).toHaveLength(60);
  });

  it.each(["Invalid Resource", "Bad Request"])(
    "lose no sign-up and no topic if the provider refuses the name of one (%s), which is logged once",
    async (title) => {
      const { perform, listId, interestsOf } = await list();
      const marketing = createMarketingApi((request, options) => {
        const isRefused =
          request.name.endsWith("interests.create") && JSON.stringify(request.body).includes("61");
        if (!isRefused) return perform(request, options);
        throw MarketingApiError.refused(request.name, 400, { problem: { title, detail: "Too many" } });
      });
      const log = { error: vi.fn() };
      const interests = new TopicInterests(async () => ({ marketing, listId }), log, "Alerts");
      for (const _ of [1, 2]) expect(await interests.idsOf(["Results", "Topic 61"], {})).toHaveLength(2);
      expect(await interestsOf("Alerts")).toEqual([
        ["Results", expect.stringMatching(/^Alerts [\da-f]{8}$/)],
      ]);
      const refusal = { topic: "Topic 61", title, detail: "Too many" };
      expect(log.error.mock.calls).toEqual([[refusal, expect.any(String)]]);
    },
  );

  it("are in another group if one is full, where they are found again", async () => {
    const { perform, listId, interestsOf } = await list();
    const created = new Map<string, number>();
    const marketing = createMarketingApi((request, options) => {
      const { interest_category_id: group = "" } = request.pathValues;
      if (!request.name.endsWith("interests.create")) return perform(request, options);
      const count = (created.get(group) ?? 0) + 1;
      if (count > 60)
        throw MarketingApiError.refused(request.name, 400, { problem: { title: "Bad Request" } });
      created.set(group, count);
      return perform(request, options);
    });
    const topics = [...MANY, "Topic 60", "Topic 61"];
    for (const _ of [1, 2]) {
      const interests = new TopicInterests(async () => ({ marketing, listId }), silentLog, "Alerts");
      expect(new Set(await interests.idsOf(topics, {})).size).toBe(62);
    }
    expect((await interestsOf("Alerts 2")).flat()).toEqual(["Topic 60", "Topic 61"]);
  });

  it("are created again for the same sign-up if they were deleted at the provider", async () => {
    const { api, audience, listId } = await marketingAudience();
    await audience.subscribe(READER, { timeoutMs: 9_000, topics: ["Results"] });
    const { categories } = await api.lists.interestCategories.list({ list_id: listId });
    for (const { id } of categories)
      await api.lists.interestCategories.delete({ list_id: listId, interest_category_id: id });
    const other = addressOf("other@larkfield.example");
    expect(await audience.subscribe(other, { timeoutMs: 9_000, topics: ["Results"] })).toBe("signed-up");
    const { interests } = await api.lists.members.get({ list_id: listId, subscriber_hash: other });
    expect(Object.values(interests)).toEqual([true]);
  });
});
