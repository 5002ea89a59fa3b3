import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { siteOf } from "../../unit/http/site.ts";

/** A listening site, and a new connection that it has accepted. */
async function connected() {
  const { server } = siteOf();
  const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
  const accepted = once(server.server, "connection");
  const connection = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void connection.destroy());
  await accepted;
  return { server, connection };
}

describe("a shutdown", () => {
  it("answers the first request of a connection that was new when the site stopped listening", async () => {
    const { server, connection } = await connected();
    server.readiness.stop();
    const closed = server.close();
    connection.write("GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let received = "";
    for await (const bytes of connection) received += String(bytes);
    expect(received).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*User-agent: \*/is);
    await closed;
  });

  it("closes a connection on which nothing is asked", async () => {
    const { server, connection } = await connected();
    const closed = server.close();
    connection.resume();
    await Promise.all([once(connection, "close"), closed]);
  });
});
