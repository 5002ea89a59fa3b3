import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Readiness } from "../readiness.ts";

/**
 * Closes each connection after its current response during shutdown.
 *
 * @returns A function that closes connections without any request: Node's `server.close` treats them as busy, and
 *   would wait for their first request.
 */
export function closeConnectionsOnShutdown(server: Server, readiness: Readiness): () => void {
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    unused.delete(socket);
    if (readiness.stage === "stopping") response.shouldKeepAlive = false;
  });
  return () => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
}
