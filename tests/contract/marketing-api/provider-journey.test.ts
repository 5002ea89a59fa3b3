import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { selfSigned } from "../../../sandbox/self-signed.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { subscriberHash } from "../../../src/ports/marketing-api/subscriber-hash.ts";
import { providerClient } from "./provider/client.ts";
import { type RunningSandbox, startSandbox } from "./sandbox.ts";

const KEY = "0123456789abcdef0123456789abcdef-us1";
const email_address = "Ü.Reader+results@larkfield.example";
const subscriber_hash = subscriberHash(email_address);

const identity = selfSigned();
const authorities = getCACertificates();

let sandbox: RunningSandbox;

beforeAll(() => setDefaultCACertificates([...authorities, identity.cert]));
afterAll(() => setDefaultCACertificates(authorities));

beforeEach(async () => {
  const { perform } = createInMemoryMarketingApi();
  sandbox = await startSandbox({ perform, apiKeys: [KEY], accessTokens: ["token"], tls: identity });
});

afterEach(() => sandbox.close());

it("the provider's own client works against the sandbox over TLS, from a new list to a tagged member", async () => {
  const client = providerClient(sandbox.url, { apiKey: KEY });
  expect(await client.ping.get()).toHaveProperty("health_status");

  const contact = { company: "Larkfield", address1: "80 Petrie Crossing", city: "Brisbane", country: "AU" };
  const list = await client.lists.createList({
    name: "Results and announcements",
    contact: { ...contact, state: "QLD", zip: "4000" },
    permission_reminder: "You asked for it on our website.",
    campaign_defaults: {
      from_name: "Larkfield",
      from_email: "news@larkfield.example",
      subject: "",
      language: "en",
    },
    email_type_option: false,
  });
  const { id: list_id } = z.object({ id: z.string() }).parse(list);

  const body = { email_address, status_if_new: "subscribed", merge_fields: { FNAME: "Ü" } };
  for (const _ of ["created", "there already"]) {
    expect(await client.lists.setListMember(list_id, subscriber_hash, body)).toMatchObject({
      id: subscriber_hash,
      status: "subscribed",
    });
  }
  // Paths also accept the address instead of the hash.
  expect(await client.lists.getListMember(list_id, email_address)).toMatchObject({ email_address });

  const tags = [{ name: "Investors & analysts", status: "active" }];
  expect(await client.lists.updateListMemberTags(list_id, subscriber_hash, { tags })).toBeNull();
  expect(await client.lists.getListMemberTags(list_id, subscriber_hash)).toMatchObject({
    tags: [{ name: "Investors & analysts" }],
    total_items: 1,
  });

  const options = { fields: ["members.email_address", "total_items"], status: "subscribed", count: 5 };
  expect(await client.lists.getListMembersInfo(list_id, options)).toEqual({
    members: [{ email_address }],
    total_items: 1,
  });
  expect(await client.lists.deleteListMember(list_id, subscriber_hash)).toBeNull();
});

it("and gets a problem document on an error", async () => {
  const client = providerClient(sandbox.url, { accessToken: "token" });
  await expect(client.lists.getListMembersInfo("none")).rejects.toMatchObject({
    status: 404,
    response: { body: { title: "Resource Not Found", status: 404 } },
  });
  await expect(client.lists.createList({})).rejects.toMatchObject({
    status: 400,
    response: { body: { title: "Invalid Resource", errors: expect.anything() } },
  });
  await expect(providerClient(sandbox.url, { apiKey: "wrong-us1" }).ping.get()).rejects.toMatchObject({
    status: 401,
    response: { body: { title: "API Key Invalid" } },
  });
});
