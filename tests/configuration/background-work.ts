import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/**
 * Lets tests wait for the work of a global setup, which goes on while tests run: by an address, because they run in other
 * processes. It responds once the work is finished, with 500 and the error if it failed. For {@link untilDone}.
 */
export async function inBackground(work: Promise<unknown>) {
  const server = createServer((_, response) => {
    work.then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // Reported to those who wait for it.
  work.catch(() => undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    close: () => void server.close(),
  };
}

/** Resolves once the work is finished; rejects if it failed. */
export async function untilDone(address: string): Promise<void> {
  // `fetch` would give up after five minutes.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).once("error", reject);
  });
  const failure = await text(response);
  if (response.statusCode !== 200) throw new Error(failure);
}
