import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Interval between health checks. */
const HEALTH_CHECK_INTERVAL_MS = 100;

/** A load balancer for processes of the site. */
export interface Balancer {
  readonly origin: string;
  /** Ports of the processes that are ready. */
  readonly ready: ReadonlySet<number>;
  /** Number of responses by port. */
  readonly answered: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

/**
 * Sends each request to the next ready process, over keep-alive connections. If a connection fails, the next process is
 * used; a request that was sent is never retried, since it may have been processed.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const answered = new Map<number, number>();
  const stopped = new AbortController();
  const check = async (port: number) => {
    while (!stopped.signal.aborted) {
      if (await isReady(port)) ready.add(port);
      else ready.delete(port);
      await wait(HEALTH_CHECK_INTERVAL_MS);
    }
  };
  const checks = ports.map(check);

  let turn = 0;
  const pass = (visitor: IncomingMessage, answer: ServerResponse, tried: ReadonlySet<number>) => {
    const candidates = [...ready].filter((candidate) => !tried.has(candidate));
    const port = candidates[turn++ % candidates.length];
    if (port === undefined) return answer.writeHead(502).end();
    const { method, url, headers } = visitor;
    const passed = request({ host: "127.0.0.1", port, agent, method, path: url, headers });
    passed.on("response", (response) => {
      answered.set(port, (answered.get(port) ?? 0) + 1);
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.on("error", () => answer.destroy());
    });
    passed.on("error", (error) => {
      const neverSent = "syscall" in error && error.syscall === "connect";
      if (neverSent) pass(visitor, answer, new Set([...tried, port]));
      else if (!answer.headersSent) answer.writeHead(502).end(String(error));
    });
    return passed.end();
  };
  const server = createServer((visitor, answer) => void pass(visitor, answer, new Set()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The balancer has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    ready,
    answered,
    close: async () => {
      stopped.abort();
      await Promise.all(checks);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { method: "HEAD" }).catch(() => undefined);
  return answer?.status === 200;
}
