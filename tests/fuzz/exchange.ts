import { Agent, type IncomingHttpHeaders, request as open } from "node:http";

/** A request as it goes over the wire; clients that tidy up do not let these through. */
export interface SiteRequest {
  readonly method: string;
  /** What stands after the method: characters from U+0021 to U+00FF. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array | undefined;
}

/** What came back. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Milliseconds after which a request that is not answered counts as hanging. */
const TIMEOUT_MS = 15_000;

/** Bytes of a body that a server may refuse to read to its end; it may close the connection on it. */
const MAX_UNREAD_BYTES = 4 * 1024;

/** Sends requests over connections that are kept. */
export class Exchange {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });

  /** Rejects when there is no answer: the connection was closed, or nothing came in time. */
  send(origin: string, { method, target, headers, body }: SiteRequest): Promise<SiteAnswer | "cut"> {
    const { hostname, port, host } = new URL(origin);
    const content = body === undefined ? undefined : Buffer.from(body);
    const own = [
      ...(headers.some(([name]) => name === "host") ? [] : [["host", host] as const]),
      ...(content ? [["content-length", String(content.length)] as const] : []),
    ];
    return new Promise((resolve, reject) => {
      const request = open({
        hostname,
        port,
        method,
        path: target,
        agent: this.#agent,
        headers: [...own, ...headers].flat(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      request.on("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          });
        });
      });
      request.on("error", (error) => {
        if (content && content.length > MAX_UNREAD_BYTES) resolve("cut");
        else reject(error);
      });
      request.end(content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
