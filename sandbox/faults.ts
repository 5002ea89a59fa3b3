import type { z } from "zod";

/** Pending faults, in the order in which they were added. */
export class FaultQueue<Schema extends z.ZodType<{ readonly times: number }>> {
  readonly #schema: Schema;
  readonly #scopeOf: (fault: z.output<Schema>) => string;
  #waiting: { readonly fault: z.output<Schema>; left: number }[] = [];

  /** @param scopeOf - The requests that a fault is for; `all` is any. */
  constructor(schema: Schema, scopeOf: (fault: z.output<Schema>) => string) {
    this.#schema = schema;
    this.#scopeOf = scopeOf;
  }

  get waiting(): readonly z.output<Schema>[] {
    return this.#waiting.map(({ fault, left }) => ({ ...fault, times: left }));
  }

  /** @throws {z.ZodError} when the fault is invalid. */
  add(order: z.input<Schema>): z.output<Schema> {
    const fault = this.#schema.parse(order);
    this.#waiting.push({ fault, left: fault.times });
    return fault;
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The next fault for a request, if there is one. */
  take(scope: string): z.output<Schema> | undefined {
    const next = this.#waiting.find(({ fault }) => ["all", scope].includes(this.#scopeOf(fault)));
    if (next === undefined) return undefined;
    next.left -= 1;
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    return next.fault;
  }
}
