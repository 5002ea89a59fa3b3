import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Readiness } from "../readiness.ts";

/**
 * Bounds what a connection may take, in milliseconds: who sends slowly, on purpose or not, holds nothing for long.
 * An unused connection outlives that of the usual balancers (60 s), so that the balancer, which knows, closes it.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  /** For which nothing is sent or received while a request is answered: who never reads an answer is let go. */
  timeout: 60_000,
  /** Connections at a time; the next is refused by the system. */
  maxConnections: 10_000,
} as const;

/**
 * Holds a server's connections to the limits, and lets go of each after its answer while the process stops.
 *
 * @returns What closes connections on which nothing has been asked yet: the server takes them for busy ones as it
 *   closes, and would wait for their first request.
 */
export function limitConnections(server: Server, readiness: Readiness): () => void {
  Object.assign(server, LIMITS);
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
