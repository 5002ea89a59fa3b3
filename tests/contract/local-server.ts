import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server on a free port of this machine; by default it is closed after the test, if it is not before. */
export async function startServer(
  answers: RequestListener,
  onClose: (close: () => void) => void = onTestFinished,
) {
  const server = createServer(answers).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onClose(close);
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
