import type { Screenshot } from "./screenshots.ts";

/**
 * The screenshots with these names; a name without a width selects both widths.
 *
 * @throws {RangeError} for an unknown name.
 */
export function chosen(screenshots: readonly Screenshot[], names: readonly string[]): readonly Screenshot[] {
  if (names.length === 0) return screenshots;
  const isNamed = ({ name, screen }: Screenshot, selected: string) =>
    name === selected || name === `${selected}-${screen}`;
  const unknown = names.filter(
    (selected) => !screenshots.some((screenshot) => isNamed(screenshot, selected)),
  );
  if (unknown.length > 0) throw new RangeError(`There is no screenshot ${unknown.join(", ")}.`);
  return screenshots.filter((screenshot) => names.some((selected) => isNamed(screenshot, selected)));
}
