import fc from "fast-check";

/** Set by `npm run fuzz`. Default: a small, reproducible part of it. */
const { FUZZ_INPUTS = "60", FUZZ_SEED = "20260819" } = process.env;
const INPUTS = Number(FUZZ_INPUTS);

/** More than a target takes with that many inputs. */
export const TIMEOUT_MS = INPUTS * 1_000;

/** Checks random inputs. @throws {Error} with the smallest one that fails, its error, and how to repeat it. */
export async function fuzz<T>(
  inputs: fc.Arbitrary<T>,
  check: (input: T) => void | Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(inputs, async (input) => check(input));
  const details = await fc.check(property, { numRuns: INPUTS, seed: Number(FUZZ_SEED) });
  if (!details.failed) return;
  const report = (await fc.asyncDefaultReportMessage(details)) ?? "no input was generated";
  throw new Error(visible(`${details.errorInstance}\n${report}`));
}

/** Escapes non-printable characters, which may be the cause of a failure. */
function visible(text: string): string {
  return text.replaceAll(
    /[^\n\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
