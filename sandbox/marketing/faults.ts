import { z } from "zod";

/** A fault on demand: what goes wrong, for which operation, and how many times. */
export const faultSchema = z.discriminatedUnion("kind", [
  // The answer comes late, and is right.
  z.strictObject({ kind: z.literal("delay"), ...common() }),
  // Another answer. A text travels as HTML, anything else as a problem document; without `body` there is none.
  z.strictObject({
    kind: z.literal("status"),
    status: z.number().int().min(200).max(599),
    body: z.json().optional(),
    headers: z.record(z.string(), z.string()).default({}),
    ...common(),
    ...moment(),
  }),
  // The connection is reset.
  z.strictObject({ kind: z.literal("reset"), ...common(), ...moment() }),
  // The operation is carried out, and the connection ends in the middle of its answer.
  z.strictObject({ kind: z.literal("cut"), ...common() }),
  // No answer comes, ever; the connection stays open.
  z.strictObject({ kind: z.literal("silence"), ...common(), ...moment() }),
]);

function common() {
  return {
    /** Name of the operation in the catalog; `all` is any request. */
    operation: z.string().min(1).default("all"),
    times: z.number().int().min(1).max(10_000).default(1),
    /** How long nothing happens first. */
    milliseconds: z.number().int().min(0).max(600_000).default(0),
  };
}

function moment() {
  /** Whether the operation is carried out although its answer never arrives. */
  return { performed: z.boolean().default(false) };
}

/** A fault as it is ordered. */
export type FaultOrder = z.input<typeof faultSchema>;

/** A fault as it waits for requests. */
export type Fault = z.output<typeof faultSchema>;

/** The faults that are yet to happen, in the order they were ordered in. */
export class Faults {
  #waiting: Fault[] = [];

  /** What is yet to happen. */
  get waiting(): readonly Fault[] {
    return this.#waiting;
  }

  /**
   * Orders a fault.
   *
   * @throws {z.ZodError} when it is none.
   */
  add(order: FaultOrder): Fault {
    const fault = faultSchema.parse(order);
    this.#waiting.push(fault);
    return fault;
  }

  /** Calls everything off. */
  clear(): void {
    this.#waiting = [];
  }

  /** Takes the next fault for a request, if there is one. */
  take(operation: string): Fault | undefined {
    const fault = this.#waiting.find((it) => it.operation === "all" || it.operation === operation);
    if (!fault) return undefined;
    const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    this.#waiting = this.#waiting.flatMap((it) => (it === fault ? left : [it]));
    return fault;
  }
}
