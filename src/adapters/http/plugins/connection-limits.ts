import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Readiness } from "../readiness.ts";

/**
 * Lets go of each connection after its answer while the process stops.
 *
 * @returns What closes connections on which nothing has been asked yet: the server takes them for busy ones as it
 *   closes, and would wait for their first request.
 */
export function limitConnections(server: Server, readiness: Readiness): () => void {
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
