import type { Deadline } from "./deadline.ts";
import type { Settings } from "./settings.ts";

/** A request as it is sent. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The outcome of a request. */
export interface Exchanged {
  /** Status of the response; 0 when there was none. */
  readonly status: number;
  readonly headers: RawHeaders;
  /** Whether the request was sent. Without a connection it was not, as far as the transport can tell. */
  readonly sent: boolean;
  /** Why the exchange was aborted; `undefined` when the response is complete. */
  readonly error: Error | undefined;
  /** The body of the response; compressed where its headers say so. */
  readonly body: Uint8Array;
}

/** A connection, which has one request at a time. */
export interface Connection {
  /**
   * Sends a request. The deadline of the call aborts it. The promise always resolves and never rejects.
   *
   * @param maxBytes - Limit of the response body; a larger one is aborted.
   */
  exchange(request: WireRequest, limit: Deadline, maxBytes: number): Promise<Exchanged>;
  close(): Promise<void>;
}

/** Creates the connections of a client. */
export type Transport = (settings: Settings) => () => Connection;
