import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import { inOrder, type ProviderMethod, providerClient, providerMethods, text } from "./provider/client.ts";
import { functionAt } from "./provider/member-at.ts";
import { type RecordingServer, startRecordingServer } from "./provider/recording-server.ts";
import { connect } from "./rest-harness.ts";

// The provider's own client says which requests are right.
const KEY = "0123456789abcdef0123456789abcdef-us1";

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

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

/** A value for every argument that both clients have. */
function argumentsOf({ operation, query, known }: ProviderMethod): Readonly<Record<string, unknown>> {
  const path = operation.pathParameters.map((name) => [name, `${name} ${text}`]);
  const sent = Object.entries(query).filter(([name]) => known.includes(name));
  const hasBody = operation.body !== "none" && operation.name !== WITH_BODY;
  const body = hasBody ? [["body", { email_address: "ü@example.com", list: [1, null] }]] : [];
  return Object.fromEntries([...sent, ...path, ...body]);
}

/** The requests that a call sends, by each client. */
async function requestsOf(method: ProviderMethod, args: Readonly<Record<string, unknown>>) {
  const theirs = providerClient(server.url, { apiKey: KEY, server: "us1" });
  const ours = connect({ apiKey: KEY, baseUrl: server.url });
  const called = async (client: object, path: string, given: readonly unknown[]) =>
    server.recorded(() => functionAt(client, path)(...given));
  return {
    theirs: await called(theirs, method.method, inOrder(method, args)),
    ours: await called(ours, method.operation.name, [args]),
  };
}

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

  it.each(providerMethods)("$operation.name has the parameters of $method", ({ operation, ...method }) => {
    const body = operation.body === "none" || operation.name === WITH_BODY ? [] : ["body"];
    const ours = [...operation.pathParameters, ...operation.requiredQuery, ...body];
    const theirs = method.parameters.filter((name) => name !== "opts");
    expect(theirs.toSorted()).toEqual(ours.toSorted());

    const known = [...method.known, ...(newer[operation.name] ?? [])];
    expect(Object.keys(method.query).toSorted()).toEqual(known.toSorted());
  });

  it.each(providerMethods)("$operation.name sends the request of $method", async (method) => {
    const { ours, theirs } = await requestsOf(method, argumentsOf(method));
    expect(theirs).toHaveLength(1);
    expect(ours).toEqual(theirs);
  });

  it("has its methods in the table for those who come from it", () => {
    const table = readFileSync("packages/marketing-api/MIGRATION.md", "utf8");
    const rows = Array.from(table.matchAll(/^(\w+\.\w+) +(\w\S*)$/gm), ([, theirs, ours]) => [theirs, ours]);
    expect(rows).toEqual(providerMethods.map(({ method, operation }) => [method, operation.name]));
  });
});
