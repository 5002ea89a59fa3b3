import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
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

/** The raw response to data that is written to a connection, until the server closes it. */
export async function rawAnswer(origin: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(sent, "latin1");
  return (await buffer(socket)).toString("latin1");
}
