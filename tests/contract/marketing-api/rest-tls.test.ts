import { once } from "node:events";
import { createServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { selfSigned } from "../../../sandbox/self-signed.ts";
import { skipTime } from "./replaced-time.ts";
import { connect, failureOf, json, portOf, type Received, recording } from "./rest-harness.ts";

async function serveTls() {
  const { key, cert } = selfSigned();
  const received: Received[] = [];
  const connections = { count: 0 };
  const server = createServer(
    { key, cert },
    recording(received, (response) => json(response, 200, { id: "a" })),
  );
  server.on("secureConnection", () => {
    connections.count += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `https://127.0.0.1:${portOf(server.address())}/3.0`, cert, received, connections };
}

test("calls over TLS share connections", async () => {
  const { baseUrl, cert, received, connections } = await serveTls();
  const trusted = getCACertificates();
  setDefaultCACertificates([cert]);
  onTestFinished(() => setDefaultCACertificates(trusted));
  const { lists } = connect({ baseUrl });
  for (const list_id of ["a", "b", "c"]) expect(await lists.get({ list_id })).toEqual({ id: "a" });
  expect(received).toHaveLength(3);
  expect(connections.count).toBeLessThan(3);
});

test("a server with an untrusted certificate does not get the key", async () => {
  const { baseUrl, received } = await serveTls();
  skipTime();
  const error = await failureOf(connect({ baseUrl }).lists.get({ list_id: "a" }));
  expect(error.failure).toBe("network");
  expect(error.cause).toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  expect(received).toEqual([]);
});
