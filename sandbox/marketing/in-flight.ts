import type { FastifyReply } from "fastify";

/** Counts the requests in flight. The service allows ten for an account. */
export class InFlight {
  readonly #limit: number;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a request until its response has ended; returns `false` when the limit is reached. */
  enter(reply: FastifyReply): boolean {
    if (this.#count >= this.#limit) return false;
    this.#count += 1;
    // Not a hook of Fastify: hooks do not run for a response that a fault truncates.
    reply.raw.once("close", () => {
      this.#count -= 1;
    });
    return true;
  }
}
