import type { Deadline } from "./deadline.ts";
import type { Settings } from "./settings.ts";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What came back of a request. */
export interface Exchanged {
  /** Status of the answer; 0 when none began to arrive. */
  readonly status: number;
  readonly headers: RawHeaders;
  /** Whether the request left; one whose connection was not made never did, where the transport can tell. */
  readonly sent: boolean;
  /** What broke the exchange off; `undefined` when the answer is complete. */
  readonly error: Error | undefined;
  /** The body of the answer; compressed where its headers say so. */
  readonly body: Uint8Array;
}

/** Carries one request at a time. */
export interface Connection {
  /**
   * Sends a request. The limit of the call breaks it off. Settles in every case and never rejects.
   *
   * @param most - Bytes of the answer, as it travels, after which it is broken off as well.
   */
  exchange(request: WireRequest, limit: Deadline, most: number): Promise<Exchanged>;
  close(): Promise<void>;
}

/** Makes the connections of a client. */
export type Transport = (settings: Settings) => () => Connection;
