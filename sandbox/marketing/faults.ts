import { z } from "zod";
import { findOperation, operations } from "../../src/ports/marketing-api/operations.ts";
import { noSuch } from "../../src/ports/marketing-api/request.ts";

const NAMES = ["all", ...operations.map(({ name }) => name)];

/** A fault to inject: its kind, its operation, and how many times. */
export const faultSchema = z.discriminatedUnion("kind", [
  // The correct response, after a delay.
  z.strictObject({ kind: z.literal("delay"), ...common() }),
  // Another response. A string is sent as HTML, an object as a problem document; without `body` it is empty.
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
  // The operation is performed, and the connection closes in the middle of the response.
  z.strictObject({ kind: z.literal("cut"), ...common() }),
  // There is no response; the connection stays open.
  z.strictObject({ kind: z.literal("silence"), ...common(), ...moment() }),
]);

function common() {
  return {
    /** Name of the operation in the catalog; `all` is any request. */
    operation: z
      .string()
      .refine((name) => name === "all" || findOperation(name) !== undefined, {
        error: ({ input }) => `operation ${input}: ${noSuch("operation", String(input), NAMES)}`,
      })
      .default("all"),
    times: z.number().int().min(1).max(10_000).default(1),
    /** Delay before the fault, in milliseconds. */
    milliseconds: z.number().int().min(0).max(600_000).default(0),
  };
}

function moment() {
  /** Whether the operation is performed although its response is lost. */
  return { performed: z.boolean().default(false) };
}

/** A fault as it is added. */
export type FaultOrder = z.input<typeof faultSchema>;

/** A pending fault. */
export type Fault = z.output<typeof faultSchema>;

/** Pending faults, in the order in which they were added. */
export class Faults {
  #waiting: Fault[] = [];

  /** The pending faults. */
  get waiting(): readonly Fault[] {
    return this.#waiting;
  }

  /**
   * Adds a fault.
   *
   * @throws {z.ZodError} when it is invalid.
   */
  add(order: FaultOrder): Fault {
    const fault = faultSchema.parse(order);
    this.#waiting.push(fault);
    return fault;
  }

  /** Removes all faults. */
  clear(): void {
    this.#waiting = [];
  }

  /** Removes and returns the next fault for a request, if there is one. */
  take(operation: string): Fault | undefined {
    const fault = this.#waiting.find((it) => it.operation === "all" || it.operation === operation);
    if (!fault) return undefined;
    const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    this.#waiting = this.#waiting.flatMap((it) => (it === fault ? left : [it]));
    return fault;
  }
}
