import { once } from "node:events";
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { Pool } from "undici";
import type { Visit } from "./visitors.ts";

const CONNECTIONS = 32;
const TIMEOUT_MS = 10_000;
/** Interval at which due requests are sent. */
const TICK_MS = 5;
/** Above this number of pending requests no more are sent: the result would measure this process, not the site. */
const MAX_IN_FLIGHT = 2_000;

/** Sends requests to a site, and counts and times the responses. */
export class Load {
  readonly #pool: Pool;
  readonly #visits: Iterator<Visit>;
  #latency: RecordableHistogram = createHistogram();
  /** Number of errors by description. */
  #errors = new Map<string, number>();
  #pending = 0;
  /** E-mail addresses of the sign-ups that the site has acknowledged. */
  readonly signedUp = new Set<string>();

  constructor(origin: string, visits: Iterator<Visit>) {
    this.#pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
    this.#visits = visits;
  }

  /** Sends requests as fast as responses arrive (closed loop); returns responses per second. */
  async flood(seconds: number): Promise<number> {
    const started = performance.now();
    const end = started + seconds * 1_000;
    let answered = 0;
    const visitor = async () => {
      while (performance.now() < end) {
        await this.#next(performance.now());
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    return (answered * 1_000) / (performance.now() - started);
  }

  /** Sends requests at a fixed rate per second (open loop), until aborted. */
  async pace(rate: number, stop: AbortSignal): Promise<void> {
    const started = performance.now();
    let sent = 0;
    const sendDue = () => {
      const due = Math.floor(((performance.now() - started) / 1_000) * rate);
      for (; sent < due; sent += 1) {
        if (this.#pending < MAX_IN_FLIGHT) void this.#next(started + (sent * 1_000) / rate);
      }
    };
    const timer = setInterval(sendDue, TICK_MS);
    await once(stop, "abort");
    clearInterval(timer);
  }

  /** Sends a single request, and returns the text of the response; rejects for an unexpected status. */
  async request(visit: Visit): Promise<string> {
    return (await this.#send(visit)).text();
  }

  failed(what: string, error: unknown): void {
    const description = `${what}: ${error instanceof Error ? error.message : String(error)}`;
    this.#errors.set(description, (this.#errors.get(description) ?? 0) + 1);
  }

  /** The results since the last call. */
  sample() {
    const latency = this.#latency;
    const errors = this.#errors;
    this.#latency = createHistogram();
    this.#errors = new Map();
    const milliseconds = (microseconds: number) => microseconds / 1_000;
    return {
      answered: latency.count,
      errors,
      /** Milliseconds from when a request was due until its response was complete. */
      p50: milliseconds(latency.percentile(50)),
      p99: milliseconds(latency.percentile(99)),
      slowest: milliseconds(latency.max),
    };
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #next(due: number): Promise<void> {
    const visit: Visit = this.#visits.next().value;
    this.#pending += 1;
    try {
      await (await this.#send(visit)).dump({ limit: Number.POSITIVE_INFINITY });
      if (visit.signUp !== undefined) this.signedUp.add(visit.signUp);
    } catch (error) {
      this.failed(`${visit.method} ${visit.path.replace(/[?\d].*/, "")}`, error);
    } finally {
      this.#pending -= 1;
      this.#latency.record(Math.max(1, Math.round((performance.now() - due) * 1_000)));
    }
  }

  async #send({ method, path, headers = {}, body, expected = 200 }: Visit) {
    const response = await this.#pool.request({
      method,
      path,
      headers,
      ...(body !== undefined && { body }),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    if (response.statusCode === expected) return response.body;
    await response.body.dump();
    throw new Error(`status ${response.statusCode}, expected ${expected}`);
  }
}
