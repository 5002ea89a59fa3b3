import { startServer } from "../../local-server.ts";
import { type Received, recording } from "../rest-harness.ts";

export interface RecordedResponse {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
}

/** Starts a server that sends the same response to every request, and records requests. Its default response is `{}`. */
export async function startRecordingServer() {
  let current: RecordedResponse = { status: 200, body: "{}" };
  const received: Received[] = [];
  const answers = recording(received, (response) => {
    const { status, body, contentType = "application/json" } = current;
    response.writeHead(status, body === "" ? {} : { "content-type": contentType }).end(body);
  });
  const { host, close } = await startServer(answers, () => undefined);
  return {
    url: `http://${host}/3.0`,
    close,
    respondWith(response: RecordedResponse): void {
      current = response;
    },
    /** Runs a call, and returns the requests that it sent. */
    async recorded(call: () => unknown) {
      received.length = 0;
      await call();
      return received.map(recordedRequest);
    },
  };
}

export type RecordingServer = Awaited<ReturnType<typeof startRecordingServer>>;

/** Parts of a request: segments of the path, and parameters sorted by name, also repeated ones. */
function recordedRequest({ method, url, headers, body }: Received) {
  const [path = "", query = ""] = url.split("?", 2);
  return {
    method,
    path: path.split("/").map(decodeURIComponent),
    query: [...new URLSearchParams(query)].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    body: parsed(body),
    contentType: body === "" ? undefined : headers["content-type"],
    authorization: headers.authorization,
    cookie: headers.cookie,
    trace: headers["x-trace"]?.toString(),
  };
}

function parsed(body: string): unknown {
  if (body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
