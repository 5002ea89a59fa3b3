import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { announcementsFrom } from "../../../src/adapters/announcements/announcements-from.ts";
import type { Announcements } from "../../../src/ports/announcements.ts";
import { type Format, ISIN, type Published } from "./formats.ts";

/** A source on this machine. */
export interface HttpSource {
  readonly announcements: Announcements;
  readonly host: string;
  readonly items: Published[];
  /** What was requested, in order. */
  readonly requests: { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** Replaces the response to all requests. */
  respond(listener: RequestListener): void;
  /** Responds with a body from now on. */
  send(body: string | Buffer, type?: string): void;
  /** Responds with the items in the format of the source. */
  recover(): void;
}

const company = {
  slug: "larkfield",
  email: { sender: "investors@larkfield.example" },
  listings: [{ exchange: "ASX", mic: "XASX", ticker: "LKF", isin: ISIN }],
};

/** Starts a source, which ends with the test. Its address has a key, and its time limit does not depend on the machine. */
export async function startSource(format: Format, timeoutMs = 60_000): Promise<HttpSource> {
  const items: Published[] = [];
  const requests: HttpSource["requests"] = [];
  const own: RequestListener = (_, response) =>
    void response.setHeader("content-type", format.type).end(format.body(items));
  let listener = own;
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    listener(request, response);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = format.source(`http://${host}/feed?key=secret`);
  return {
    announcements: announcementsFrom(source, { company, edgarUrl: `http://${host}`, timeoutMs }),
    host,
    items,
    requests,
    respond: (next) => {
      listener = next;
    },
    send: (body, type = format.type) => {
      listener = (_, response) => void response.setHeader("content-type", type).end(body);
    },
    recover: () => {
      listener = own;
    },
  };
}
