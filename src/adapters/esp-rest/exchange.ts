import type { Dispatcher } from "undici";
import { AnswerTooLarge } from "./answer-size.ts";
import type { Deadline } from "./deadline.ts";
import type { Exchanged, RawHeaders, WireRequest } from "./transport.ts";

/**
 * One request and what came back, straight over undici's dispatcher: `fetch` would build a Request, a Response, two
 * Headers and a stream for it (docs/adr/0007-marketing-transport.md). Settles in every case and never rejects.
 */
export class Exchange implements Dispatcher.DispatchHandler, Exchanged {
  /** Status of the answer; 0 when none began to arrive. */
  status = 0;
  headers: RawHeaders = {};
  /** Whether the request left; one whose connection was not made never did. */
  sent = false;
  /** What broke the exchange off; `undefined` when the answer is complete. */
  error: Error | undefined;
  readonly #settle: (exchange: Exchange) => void;
  readonly #chunks: Buffer[] = [];
  readonly #most: number;
  #size = 0;
  #controller: Dispatcher.DispatchController | undefined;

  private constructor(settle: (exchange: Exchange) => void, most: number) {
    this.#settle = settle;
    this.#most = most;
  }

  /**
   * Sends a request. The limit of the call breaks it off.
   *
   * @param most - Bytes of the answer, as it travels, after which it is broken off as well.
   */
  static over(
    dispatcher: Dispatcher,
    request: WireRequest,
    limit: Deadline,
    most: number,
  ): Promise<Exchange> {
    return new Promise((resolve) => {
      const exchange = new Exchange(resolve, most);
      limit.stage(() => exchange.#breakOff(new Error("The call was ended")));
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
    this.#size += chunk.byteLength;
    if (this.#size > this.#most) this.#breakOff(new AnswerTooLarge(this.#most));
  }

  onResponseEnd(): void {
    this.#settle(this);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.error ??= error;
    this.#settle(this);
  }

  #breakOff(error: Error): void {
    this.error ??= error;
    this.#controller?.abort(this.error);
    this.#settle(this);
  }
}
