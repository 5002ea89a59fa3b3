import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

/** A policy that disables all scripts of a document. */
const NO_SCRIPT = "script-src 'none'";

/** A script of the line's own, with which timers of a page run ten times as fast. */
const HURRIED = "/hurried.js";
const HURRIED_SCRIPT = `{
  const { setTimeout } = window;
  window.setTimeout = (call, delay = 0, ...values) => setTimeout(call, delay / 10, ...values);
}`;

/** A proxy between browsers and the site, for all engines. It can fail, and delay a response. */
export class Line {
  readonly #site: string;
  readonly #server: Server;
  readonly #held = new Map<string, Promise<void>>();
  #isCut = false;
  #hasScript = true;
  #isHurried = false;
  /** Requested paths with queries, in order. */
  readonly requests: string[] = [];

  private constructor(site: string) {
    this.#site = site;
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  }

  /** @param site - Origin of the site. */
  static async lay(site: string): Promise<Line> {
    const line = new Line(site);
    await once(line.#server.listen(0, "127.0.0.1"), "listening");
    return line;
  }

  /** Origin for browsers. */
  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The line has no port.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Closes all current and future connections. */
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  /** Disables scripts of documents from now on. */
  withoutScript(): void {
    this.#hasScript = false;
  }

  /** Has timers of documents run ten times as fast from now on. */
  hurry(): void {
    this.#isHurried = true;
  }

  /** Delays responses for a path until the returned function is called. */
  hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(path, promise);
    return () => {
      this.#held.delete(path);
      resolve();
    };
  }

  /** Resets the proxy. */
  mend(): void {
    this.#isCut = false;
    this.#hasScript = true;
    this.#isHurried = false;
    this.#held.clear();
    this.requests.length = 0;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = "/", method = "GET", headers } = incoming;
    if (this.#isCut) {
      incoming.socket.destroy();
      return;
    }
    if (url === HURRIED) {
      // A browser may have kept the document from a test before.
      const script = this.#isHurried ? HURRIED_SCRIPT : "";
      outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" }).end(script);
      return;
    }
    this.requests.push(url);
    await this.#held.get(url);
    const isHurried = this.#isHurried && headers.accept?.includes("text/html") === true;
    if (isHurried) {
      // A response that can be added to.
      headers["accept-encoding"] = "identity";
      delete headers["if-none-match"];
    }
    const onward = request(this.#site + url, { method, headers }, (response) => {
      if (isHurried) delete response.headers["content-length"];
      const policies = [response.headers["content-security-policy"], this.#hasScript ? undefined : NO_SCRIPT];
      const policy = policies.flatMap((one) => one ?? []).join(", ");
      outgoing.writeHead(response.statusCode ?? 502, {
        ...response.headers,
        ...(policy && { "content-security-policy": policy }),
      });
      response.pipe(outgoing, { end: !isHurried });
      if (isHurried) response.on("end", () => outgoing.end(`<script src="${HURRIED}"></script>`));
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }
}
