/** Which requests a fault is for, and when it comes. */
interface WhichRequests {
  /** Name of the operation in the catalog; `all`, the default, is any request. */
  readonly operation?: string | undefined;
  /** Number of requests, up to 10,000. Default: 1. */
  readonly times?: number | undefined;
  /** Delay before the fault, up to 600,000 ms. Default: 0. */
  readonly milliseconds?: number | undefined;
}

interface LostResponse extends WhichRequests {
  /** Whether the operation is performed although its response is lost. Default: `false`. */
  readonly performed?: boolean | undefined;
}

/** A fault as it is ordered. Written out, so that callers need no types of the schema. */
export type FaultOrder =
  /** The correct response, after a delay. */
  | (WhichRequests & { readonly kind: "delay" })
  /** Another response. */
  | (LostResponse & {
      readonly kind: "status";
      /** From 200 to 599. */
      readonly status: number;
      /** A text is sent as HTML, an object as a problem document; without it, the response is empty. */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>> | undefined;
    })
  /** The connection is reset. */
  | (LostResponse & { readonly kind: "reset" })
  /** The operation is performed, and the connection closes in the middle of the response. */
  | (WhichRequests & { readonly kind: "cut" })
  /** There is no response; the connection stays open. */
  | (LostResponse & { readonly kind: "silence" });
