import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to programs that let them choose: no such program takes it meanwhile. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/** A random port of 127.0.0.1 that was free a moment ago, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + randomInt(PORTS);
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return freePort();
    throw error;
  }
  server.close();
  await once(server, "close");
  return port;
}
