import type { FastifyReply } from "fastify";

/** Counts the requests under way. The service allows an account ten at once. */
export class InFlight {
  readonly #limit: number;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a request in until its connection has done with it; answers whether there was room. */
  enter(reply: FastifyReply): boolean {
    if (this.#count >= this.#limit) return false;
    this.#count += 1;
    // Not a hook of the framework: an answer that a fault cuts off ends here, and nowhere else.
    reply.raw.once("close", () => {
      this.#count -= 1;
    });
    return true;
  }
}
