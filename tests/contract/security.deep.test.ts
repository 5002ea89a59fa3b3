import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { createBuiltRenderer } from "../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../src/composition/config.ts";
import { createSite } from "../../src/composition/site.ts";

const DIST = new URL("../../dist", import.meta.url).pathname;

it("an attacker cannot hold a connection with an endless head", async ({ onTestFinished }) => {
  const site = await createSite(readConfig({ LOG_LEVEL: "silent" }), await createBuiltRenderer(DIST));
  onTestFinished(() => site.close());
  const { hostname, port } = new URL(await site.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), hostname, () => socket.write("GET / HTTP/1.1\r\nHost: x\r\n"));
  // Node checks for such connections every 30 s.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
}, 60_000);
