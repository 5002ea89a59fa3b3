/** A day by the name of its field, `YYYY-MM-DD`. */
export interface NamedDay<Name extends string = string> {
  readonly name: Name;
  readonly day: string;
}

/** Two days of which one has to be the other's, or later, and is not. Nobody knows which of them is wrong. */
export interface Contradiction<Name extends string = string> {
  readonly earlier: NamedDay<Name>;
  readonly later: NamedDay<Name>;
}

/**
 * Which days contradict each other. Nobody knows which of them are wrong: a day that contradicts another one counts as none,
 * even if it is in order with the rest.
 *
 * @param inOrder - Known days in the order in which they have to follow each other; several may be the same day.
 */
export function contradictionsIn<Name extends string>(
  inOrder: readonly NamedDay<Name>[],
): readonly Contradiction<Name>[] {
  return inOrder.flatMap((later, index) =>
    inOrder.slice(0, index).flatMap((earlier) => (earlier.day > later.day ? { earlier, later } : [])),
  );
}

/** The known ones of some days, by the names of their fields. */
export function knownDays<Name extends string>(
  names: readonly Name[],
  days: Readonly<Partial<Record<Name, string | undefined>>>,
): readonly NamedDay<Name>[] {
  return names.flatMap((name) => {
    const { [name]: day } = days;
    return day === undefined ? [] : [{ name, day }];
  });
}
