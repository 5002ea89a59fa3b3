import fc from "fast-check";

/** Result of a target. */
export interface FuzzOutcome {
  readonly name: string;
  /** Number of tested inputs. */
  readonly inputs: number;
  /** The smallest failing input, the error, and how to repeat it; absent if all inputs passed. */
  readonly failure?: string;
}

/** A property that must hold for all inputs. */
export interface FuzzTarget {
  readonly name: string;
  /** Tests a number of inputs, which are generated from the seed, until one fails. */
  run(run: { readonly inputs: number; readonly seed: number }): Promise<FuzzOutcome>;
}

/**
 * Creates a target.
 *
 * @param check - Throws or rejects for an input that fails.
 */
export function fuzzTarget<T>(
  name: string,
  input: fc.Arbitrary<T>,
  check: (input: T) => void | Promise<void>,
): FuzzTarget {
  const property = fc.asyncProperty(input, async (value) => check(value));
  return {
    name,
    async run({ inputs, seed }) {
      const details = await fc.check(property, { numRuns: inputs, seed });
      if (!details.failed) return { name, inputs: details.numRuns };
      const report = (await fc.asyncDefaultReportMessage(details)) ?? "no input was generated";
      return { name, inputs: details.numRuns, failure: visible(`${details.errorInstance}\n${report}`) };
    },
  };
}

/** Escapes non-printable characters, which may be the cause of a failure. */
function visible(text: string): string {
  return text.replaceAll(
    /[^\n\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
