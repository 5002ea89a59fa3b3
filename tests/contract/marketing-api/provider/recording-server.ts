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

/** What a server says to everything. */
export interface RecordedAnswer {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
}

/** A server that says the same to everything and remembers what it was asked. */
export interface RecordingServer {
  readonly url: string;
  /** What it answers from now on. */
  say(answer: RecordedAnswer): void;
  /** What a call has sent. */
  recorded(call: () => unknown): Promise<RecordedRequest[]>;
  close(): Promise<void>;
}

/** Starts a recording server, which says `{}` unless told otherwise. */
export async function startRecordingServer(): Promise<RecordingServer> {
  let says: RecordedAnswer = { status: 200, body: "{}" };
  let requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await understood(request));
    const { status, body, contentType = "application/json" } = says;
    response.writeHead(status, body === "" ? {} : { "content-type": contentType }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/3.0`,
    say: (answer) => {
      says = answer;
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
