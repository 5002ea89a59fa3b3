import fc from "fast-check";

/** How many inputs are tried, and from which seed they are made. */
export interface FuzzRun {
  readonly inputs: number;
  readonly seed: number;
}

/** How a target fared. */
export interface FuzzOutcome {
  readonly name: string;
  /** Inputs that were tried. */
  readonly inputs: number;
  /** The smallest input that failed, why, and how to try it again; absent when all stood. */
  readonly failure?: string;
}

/** Something that has to stand whatever it is given. */
export interface FuzzTarget {
  readonly name: string;
  /** Tries inputs, until one fails. */
  run(run: FuzzRun): Promise<FuzzOutcome>;
}

/**
 * A target that has to stand all inputs of a kind.
 *
 * @param check - Throws, or rejects, for an input that it does not stand.
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
      const report = (await fc.asyncDefaultReportMessage(details)) ?? "no input was made";
      return { name, inputs: details.numRuns, failure: visible(`${details.errorInstance}\n${report}`) };
    },
  };
}

/** Text in which what a terminal would not show, and an input may have failed by, is written out. */
function visible(text: string): string {
  return text.replaceAll(
    /[^\n\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
