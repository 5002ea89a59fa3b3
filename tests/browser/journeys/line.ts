import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

/** Keeps the browser from running any script of a document. */
const NO_SCRIPT = "script-src 'none'";

/** The line from a browser to the site, which every engine shares: it can break, and let one answer wait. */
export class Line {
  readonly #site: string;
  readonly #server: Server;
  readonly #held = new Map<string, Promise<void>>();
  #isCut = false;
  #hasScript = true;
  /** Paths with queries that have been asked for, in order. */
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

  /** Where browsers find the site. */
  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The line has no port.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Ends all connections, and every further one. */
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  /** Lets no script of documents run from now on. */
  withoutScript(): void {
    this.#hasScript = false;
  }

  /** Lets whoever asks for a path wait for the answer, until the returned function is called. */
  hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(path, promise);
    return () => {
      this.#held.delete(path);
      resolve();
    };
  }

  /** The line is as it was laid. */
  mend(): void {
    this.#isCut = false;
    this.#hasScript = true;
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
    this.requests.push(url);
    await this.#held.get(url);
    const onward = request(this.#site + url, { method, headers }, (response) => {
      const policies = [response.headers["content-security-policy"], this.#hasScript ? undefined : NO_SCRIPT];
      const policy = policies.flatMap((one) => one ?? []).join(", ");
      outgoing.writeHead(response.statusCode ?? 502, {
        ...response.headers,
        ...(policy && { "content-security-policy": policy }),
      });
      response.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }
}
