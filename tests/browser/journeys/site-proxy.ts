import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { ShellData } from "../../../src/adapters/http/contract/initial-state.ts";

/** A policy that disables all scripts of a document. */
const NO_SCRIPT = "script-src 'none'";

/** Makes the timers of a module run ten times as fast. */
const FAST_TIMERS = "const setTimeout = (callback, delay) => window.setTimeout(callback, delay / 10);\n";

/** Content of the shell without the announcement modal. */
function changed(body: string): string {
  const data: ShellData = JSON.parse(body);
  return JSON.stringify({ ...data, options: { ...data.options, announcementModal: [] } });
}

/** What the proxy answers in place of the site. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A proxy between browsers and the site, for all engines. It can fail, delay a response, and speed up the site's timers. */
export class SiteProxy {
  readonly #site: string;
  readonly #server: Server;
  readonly #held = new Map<string | RegExp, PromiseWithResolvers<void>>();
  readonly #answers = new Map<string, Answer>();
  #isDisconnected = false;
  #hasScript = true;
  #hasFastTimers = false;
  #hasModal = true;
  /** Requested paths with queries, in order. */
  readonly requests: string[] = [];

  private constructor(site: string) {
    this.#site = site;
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  }

  /** @param site - Origin of the site. */
  static async start(site: string): Promise<SiteProxy> {
    const proxy = new SiteProxy(site);
    await once(proxy.#server.listen(0, "127.0.0.1"), "listening");
    return proxy;
  }

  /** Origin for browsers. */
  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Closes all current and future connections. */
  disconnect(): void {
    this.#isDisconnected = true;
    this.#server.closeAllConnections();
  }

  /** Disables scripts of documents from now on. */
  withoutScript(): void {
    this.#hasScript = false;
  }

  /** Makes the timers of the site's scripts run ten times as fast from now on. */
  speedUpTimers(): void {
    this.#hasFastTimers = true;
  }

  /** Removes the announcement modal from the content of the shell from now on. */
  withoutModal(): void {
    this.#hasModal = false;
  }

  /** Delays responses for a path, or for paths of a kind, until the returned function is called. */
  hold(path: string | RegExp): () => void {
    const held = Promise.withResolvers<void>();
    this.#held.set(path, held);
    return () => {
      this.#held.delete(path);
      held.resolve();
    };
  }

  /** Answers requests for a path in place of the site, until the proxy is reset. */
  answer(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** Resets the proxy. */
  reset(): void {
    this.#isDisconnected = false;
    this.#hasScript = true;
    this.#hasFastTimers = false;
    this.#hasModal = true;
    for (const { resolve } of this.#held.values()) resolve();
    this.#held.clear();
    this.#answers.clear();
    this.requests.length = 0;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = "/", method = "GET", headers } = incoming;
    if (this.#isDisconnected) {
      incoming.socket.destroy();
      return;
    }
    this.requests.push(url);
    const isMatch = (path: string | RegExp) => (typeof path === "string" ? path === url : path.test(url));
    await [...this.#held].find(([path]) => isMatch(path))?.[1].promise;
    const answer = this.#answers.get(url);
    if (answer) {
      incoming.resume();
      outgoing.writeHead(answer.status, {
        "content-type": "text/html; charset=utf-8",
        "cross-origin-opener-policy": "same-origin",
        "cache-control": "no-store",
        ...answer.headers,
      });
      outgoing.end(answer.body);
      return;
    }
    const isScript = url.endsWith(".js");
    const isShell = url.startsWith("/api/shell/");
    const isChanged = isShell && !this.#hasModal;
    // Neither compressed nor stored, so that it can be changed in one test and not in the next.
    if (isScript || isChanged) headers["accept-encoding"] = "identity";
    const forwarded = request(this.#site + url, { method, headers }, (response) => {
      const { "content-length": _length, ...received } = response.headers;
      const policies = [received["content-security-policy"], this.#hasScript ? undefined : NO_SCRIPT];
      const policy = policies.flatMap((one) => one ?? []).join(", ");
      outgoing.writeHead(response.statusCode ?? 502, {
        // WebKit's driver no longer answers after a return from a document with another policy than the page's.
        "cross-origin-opener-policy": "same-origin",
        ...received,
        ...(policy && { "content-security-policy": policy }),
        ...((isScript || isShell) && { "cache-control": "no-store" }),
      });
      if (isScript && this.#hasFastTimers) outgoing.write(FAST_TIMERS);
      if (isChanged) void text(response).then((body) => outgoing.end(changed(body)));
      else response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  }
}
