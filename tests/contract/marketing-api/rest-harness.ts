import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";
import {
  createRestMarketingApi,
  type RestMarketingApi,
} from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import { startServer } from "../local-server.ts";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Sends the response; `count` is the number of the request, from 1. */
type Respond = (response: ServerResponse, request: Received, count: number) => void;

/** A server on a real socket, for the duration of a test. */
export async function serve(respond: Respond) {
  const received: Received[] = [];
  const { host } = await startServer(recording(received, respond));
  return { baseUrl: `http://${host}/3.0`, received };
}

export function recording(received: Received[], respond: Respond): RequestListener {
  return async (request, response) => {
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: await text(request) };
    respond(response, one, received.push(one));
  };
}

/** The adapter, for the duration of a test. */
export function connect(options: RestMarketingApiOptions): RestMarketingApi {
  const api = createRestMarketingApi({ apiKey: "0123456789abcdef-us19", ...options });
  onTestFinished(() => api.close());
  return api;
}

/**
 * The adapter with a service in this process, on a clock that only the test advances; delays are as long as they can be.
 *
 * @param respond - Gets the number of the request, from 1, and the last part of its address.
 */
export function connectInProcess(
  respond: (count: number, name: string) => Response | Promise<Response>,
  options: RestMarketingApiOptions = {},
) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  onTestFinished(() => void vi.useRealTimers());
  randomIs(1);
  const sent: { readonly name: string; readonly at: number }[] = [];
  const fetch = async (url: string) => {
    const name = url.slice(url.lastIndexOf("/") + 1);
    return respond(sent.push({ name, at: Date.now() }), name);
  };
  return { api: connect({ fetch, ...options }), sent };
}

/** For the duration of a test, time passes as soon as something waits for it. */
export const skipTime = () => vi.setTimerTickMode("nextTimerAsync");

/** For the duration of a test, random numbers are this one. */
export function randomIs(number: number): void {
  const random = vi.spyOn(Math, "random").mockReturnValue(number);
  onTestFinished(() => random.mockRestore());
}

/** The warnings of the process for the duration of a test; none is printed. */
export function warnings() {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  return warned;
}

export const never = () => new Promise<never>(() => undefined);

export function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(value));
}
