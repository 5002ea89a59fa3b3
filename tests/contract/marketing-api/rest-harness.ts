import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import {
  createRestMarketingApi,
  type RestMarketingApi,
} from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";

/** A request that the server received. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Sends the response; `count` is the number of the request, from 1. */
export type Respond = (response: ServerResponse, request: Received, count: number) => void;

export interface Service {
  readonly baseUrl: string;
  readonly received: readonly Received[];
}

/** A server on a real socket, for the duration of a test. */
export async function serve(respond: Respond): Promise<Service> {
  const received: Received[] = [];
  const server = createServer(recording(received, respond)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${portOf(server.address())}/3.0`, received };
}

export function recording(received: Received[], respond: Respond): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
      respond(response, one, received.push(one));
    });
  };
}

/** A server that writes raw bytes, which need not be HTTP. */
export async function serveRaw(onRequest: (socket: Socket) => void): Promise<Pick<Service, "baseUrl">> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("data", () => onRequest(socket));
    socket.on("error", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${portOf(server.address())}/3.0` };
}

export function portOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): number {
  if (typeof address !== "object" || address === null) throw new Error("The server does not listen");
  return address.port;
}

/** The adapter, for the duration of a test. */
export function connect(options: RestMarketingApiOptions): RestMarketingApi {
  const api = createRestMarketingApi({ apiKey: "0123456789abcdef-us19", ...options });
  onTestFinished(() => api.close());
  return api;
}

export function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(value));
}

/** The error of a call. */
export async function failureOf(call: Promise<unknown>): Promise<MarketingApiError> {
  const [outcome] = await Promise.allSettled([call]);
  if (outcome.status === "fulfilled") throw new Error("The call was expected to fail");
  if (!(outcome.reason instanceof MarketingApiError)) throw outcome.reason;
  return outcome.reason;
}
