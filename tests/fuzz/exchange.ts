import { Agent, type IncomingHttpHeaders, request as open } from "node:http";
import { buffer } from "node:stream/consumers";

/** A raw request, which may be malformed; usual clients would normalise or reject it. */
export interface SiteRequest {
  readonly method: string;
  /** Request target: characters from U+0021 to U+00FF. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array | undefined;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Time after which a request without a response counts as hanging. */
const TIMEOUT_MS = 15_000;

/** A server may close the connection instead of reading a body that is longer than this. */
const MAX_UNREAD_BYTES = 4 * 1024;

export class Exchange {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });

  /** Rejects if the connection is closed without a response, or on a timeout. */
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
        const { statusCode: status = 0, headers: received } = response;
        buffer(response).then((whole) => resolve({ status, headers: received, body: whole }), reject);
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
