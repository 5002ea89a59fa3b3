import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type CompatClient, createCompatClient } from "../../../packages/marketing-api/src/compat/client.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import {
  inOrder,
  type ProviderConfig,
  type ProviderMethod,
  providerClient,
  providerMethods,
  text,
} from "./provider/client.ts";
import { functionAt, memberAt } from "./provider/member-at.ts";
import {
  type RecordedResponse,
  type RecordingServer,
  startRecordingServer,
} from "./provider/recording-server.ts";

const KEY = "0123456789abcdef0123456789abcdef-us1";
const MEMBER = { email_address: "ü@example.com", status: "subscribed" };
const html = { status: 200, body: "<h1>Sign in</h1>", contentType: "text/html; charset=utf-8" };
const problem = (status: number, contentType = "application/problem+json; charset=utf-8") => ({
  status,
  body: `{"title":"A title","status":${status},"detail":"A detail.","errors":[{"field":"a","message":"b"}]}`,
  contentType,
});

/** What is called, in the style of the provider's documentation. */
interface Script {
  readonly calls: readonly (readonly [method: string, ...args: readonly unknown[]])[];
  readonly response?: RecordedResponse;
  readonly config?: ProviderConfig | undefined;
  readonly settings?: object;
}
const call = (method: string, ...args: readonly unknown[]): Script => ({ calls: [[method, ...args]] });
const members = (opts: unknown) => call("lists.getListMembersInfo", "l", opts);
const add = (body: unknown) => call("lists.addListMember", "l", body);
const ping = { calls: [["ping.get"]] } as const;

const scripts: Readonly<Record<string, Script>> = {
  "a health check": ping,
  "no options": members(undefined),
  "options that are null": members(null),
  "numbers, booleans and lists": members({ count: 5, vip_only: true, fields: ["members.id", "total_items"] }),
  "options that are null or undefined": members({ count: null, status: undefined }),
  "options in the provider's older names": members({ sinceLastChanged: "a", vipOnly: true }),
  "options in the names of the HTTP API": members({ since_last_changed: "a", vip_only: true }),
  "a Date as an option": members({ sinceLastChanged: new Date("2026-11-21T08:30:00.250Z") }),
  "an object with toString as an option": members({ status: { toString: () => "subscribed" } }),
  "a number and an object with toString in the path": call("lists.getList", { toString: () => "a b/c" }),
  "a body": add(MEMBER),
  "a body with a Date": add({ ...MEMBER, timestamp_opt: new Date("2026-11-21T08:30:00Z") }),
  "JSON text as a body": add(JSON.stringify(MEMBER)),
  "JSON text as a body, refused": { ...add('{"email_address":'), response: problem(400) },
  "a list as a body, refused": { ...add([MEMBER]), response: problem(400) },
  "a body without a required argument": call("lists.addListMember", "l"),
  "a body that is null": add(null),
  ...Object.fromEntries(
    [400, 401, 403, 404, 405, 406, 422].map((status) => [
      `an error response ${status}`,
      { ...members({ count: 1 }), response: problem(status) },
    ]),
  ),
  "an error response in HTML": { ...ping, response: { ...html, status: 404 } },
  "an error response without content type": { ...ping, response: { status: 400, body: "" } },
  "a response without data": {
    ...call("lists.deleteListMember", "l", "m"),
    response: { status: 204, body: "" },
  },
  // A port of a service that nobody runs; `fetch` refuses those below 2.
  "a service that cannot be reached": { ...ping, settings: { basePath: "http://127.0.0.1:3/3.0" } },
  "a 200 of HTML": { ...ping, response: html },
  "a 200 of text": { ...ping, response: { status: 200, body: "fine", contentType: "text/plain" } },
  "no timeout": { ...ping, settings: { timeout: 0 } },
  "default headers": { ...ping, settings: { defaultHeaders: { "x-trace": "1" } } },
  "a default header with credentials": {
    ...ping,
    settings: { defaultHeaders: { Authorization: "Bearer t" } },
  },
  "a default header that the client sets": {
    ...add(MEMBER),
    settings: { defaultHeaders: { "Content-Type": "a/b" } },
  },
  "no key": { ...ping, config: {}, response: problem(401) },
  "no configuration": { ...ping, config: undefined, response: problem(401) },
  "an empty key": { ...ping, config: { apiKey: "", server: "us1" }, response: problem(401) },
  "an empty key and a token": { ...ping, config: { apiKey: "", accessToken: "t", server: "us1" } },
  "a token": { ...ping, config: { accessToken: "t", server: "us1" } },
  "a key and a token": { ...ping, config: { apiKey: KEY, accessToken: "t", server: "us1" } },
  "several calls in turn": {
    calls: [
      [
        "lists.setListMember",
        "l",
        "m",
        { ...MEMBER, status_if_new: "pending" },
        { skipMergeValidation: true },
      ],
      ["lists.deleteListMember", "l", "m"],
    ],
  },
};

let server: RecordingServer;
const compat = createCompatClient();
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const OF_ERROR = ["message", "status", "code", "timeout"];
const OF_RESPONSE = [
  ...["status", "statusCode", "statusType", "ok", "info", "redirect", "clientError", "serverError"],
  ...["accepted", "noContent", "badRequest", "unauthorized", "notAcceptable", "forbidden", "notFound"],
  ...["body", "text", "type", "charset", "links", "header.content-type", "headers.content-type"],
  ...["error.message", "error.status", "error.text", "error.method", "error.path"],
];

async function run(client: object, { calls }: Script): Promise<unknown> {
  const outcomes: unknown[] = [];
  const requests = await server.recorded(async () => {
    for (const [method, ...args] of calls) {
      try {
        const pending = Promise.resolve(functionAt(client, method)(...args));
        outcomes.push(
          await pending.then(
            (data) => ({ data }),
            (error: unknown) => ({ rejected: seen(error) }),
          ),
        );
      } catch (error) {
        outcomes.push({ thrown: seen(error) });
      }
    }
  });
  return { requests, outcomes };
}

function seen(error: unknown): unknown {
  if (!(error instanceof Error)) throw error;
  const paths = [...OF_ERROR, "response", ...OF_RESPONSE.map((path) => `response.${path}`)];
  const found = paths.map((path) => [path, memberAt(error, path)]);
  return Object.fromEntries(
    found.map(([path, value]) => [path, path === "response" ? value !== undefined : value]),
  );
}

async function expectSame(script: Script): Promise<unknown> {
  const { response = { status: 200, body: '{"id":"a"}' }, settings = {} } = script;
  const config = "config" in script ? script.config : { apiKey: KEY, server: "us1" };
  server.respondWith(response);
  const provider: Pick<CompatClient, "setConfig"> = providerClient(server.url, {});
  const neutral = { basePath: server.url, timeout: 120_000, defaultHeaders: {}, cache: true };
  for (const client of [provider, Object.assign(compat, neutral)]) {
    client.setConfig(config);
    Object.assign(client, settings);
  }
  const theirs = await run(provider, script);
  expect(await run(compat, script)).toEqual(theirs);
  return theirs;
}

it.each(Object.entries(scripts))("both packages do the same: %s", async (_title, script) => {
  await expectSame(script);
});

function argumentsOf(method: ProviderMethod): readonly unknown[] {
  const { operation, query } = method;
  const path = Object.fromEntries(operation.pathParameters.map((name) => [name, `${name} ${text}`]));
  const body = { body: { email_address: "ü@example.com", list: [1, null] } };
  return inOrder(method, {
    ...query,
    ...path,
    ...(operation.body === "none" ? {} : body),
    unknown: "left out",
  });
}

const required = ({ parameters }: ProviderMethod) => parameters.filter((name) => name !== "opts");

/** Query parameters that the service documents and the provider's client drops. */
const newer: Readonly<Record<string, readonly string[]>> = {
  "campaigns.list": ["include_resend_shortcut_eligibility"],
  "campaigns.get": ["include_resend_shortcut_eligibility"],
  "reports.clickDetails.list": ["sort_field", "sort_dir"],
  "reports.openDetails.list": ["sort_field", "sort_dir"],
  "templates.list": ["content_type"],
};

/** An operation with an optional body, for which the provider's client has no parameter. */
const WITH_BODY = "campaigns.createResend";

describe("the provider's client", () => {
  it("has the 270 operations of the specification, and not the 28 that the provider has added since", () => {
    const known = new Set(providerMethods.map(({ operation }) => operation.name));
    expect([known.size, providerMethods.length]).toEqual([270, 270]);
    const added = operations.map(({ name }) => name).filter((name) => !known.has(name));
    expect(added).toHaveLength(28);
    expect(added.filter((name) => !/^(audiences|smsCampaigns|lists\.surveys)\./.test(name))).toEqual([
      "connectedSites.enablePixel",
      "connectedSites.disablePixel",
      "ecommerce.stores.orders.set",
      "ecommerce.stores.products.set",
      "fileManager.folders.files.list",
    ]);
  });

  it.each(providerMethods)("$operation.name has the parameters of $method", (method) => {
    const { operation, query } = method;
    const body = operation.body === "none" || operation.name === WITH_BODY ? [] : ["body"];
    const ours = [...operation.pathParameters, ...operation.requiredQuery, ...body];
    expect(required(method).toSorted()).toEqual(ours.toSorted());

    const known = [...method.known, ...(newer[operation.name] ?? [])];
    expect(Object.keys(query).toSorted()).toEqual(known.toSorted());
  });
});

describe("each method of the provider's client", () => {
  it.each(providerMethods)("$method sends the same request, and returns the same result", async (row) => {
    const done = await expectSame(call(row.method, ...argumentsOf(row)));
    expect(done).toMatchObject({ requests: [{}], outcomes: [{ data: { id: "a" } }] });
  });

  it.each(providerMethods.filter((method) => required(method).length > 0))(
    "$method throws the same error without an argument, and sends nothing",
    async (row) => {
      for (const index of required(row).keys()) {
        const done = await expectSame(call(row.method, ...argumentsOf(row).with(index, undefined)));
        const message = expect.stringContaining("Missing the required parameter");
        expect(done).toMatchObject({ requests: [], outcomes: [{ thrown: { message } }] });
      }
    },
  );
});

it("without caching both packages add a timestamp to GET requests only", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const calls = [["ping.get"], ["lists.deleteListMember", "l", "m"]] as const;
  const done = await expectSame({ calls, settings: { cache: false } });
  expect(done).toMatchObject({ requests: [{ query: [["_", String(Date.now())]] }, { query: [] }] });
});

it("an error has this package's own error as its cause, with more details", async () => {
  server.respondWith({ status: 400, body: '{"title":"Member Exists","status":400}' });
  compat.basePath = server.url;
  compat.setConfig({ apiKey: KEY, server: "us1" });
  const body = { email_address: "a@example.com", status_if_new: "pending" } as const;
  const error: unknown = await compat.lists
    .setListMember("l", "m", body)
    .catch((failure: unknown) => failure);
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  expect(cause).toBeInstanceOf(MarketingApiError);
  expect(cause).toMatchObject({ operation: "lists.members.set", title: "Member Exists" });
});
