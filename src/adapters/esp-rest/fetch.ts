import type { ByteStream } from "./response-size.ts";

/** The part of `fetch` that the client uses: the runtime's own and undici's have it. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string | null;
    readonly redirect: "manual";
    readonly signal: AbortSignal;
  },
) => Promise<FetchResponse>;

/** The part of a response that the client reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { forEach(visit: (value: string, name: string) => void): void };
  readonly body: ByteStream | null;
}
