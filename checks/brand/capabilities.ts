import { CAPABILITY_NAMES } from "../../brand/schema.ts";
import { similarNames } from "../../src/domain/text/similar-names.ts";
import type { Finding } from "../findings.ts";

/**
 * Finds names of capabilities that do not exist, each with the nearest one that does, and those listed twice.
 *
 * @param names - What the brand lists. Default: it has all of them.
 * @param known - Those that there are.
 */
export function checkCapabilities(
  names: readonly string[] = [],
  known: readonly string[] = CAPABILITY_NAMES,
): readonly Finding[] {
  return names.flatMap((name, index) => {
    const place = `brand/brand.ts capabilities[${index}]:`;
    if (names.indexOf(name) < index) return [{ place, problem: `"${name}" is listed twice` }];
    if (known.includes(name)) return [];
    const [similar] = similarNames(name, known);
    const hint = similar === undefined ? `there are ${known.join(", ")}` : `did you mean "${similar}"?`;
    return [{ place, problem: `there is no capability "${name}": ${hint}` }];
  });
}
