import { expect, it, vi } from "vitest";
import { createFakeMarketingApi } from "../../../packages/marketing-api/src/fake.ts";
import * as client from "../../../packages/marketing-api/src/index.ts";
import { startSandbox } from "../../../packages/marketing-api/src/sandbox.ts";
import { refusal } from "./fake-account.ts";

const fetch = vi.fn(async () => new Response());
const api = client.createMarketingApi({ apiKey: "key-us1", fetch });
const application = { clientId: "1", clientSecret: "secret", redirectUri: "https://app.example" };
const readers = [{ email_address: "ada@example.com" }];

/** A function, its options, and what is before them. */
const functions: readonly (readonly [
  name: string,
  options: string,
  called: (options: unknown) => unknown,
  failure?: string,
])[] = [
  [
    "createMarketingApi",
    `apiKey accessToken serverPrefix credentials application baseUrl cache timeout queueTimeout concurrency
     maxResponseBytes fetch logger onThrottle onRequest onResponse onRetry`,
    (options) => Reflect.apply(client.createMarketingApi, undefined, [options]).ping.get(),
    "configuration",
  ],
  ["createFakeMarketingApi", "now random onWebhook", apply(createFakeMarketingApi), "configuration"],
  ["startSandbox", "port host apiKeys webhookSecret webhookHosts", apply(startSandbox), "configuration"],
  ["fail", "operation times status problem failure", apply(createFakeMarketingApi().fail), "configuration"],
  [
    "ping.get",
    "signal timeout queueTimeout retry headers query background onResponse",
    apply(api.ping.get, {}),
  ],
  ["createBatch", "download", apply(client.createBatch, api)],
  [
    "batch.run",
    "signal timeout pollEvery onProgress onSubmitted",
    (options) => Reflect.apply(client.createBatch(api).run, undefined, [options]),
  ],
  ["resumeBatch", "signal timeout pollEvery download onProgress", apply(client.resumeBatch, api, "a1")],
  [
    "syncMembers",
    `signal timeout pollEvery download tags mergeFields status archiveMissing compare resume onSubmitted
     onProgress`,
    apply(client.syncMembers, api, "a1", readers),
  ],
  ["waitForExport", "signal timeout pollEvery", apply(client.waitForExport, api, 7)],
  ["oauth.authorize", "loginUrl fetch signal timeout", apply(client.authorizeUrl, application, "state")],
  ["oauth.token", "loginUrl fetch signal timeout", apply(client.exchangeCode, application, "code")],
  ["oauth.metadata", "loginUrl fetch signal timeout", apply(client.accountOf, "token")],
];

function apply(called: unknown, ...before: readonly unknown[]) {
  if (typeof called !== "function") throw new Error("It is no function.");
  return (options: unknown): unknown => Reflect.apply(called, undefined, [...before, options]);
}

const failureOf = async (called: (options: unknown) => unknown, options: unknown) =>
  await refusal(Promise.resolve().then(() => called(options)));

it.for(functions)("%s refuses each option that is wrong, by its name, and sends nothing", async (row) => {
  const [, names, called, failure = "invalid-parameter"] = row;
  for (const name of names.split(/\s+/)) {
    const error = await failureOf(called, { [name]: Number.NaN });
    expect(error).toMatchObject({ failure, attempts: 0 });
    expect(error.message).toMatch(new RegExp(`\\b${name}\\b.*: it has to be |${name} has to be `));
    expect((await failureOf(called, { [`${name}x`]: 1 })).message).toMatch(
      new RegExp(`${name}x.*no such option; did you mean '`),
    );
  }
  for (const options of [null, "text", 5, []]) {
    expect((await failureOf(called, options)).message).toMatch(/options'?.*: it has to be one object/);
  }
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ["createBatch", client.createBatch, []],
  ["resumeBatch", client.resumeBatch, ["a1"]],
  ["syncMembers", client.syncMembers, ["a1", readers]],
  ["waitForExport", client.waitForExport, [7]],
  ["marketingPermissionsOf", client.marketingPermissionsOf, ["a1"]],
] as const)("%s refuses what is no client, and one without its groups", async (name, called, others) => {
  for (const given of [null, undefined, "text", {}, { ping: api.ping }]) {
    const error = await failureOf(() => Reflect.apply(called, undefined, [given, ...others]), given);
    expect(error).toMatchObject({ failure: "invalid-parameter", operation: name });
    expect(error.message).toContain("'api'");
  }
});

it.each([null, undefined, 5, "a@example.com", {}])("members that are %o are no members", async (members) => {
  const error = await failureOf(apply(client.syncMembers, api, "a1"), members);
  expect(error).toMatchObject({ failure: "invalid-parameter", operation: "syncMembers" });
  expect(error.message).toContain("'members'");
});

it.each([null, "text", { a: 5 }, { a: { b: null } }])("a catalog that is %o is refused", async (rows) => {
  const error = await failureOf(
    (given) => Reflect.apply(client.createMarketingApiOf, undefined, [given]),
    rows,
  );
  expect(error).toMatchObject({ failure: "invalid-parameter", operation: "createMarketingApiOf" });
});

it("a batch whose options were wrong can still be run", async () => {
  const batch = client.createBatch(api);
  await failureOf((options) => Reflect.apply(batch.run, undefined, [options]), { timeOut: 5 });
  expect(await batch.run({ timeout: 5 })).toEqual({ succeeded: 0, failed: 0 });
});

it.each([null, 5, undefined])("%o has no hash, and is no date", async (value) => {
  expect((await failureOf(apply(client.subscriberHash), value)).message).toContain("'email'");
  expect(Reflect.apply(client.parseDate, undefined, [value])).toBeUndefined();
});
