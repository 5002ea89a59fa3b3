import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A parsed request. */
export interface RecordedRequest {
  readonly method: string;
  /** The segments of its path, each decoded. */
  readonly path: readonly string[];
  /** Parameters sorted by name; repeated parameters are repeated here, too. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
  /** Content type of the body; `undefined` without a body. */
  readonly contentType: string | undefined;
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  /** The header `x-trace`. */
  readonly trace: string | undefined;
}

/** The response of the server to every request. */
export interface RecordedResponse {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
}

/** A server that sends the same response to every request, and records requests. */
export interface RecordingServer {
  readonly url: string;
  /** Sets the response for later requests. */
  respondWith(response: RecordedResponse): void;
  /** Runs a call, and returns the requests that it sent. */
  recorded(call: () => unknown): Promise<RecordedRequest[]>;
  close(): Promise<void>;
}

/** Starts a recording server. Its default response is `{}`. */
export async function startRecordingServer(): Promise<RecordingServer> {
  let current: RecordedResponse = { status: 200, body: "{}" };
  let requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await recordedRequest(request));
    const { status, body, contentType = "application/json" } = current;
    response.writeHead(status, body === "" ? {} : { "content-type": contentType }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/3.0`,
    respondWith: (response) => {
      current = response;
    },
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

async function recordedRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const [path = "", query = ""] = (request.url ?? "").split("?", 2);
  const { authorization, cookie } = request.headers;
  const body = await text(request);
  return {
    method: request.method ?? "",
    path: path.split("/").map(decodeURIComponent),
    query: [...new URLSearchParams(query)].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    body: parsed(body),
    contentType: body === "" ? undefined : request.headers["content-type"],
    authorization,
    cookie,
    trace: request.headers["x-trace"]?.toString(),
  };
}

/** JSON, or else text. */
function parsed(body: string): unknown {
  if (body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
