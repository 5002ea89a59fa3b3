import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { Pool } from "undici";
import type { Visit } from "./visitors.ts";

/** Connections to the site. */
const CONNECTIONS = 32;
/** Milliseconds after which an answer is missing. */
const TIMEOUT_MS = 10_000;
/** Milliseconds between the moments at which what is due is sent. */
const TICK_MS = 5;
/** Requests under way beyond which no more are sent: they would measure this process. */
const MAX_IN_FLIGHT = 2_000;

/** What became of the requests since the last look. */
export interface Tally {
  readonly answered: number;
  /** What went wrong, and how often. */
  readonly errors: ReadonlyMap<string, number>;
  /** Milliseconds from when a request was due until all of its answer was there. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Sends visits to a site and watches what comes back. */
export class Load {
  readonly #pool: Pool;
  readonly #visits: Iterator<Visit>;
  #latency: RecordableHistogram = createHistogram();
  #errors = new Map<string, number>();
  #underWay = 0;

  constructor(origin: string, visits: Iterator<Visit>) {
    this.#pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
    this.#visits = visits;
  }

  /** Requests of the visitors that are not answered yet. */
  get underWay(): number {
    return this.#underWay;
  }

  /**
   * Sends as much as comes back.
   *
   * @returns Answers a second.
   */
  async flood(seconds: number): Promise<number> {
    const started = performance.now();
    const until = started + seconds * 1_000;
    let answered = 0;
    const visitor = async () => {
      while (performance.now() < until) {
        await this.#next(performance.now());
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    return (answered * 1_000) / (performance.now() - started);
  }

  /** Sends so many requests a second, however fast answers come, until told to stop. */
  async pace(rate: number, stop: AbortSignal): Promise<void> {
    const started = performance.now();
    let sent = 0;
    const sendDue = () => {
      const due = Math.floor(((performance.now() - started) / 1_000) * rate);
      for (; sent < due; sent += 1) {
        if (this.#underWay < MAX_IN_FLIGHT) void this.#next(started + (sent * 1_000) / rate);
      }
    };
    const timer = setInterval(sendDue, TICK_MS);
    const { promise, resolve } = Promise.withResolvers<void>();
    stop.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearInterval(timer);
  }

  /** Makes a visit besides those of the visitors, and answers with the text of the answer; rejects for a wrong one. */
  async make(visit: Visit): Promise<string> {
    return (await this.#send(visit)).text();
  }

  /** Counts something that went wrong. */
  failed(what: string, error: unknown): void {
    const told = `${what}: ${error instanceof Error ? error.message : String(error)}`;
    this.#errors.set(told, (this.#errors.get(told) ?? 0) + 1);
  }

  /** What became of the requests since the last look. */
  look(): Tally {
    const latency = this.#latency;
    const errors = this.#errors;
    this.#latency = createHistogram();
    this.#errors = new Map();
    const milliseconds = (microseconds: number) => microseconds / 1_000;
    return {
      answered: latency.count,
      errors,
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
    this.#underWay += 1;
    try {
      await (await this.#send(visit)).dump({ limit: Number.POSITIVE_INFINITY });
    } catch (error) {
      this.failed(`${visit.method} ${visit.path.replace(/[?\d].*/, "")}`, error);
    } finally {
      this.#underWay -= 1;
      this.#latency.record(Math.max(1, Math.round((performance.now() - due) * 1_000)));
    }
  }

  async #send({ method, path, headers = {}, body, expected = 200 }: Visit) {
    const answer = await this.#pool.request({
      method,
      path,
      headers,
      ...(body !== undefined && { body }),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    if (answer.statusCode === expected) return answer.body;
    await answer.body.dump();
    throw new Error(`status ${answer.statusCode}, expected ${expected}`);
  }
}
