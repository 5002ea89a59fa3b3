import { contradictionsIn, knownDays } from "../../domain/content/day-order.ts";
import type { FieldPath } from "./field-path.ts";

/** Days by the names of their fields in the content model. */
type Days<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/**
 * Days without those that contradict each other, which are reported: a wrong day is worse than none.
 *
 * @param orders - Names of days that have to follow each other, in each of the lists.
 */
export function daysInOrder<Name extends string>(
  days: Days<Name>,
  orders: readonly (readonly Name[])[],
  path: FieldPath,
): Days<Name> {
  const contradictions = orders.flatMap((names) => contradictionsIn(knownDays(names, days)));
  for (const { earlier, later } of contradictions)
    path
      .at(later.name)
      .report(
        `${later.name}, ${later.day}, is before ${earlier.name}, ${earlier.day}: neither of them is shown`,
      );
  const wrong = new Set(contradictions.flatMap(({ earlier, later }) => [earlier.name, later.name]));
  const right: Partial<Record<Name, string | undefined>> = { ...days };
  for (const name of wrong) right[name] = undefined;
  return right;
}
