import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import { providerClient, providerParameters, providerQueryParameters } from "./provider/client.ts";
import { providerMethods } from "./provider/methods.ts";
import { type RecordingServer, startRecordingServer } from "./provider/recording-server.ts";

const KEY = "0123456789abcdef0123456789abcdef-us1";

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

let server: RecordingServer;

beforeAll(async () => {
  server = await startRecordingServer();
});

afterAll(() => server.close());

// That each method sends the same request, with the same authorization, is in compat.test.ts, whose client is this one
// under other names.
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

  it.each(providerMethods)(
    "$operation.name has the parameters of $method",
    ({ operation, method, query }) => {
      const body = operation.body === "none" || operation.name === WITH_BODY ? [] : ["body"];
      const ours = [...operation.pathParameters, ...operation.requiredQuery, ...body];
      const positional = providerParameters(method).filter((name) => name !== "opts");
      expect(positional.toSorted()).toEqual(ours.toSorted());

      const known = [...providerQueryParameters(method), ...(newer[operation.name] ?? [])];
      expect(Object.keys(query).toSorted()).toEqual(known.toSorted());
    },
  );
});

it("without caching both clients add a timestamp to GET requests only", async () => {
  const client = providerClient(server.url, { apiKey: KEY });
  client.cache = false;
  const own = createRestMarketingApi({ apiKey: KEY, baseUrl: server.url, cache: false });
  const before = Date.now();
  const requests = await server.recorded(async () => {
    await client.ping.get();
    await own.ping.get();
    await client.lists.deleteListMember("l", "m");
    await own.lists.members.delete({ list_id: "l", subscriber_hash: "m" });
  });
  await own.close();
  const stamps = requests.map(({ query }) => query.map(([name, value]) => [name, Number(value) >= before]));
  expect(stamps).toEqual([[["_", true]], [["_", true]], [], []]);
});
