import type { ByteStream } from "./answer-size.ts";

/** What the client asks of a `fetch`: the platform's own has it, and so has undici's. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string | null;
    readonly redirect: "manual";
    readonly signal: AbortSignal;
  },
) => Promise<FetchAnswer>;

/** What the client reads of a response. */
export interface FetchAnswer {
  readonly status: number;
  readonly headers: { forEach(visit: (value: string, name: string) => void): void };
  readonly body: ByteStream | null;
}
