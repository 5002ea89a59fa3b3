import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as a server understands it. */
export interface RecordedRequest {
  readonly method: string;
  /** The parts of its path, decoded one by one. */
  readonly path: readonly string[];
  /** Parameters in the order of their names; a repeated one shows as often as it came. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
  /** Of the body; `undefined` where there is none. */
  readonly contentType: string | undefined;
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
}

/** A server that answers `{}` to everything and remembers what it was asked. */
export interface RecordingServer {
  readonly url: string;
  /** What a call has sent. */
  recorded(call: () => unknown): Promise<RecordedRequest[]>;
  close(): Promise<void>;
}

/** Starts a recording server. */
export async function startRecordingServer(): Promise<RecordingServer> {
  let requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await understood(request));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/3.0`,
    recorded: async (call) => {
      requests = [];
      await call();
      return requests;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function understood(request: IncomingMessage): Promise<RecordedRequest> {
  const [path = "", query = ""] = (request.url ?? "").split("?", 2);
  const { authorization, cookie } = request.headers;
  const body = await text(request);
  return {
    method: request.method ?? "",
    path: path.split("/").map(decodeURIComponent),
    query: [...new URLSearchParams(query)].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    body: body === "" ? undefined : JSON.parse(body),
    contentType: body === "" ? undefined : request.headers["content-type"],
    authorization,
    cookie,
  };
}
