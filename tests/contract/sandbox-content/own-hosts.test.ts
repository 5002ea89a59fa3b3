import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { rejectForeignHosts } from "../../../sandbox/own-hosts.ts";
import { hasSample } from "../../configuration/sample.ts";
import { openedForAll, startSite } from "../site/site.ts";

describe("a standalone sandbox", () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = fastify();
    rejectForeignHosts(app, { hosts: ["content.example"] });
    await app.register(contentSandbox, { store: createSandboxStore([]) });
  });
  afterEach(() => app.close());

  const statusAt = async (host: string) =>
    (await app.inject({ url: "/api/v2", headers: { host } })).statusCode;

  const own = ["localhost:3001", "larkfield.localhost", "127.0.0.1:3001", "[::1]:3001"];
  it.each([...own, "content.example", "Content.Example:80"])("responds to the host %s", async (host) => {
    expect(await statusAt(host)).toBe(200);
  });

  const foreign = ["evil.example", "localhost.evil.example", "evil.example:3001", "127.0.0.1.evil.example"];
  it.each([...foreign, "192.0.2.7"])("rejects the host %j, to prevent DNS rebinding", async (host) => {
    expect(await statusAt(host)).toBe(403);
  });
});

describe("the sandbox of a public site", () => {
  const { onClose, close } = openedForAll();
  let site: FastifyInstance;
  beforeAll(async () => {
    ({ site } = await startSite({}, { onClose }));
    return close;
  });

  const title = { data: { title: "Taken over" } };
  const orders: readonly InjectOptions[] = [
    { url: "/sandbox/editor" },
    { url: "/sandbox/editor/api" },
    { url: "/sandbox/api/v2" },
    { method: "PUT", url: "/sandbox/editor/api/documents/page_company", payload: title },
    { method: "POST", url: "/sandbox/editor/api/faults", payload: { kind: "cut" } },
    { method: "POST", url: "/sandbox/editor/api/publish", payload: {} },
  ];
  const statusOf = async (order: InjectOptions) => (await site.inject(order)).statusCode;

  it.each([
    ["from another address", { remoteAddress: "192.0.2.7" }, 403],
    ["through a local proxy", { headers: { "x-forwarded-for": "192.0.2.7" } }, 403],
    ["with another host", { headers: { host: "evil.example" } }, 421],
  ])("rejects all orders %s", async (_how, sent: InjectOptions, status) => {
    for (const order of orders)
      expect(await statusOf({ ...order, ...sent }), order.url?.toString()).toBe(status);
  });

  it("is available on this machine", async () => {
    expect(await statusOf({ url: "/sandbox/editor" })).toBe(200);
    expect(await statusOf({ url: "/sandbox/editor/api", remoteAddress: "::ffff:127.0.0.1" })).toBe(200);
  });

  it.skipIf(!hasSample)("serves the images of its pages to all visitors", async () => {
    const { body } = await site.inject("/sandbox/api/v2");
    const { refs } = JSON.parse(body);
    const found = await site.inject(`/sandbox/api/v2/documents/search?ref=${refs[0].ref}&pageSize=100`);
    const image = /\/sandbox\/images\/[\w.-]+/.exec(found.body)?.[0] ?? "";
    expect(await statusOf({ url: image, remoteAddress: "192.0.2.7" })).toBe(200);
  });
});
