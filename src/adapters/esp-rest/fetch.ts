import type { ByteStream } from "./response-size.ts";

/** The part of `fetch` that the client uses: the runtime's own and undici's have it. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string | null;
    /** Only results of batches follow redirects: they are elsewhere, and got without the key. */
    readonly redirect: "manual" | "follow";
    readonly signal: AbortSignal;
  },
) => Promise<FetchResponse>;

/** The `fetch` of the runtime. Read for each call: a test or a tracer may have replaced it meanwhile. */
export const runtimeFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** The part of a response that the client reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { forEach(visit: (value: string, name: string) => void): void };
  readonly body: ByteStream | null;
}
