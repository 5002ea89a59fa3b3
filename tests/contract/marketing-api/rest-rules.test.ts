import { inspect } from "node:util";
import { expect, test } from "vitest";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import { connect, failureOf, json, serve } from "./rest-harness.ts";

const ok = (response: Parameters<typeof json>[0]) =>
  json(response, 200, { health_status: "Everything's Chimpy!" });

/** A value that a caller without types can pass. */
function fromScript<T>(text: string): T {
  return JSON.parse(text);
}

test.for([
  ["neither key nor token", { apiKey: "" }, "Set apiKey or accessToken"],
  ["no server prefix", { apiKey: "key-without-suffix" }, "Set serverPrefix"],
  ["the default server prefix", { apiKey: "key", serverPrefix: "invalid-server" }, "Set serverPrefix"],
  ["a prefix that leads elsewhere", { serverPrefix: "evil.example/" }, "not the name of a data centre"],
  ["a token that is no header", { apiKey: "", accessToken: "two\nlines" }, "accessToken holds characters"],
  ["a base address of another scheme", { baseUrl: "ftp://127.0.0.1/3.0" }, "baseUrl has to be"],
  ["a base address with a query", { baseUrl: "http://127.0.0.1/3.0?a=1" }, "scheme, host and path alone"],
  ["a time limit below 0", { timeout: -5 }, "timeout has to be"],
  ["no time in the queue", { queueTimeout: 0 }, "queueTimeout has to be"],
  ["no concurrency", { concurrency: 0 }, "concurrency has to be"],
  [
    "a misspelt option",
    fromScript<RestMarketingApiOptions>('{ "apikey": "key" }'),
    "There is no option 'apikey'",
  ],
] as const)("%s: every call fails with a clear error", async ([, options, message]) => {
  const error = await failureOf(connect(options).ping.get());
  expect(error).toMatchObject({ failure: "configuration", operation: "ping.get", attempts: 0 });
  expect(error.message).toContain(message);
});

test.for([
  ["x-note", "line\r\nx-other: 1"],
  ["x-note", "🐎"],
  ["not a name", "value"],
  ["Authorization", "Bearer other"],
  ["cookie", "a=b"],
] as const)("the header %s: %j cannot be sent, and is not", async ([name, value]) => {
  const { baseUrl, received } = await serve(ok);
  const error = await failureOf(connect({ baseUrl }).ping.get({}, { headers: { [name]: value } }));
  expect(error.failure).toBe("invalid-parameter");
  expect(received).toEqual([]);
});

test.for([{ timeout: -1 }, { timeout: Number.NaN }, { queueTimeout: 0 }, { retry: -1 }, { retry: 0.5 }])(
  "the call's option %j is refused",
  async (options) => {
    const { baseUrl } = await serve(ok);
    expect((await failureOf(connect({ baseUrl }).ping.get({}, options))).failure).toBe("invalid-parameter");
  },
);

test("no error contains the key", async () => {
  const apiKey = "fedcba9876543210-us19";
  const { baseUrl } = await serve((response, _request, count) =>
    count === 1 ? json(response, 401, { title: "API Key Invalid" }) : response.socket?.destroy(),
  );
  const { templateFolders } = connect({ baseUrl, apiKey });
  const body = { name: "n" };
  for (const error of [
    await failureOf(templateFolders.create({ body })),
    await failureOf(templateFolders.create({ body })),
    await failureOf(connect({ apiKey, serverPrefix: "no prefix" }).ping.get()),
  ]) {
    const shown = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(shown).not.toContain("fedcba98");
    expect(shown).not.toContain(Buffer.from(`user:${apiKey}`).toString("base64").slice(0, 20));
  }
});

test("the stack of an error contains the caller", async () => {
  const { baseUrl } = await serve((response) => json(response, 404, { title: "Resource Not Found" }));
  const { lists } = connect({ baseUrl });
  async function whereItWasCalled() {
    return await lists.get({ list_id: "a" });
  }
  expect((await failureOf(whereItWasCalled())).stack).toContain("whereItWasCalled");
});
