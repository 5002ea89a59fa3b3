import { expect, it } from "vitest";
import * as client from "../../../packages/marketing-api/src/index.ts";
import { refusal } from "./fake-account.ts";

const KEY = { apiKey: "key-us1" };
const application = { clientId: "1", clientSecret: "secret", redirectUri: "https://app.example" };
const finished = {
  id: "a1",
  status: "finished",
  submitted_at: "",
  response_body_url: "https://results.example",
};

/** Calls that wait for a function of the caller, which never answers; it says when it has been called. */
const waits: Record<string, (never: () => Promise<never>, signal: AbortSignal) => Promise<unknown>> = {
  "a fetch": (never, signal) => client.createMarketingApi({ ...KEY, fetch: never }).ping.get({}, { signal }),
  credentials: (never, signal) => client.createMarketingApi({ credentials: never }).ping.get({}, { signal }),
  "a fetch of the login": (never, signal) =>
    client.exchangeCode(application, "code", { fetch: never, signal }),
  "a download": (download, signal) => {
    const api = client.createMarketingApi({ ...KEY, fetch: async () => Response.json(finished) });
    return client.resumeBatch(api, "a1", { download, signal });
  },
  "members of a sync": (next, signal) => {
    const members = { [Symbol.asyncIterator]: () => ({ next }) };
    return client.syncMembers(client.createMarketingApi(KEY), "a1", members, { signal });
  },
};

it.for(Object.entries(waits))("an abort ends the wait for %s", async ([, begin]) => {
  const stop = new AbortController();
  const called = Promise.withResolvers<void>();
  const waiting = begin(() => {
    called.resolve();
    return new Promise(() => undefined);
  }, stop.signal);
  await called.promise;
  stop.abort();
  expect((await refusal(waiting)).failure).toBe("aborted");
});
