import type { Dispatcher } from "undici";
import type { Deadline } from "./deadline.ts";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * One request and what came back, straight over undici's dispatcher: `fetch` would build a Request, a Response, two
 * Headers and a stream for it (docs/adr/0007-marketing-transport.md). Settles in every case and never rejects.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  /** Status of the answer; 0 when none began to arrive. */
  status = 0;
  headers: RawHeaders = {};
  /** Whether the request left; one whose connection was not made never did. */
  sent = false;
  /** What broke the exchange off; `undefined` when the answer is complete. */
  error: Error | undefined;
  readonly #settle: (exchange: Exchange) => void;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;

  private constructor(settle: (exchange: Exchange) => void) {
    this.#settle = settle;
  }

  /** Sends a request. The limit of the call breaks it off. */
  static over(dispatcher: Dispatcher, request: WireRequest, limit: Deadline): Promise<Exchange> {
    return new Promise((resolve) => {
      const exchange = new Exchange(resolve);
      limit.stage(() => exchange.#breakOff());
      dispatcher.dispatch(request, exchange);
    });
  }

  /** The body of the answer. */
  get body(): Buffer {
    const [only] = this.#chunks;
    return this.#chunks.length === 1 && only !== undefined ? only : Buffer.concat(this.#chunks);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Broken off while the connection was being made: it must not be sent now.
    if (this.error !== undefined) controller.abort(this.error);
    else this.sent = true;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: RawHeaders): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#settle(this);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.error ??= error;
    this.#settle(this);
  }

  #breakOff(): void {
    this.error ??= new Error("The call was ended");
    this.#controller?.abort(this.error);
    this.#settle(this);
  }
}
