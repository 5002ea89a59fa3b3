import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CompatClient, createCompatClient } from "../../../packages/marketing-api/src/compat/client.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { inOrder, providerClient, providerParameters } from "./provider/client.ts";
import { functionAt, memberAt } from "./provider/member-at.ts";
import { type ProviderMethod, providerMethods, text } from "./provider/methods.ts";
import { type RecordingServer, startRecordingServer } from "./provider/recording-server.ts";

const KEY = "0123456789abcdef0123456789abcdef-us1";
const LIST = { status: 200, body: '{"id":"a6b5da1054","members":[],"total_items":0}' };

let server: RecordingServer;
let compat: CompatClient;
let provider: ReturnType<typeof providerClient>;

beforeAll(async () => {
  server = await startRecordingServer();
  compat = createCompatClient();
});
afterAll(() => server.close());
beforeEach(() => {
  server.respondWith(LIST);
  provider = providerClient(server.url, { apiKey: KEY, server: "us1" });
  compat.basePath = server.url;
  compat.setConfig({ apiKey: KEY, server: "us1" });
});

function argumentsOf({
  operation: { pathParameters, body },
  method,
  query,
}: ProviderMethod): readonly unknown[] {
  const path = Object.fromEntries(pathParameters.map((parameter) => [parameter, `${parameter} ${text}`]));
  const content = body === "none" ? {} : { body: { email_address: "ü@example.com", list: [1, null] } };
  return inOrder(method, { ...query, ...path, ...content, unknown: "left out" });
}

/** The outcome of a call: its result, or the parts of its error that callers use. */
async function outcomeOf(call: () => unknown): Promise<unknown> {
  try {
    return { brought: await call() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const looked = ["message", "status", "code", "response.status", "response.statusCode", "response.body"];
    const deeper = ["response.text", "response.ok", "response.headers.content-type"];
    return Object.fromEntries([...looked, ...deeper].map((path) => [path, memberAt(error, path)]));
  }
}

describe("each method of the provider's client", () => {
  it.each(providerMethods)("$method sends the same request, and returns the same result", async (row) => {
    const given = argumentsOf(row);
    const outcomes: unknown[] = [];
    const [theirs, ours, ...rest] = await server.recorded(async () => {
      for (const client of [provider, compat]) {
        outcomes.push(await outcomeOf(() => functionAt(client, row.method)(...given)));
      }
    });
    expect(ours).toEqual(theirs);
    expect(rest).toEqual([]);
    expect(outcomes[1]).toEqual(outcomes[0]);
  });

  it.each(providerMethods)("$method throws the same error without an argument, and sends nothing", (row) => {
    const required = providerParameters(row.method).filter((name) => name !== "opts");
    for (const index of required.keys()) {
      const given = argumentsOf(row).with(index, undefined);
      const thrownBy = (client: object) => {
        try {
          functionAt(client, row.method)(...given);
        } catch (error) {
          return String(error);
        }
        return "nothing";
      };
      expect(thrownBy(compat)).toBe(thrownBy(provider));
      expect(thrownBy(compat)).toContain("Missing the required parameter");
    }
  });
});

describe("both clients have the same outcome", () => {
  const both = async (call: (client: CompatClient | typeof provider) => unknown) => {
    const [theirs, ours] = [await outcomeOf(() => call(provider)), await outcomeOf(() => call(compat))];
    expect(ours).toEqual(theirs);
    return ours;
  };

  it("when the response has no data", async () => {
    server.respondWith({ status: 204, body: "" });
    expect(await both((client) => client.lists.deleteListMember("l", "m"))).toEqual({ brought: null });
  });

  it("when the service cannot be reached", async () => {
    // A port of a service that nobody runs; `fetch` refuses those below 2.
    const nowhere = "http://127.0.0.1:3/3.0";
    provider = providerClient(nowhere, { apiKey: KEY });
    compat.basePath = nowhere;
    const outcome = await both((client) => client.lists.deleteListMember("l", "m"));
    expect(outcome).toMatchObject({ code: "ECONNREFUSED", message: expect.stringContaining("127.0.0.1:3") });
  });

  it("with options in the provider's older names, and in the names of the HTTP API", async () => {
    const requests = await server.recorded(async () => {
      for (const options of [
        { sinceLastChanged: "a", vipOnly: true },
        { since_last_changed: "a", vip_only: true },
      ]) {
        await provider.lists.getListMembersInfo("l", options);
        await compat.lists.getListMembersInfo("l", options);
      }
    });
    expect(requests).toHaveLength(4);
    for (const request of requests) expect(request).toEqual(requests[0]);
  });

  it("with a token, and with a configuration that changes between two calls", async () => {
    const config = { accessToken: "token", server: "us1" };
    provider = providerClient(server.url, config);
    const before = await server.recorded(() => compat.lists.getListMembersInfo("l"));
    compat.setConfig(config);
    const after = await server.recorded(async () => {
      await provider.lists.getListMembersInfo("l");
      await compat.lists.getListMembersInfo("l");
    });
    expect(before[0]?.authorization).toMatch(/^Basic /);
    expect(after.map(({ authorization }) => authorization)).toEqual(["Bearer token", "Bearer token"]);
  });
});

it("an error has this package's own error as its cause, with more details", async () => {
  server.respondWith({ status: 400, body: '{"title":"Member Exists","status":400}' });
  const call = compat.lists.setListMember("l", "m", {
    email_address: "a@example.com",
    status_if_new: "pending",
  });
  const error: unknown = await call.catch((failure: unknown) => failure);
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  expect(cause).toBeInstanceOf(MarketingApiError);
  expect(cause).toMatchObject({ operation: "lists.members.set", title: "Member Exists" });
});
