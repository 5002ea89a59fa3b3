import type { Dispatcher } from "undici";
import { AnswerTooLarge } from "./answer-size.ts";
import type { Deadline } from "./deadline.ts";
import type { Exchanged, RawHeaders, WireRequest } from "./transport.ts";

/**
 * One request and its response over undici's dispatcher: `fetch` would create a Request, a Response, two Headers and a
 * stream for it (docs/adr/0007-marketing-transport.md). The promise always resolves and never rejects.
 */
export class Exchange implements Dispatcher.DispatchHandler, Exchanged {
  /** Status of the response; 0 when there was none. */
  status = 0;
  headers: RawHeaders = {};
  /** Whether the request was sent; without a connection it was not. */
  sent = false;
  /** Why the exchange was aborted; `undefined` when the response is complete. */
  error: Error | undefined;
  readonly #settle: (exchange: Exchange) => void;
  readonly #chunks: Buffer[] = [];
  readonly #maxBytes: number;
  #size = 0;
  #controller: Dispatcher.DispatchController | undefined;

  private constructor(settle: (exchange: Exchange) => void, maxBytes: number) {
    this.#settle = settle;
    this.#maxBytes = maxBytes;
  }

  /**
   * Sends a request. The deadline of the call aborts it.
   *
   * @param maxBytes - Limit of the response body as it is received; a larger one is aborted.
   */
  static over(
    dispatcher: Dispatcher,
    request: WireRequest,
    limit: Deadline,
    maxBytes: number,
  ): Promise<Exchange> {
    return new Promise((resolve) => {
      const exchange = new Exchange(resolve, maxBytes);
      limit.stage(() => exchange.#abort(new Error("The call was ended")));
      dispatcher.dispatch(request, exchange);
    });
  }

  /** The body of the response. */
  get body(): Buffer {
    const [only] = this.#chunks;
    return this.#chunks.length === 1 && only !== undefined ? only : Buffer.concat(this.#chunks);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It was aborted while the connection was being opened: it must not be sent now.
    if (this.error !== undefined) controller.abort(this.error);
    else this.sent = true;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: RawHeaders): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    if (this.#size > this.#maxBytes) this.#abort(new AnswerTooLarge(this.#maxBytes));
  }

  onResponseEnd(): void {
    this.#settle(this);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.error ??= error;
    this.#settle(this);
  }

  #abort(error: Error): void {
    this.error ??= error;
    this.#controller?.abort(this.error);
    this.#settle(this);
  }
}
