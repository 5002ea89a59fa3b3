import { beforeEach, describe, expect, it } from "vitest";
import { sourceRequest } from "../../../src/adapters/polled-source/source-request.ts";

const URL_OF_FEED = new URL("https://exchange.example/feed");
const NOW = Date.parse("2026-11-23T02:00:00Z");
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

let now: number;
let respond: () => Response;

/** A source, with the seconds at which it was requested. */
function source() {
  const requested: number[] = [];
  const request = sourceRequest({
    userAgent: "a website",
    now: () => now,
    fetch: async () => {
      requested.push((now - NOW) / SECOND_MS);
      return respond();
    },
  });
  const parse = (text: string) => {
    if (text === "") throw new SyntaxError("a bug");
    return text;
  };
  const poll = (url = URL_OF_FEED) => request(url, parse).then(({ value }) => value);
  /** Polls each second, as around a release. */
  const pollFor = async (milliseconds: number) => {
    for (const end = now + milliseconds; now < end; now += SECOND_MS) await poll().catch(() => undefined);
  };
  return { requested, poll, pollFor };
}

const refusing = (status: number, retryAfter?: string) => () =>
  new Response("", { status, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } });

beforeEach(() => {
  now = NOW;
});

describe("a source that refuses requests", () => {
  it.each([429, 403, 503, 404])("with %i is left alone for longer and longer", async (status) => {
    respond = refusing(status);
    const { requested, pollFor } = source();
    await pollFor(MINUTE_MS);
    expect(requested).toEqual([0, 5, 15, 35]);
    await pollFor(2 * HOUR_MS);
    const waits = requested.slice(1).map((time, index) => time - (requested[index] ?? 0));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBe(15 * 60);
  });

  it.each([
    ["seconds", 429, "120", 120],
    ["seconds, with another status", 500, "120", 120],
    ["a date", 503, "Mon, 23 Nov 2026 02:10:00 GMT", 600],
    ["less than it would be left alone for", 429, "1", 5],
    ["a year", 429, "31536000", 3_600],
    ["a date in a year", 403, "Tue, 23 Nov 2027 02:10:00 GMT", 3_600],
  ])("is left alone for as long as it asks, within an hour: %s", async (_case, status, retryAfter, next) => {
    respond = refusing(status, retryAfter);
    const { requested, pollFor } = source();
    await pollFor(HOUR_MS + SECOND_MS);
    expect(requested.slice(0, 2)).toEqual([0, next]);
  });

  it.each(["soon", "-5", "1e9", "", "2026-11-24", "Mon, 23 Nov 1999 02:10:00 GMT", "Monday, GMT"])(
    "may ask for what is no time: %j",
    async (retryAfter) => {
      respond = refusing(429, retryAfter);
      const { requested, pollFor } = source();
      await pollFor(6 * SECOND_MS);
      expect(requested).toEqual([0, 5]);
    },
  );

  it("fails as before meanwhile, for every address", async () => {
    respond = refusing(429, "60");
    const { requested, poll } = source();
    for (const url of [URL_OF_FEED, new URL("https://exchange.example/older")]) {
      const failure = { failure: "unavailable", message: "exchange.example: it responded with status 429" };
      await expect(poll(url)).rejects.toMatchObject(failure);
    }
    expect(requested).toHaveLength(1);
  });

  it("is polled as before once it responds", async () => {
    respond = refusing(429);
    const { requested, poll, pollFor } = source();
    await pollFor(20 * SECOND_MS);
    respond = () => new Response("a feed");
    now += 15 * SECOND_MS;
    expect(await poll()).toBe("a feed");
    requested.length = 0;
    respond = refusing(429);
    await pollFor(10 * SECOND_MS);
    expect(requested.map((time) => time - (requested[0] ?? 0))).toEqual([0, 5]);
  });

  it("is asked again if the clock is set back by a day", async () => {
    respond = refusing(429, "60");
    const { requested, poll } = source();
    await poll().catch(() => undefined);
    now -= 24 * HOUR_MS;
    await poll().catch(() => undefined);
    expect(requested).toHaveLength(2);
  });
});

it("a source whose responses cannot be read is asked again within a minute", async () => {
  respond = () => new Response("<?xml", { headers: { "content-type": "text/xml; charset=klingon" } });
  const { requested, pollFor } = source();
  await pollFor(10 * MINUTE_MS);
  expect(requested.slice(0, 6)).toEqual([0, 5, 15, 35, 75, 135]);
  expect(requested.at(-1)).toBe(9 * 60 + 15);
});

it.each([
  ["does not respond", () => Promise.reject(new Error("the connection was reset"))],
  ["fails", () => Promise.resolve(new Response("", { status: 500 }))],
])("a source that %s is asked again at once: what is awaited may be there", async (_case, fails) => {
  let requests = 0;
  const fetch = () => {
    requests++;
    return fails();
  };
  const request = sourceRequest({ userAgent: "a website", now: () => now, fetch });
  for (const _ of [1, 2]) await request(URL_OF_FEED, String).catch(() => undefined);
  expect(requests).toBe(2);
});
