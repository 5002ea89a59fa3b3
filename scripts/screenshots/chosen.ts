import type { Screenshot } from "./screenshots.ts";

/**
 * The screenshots of these names; a name without its width stands for both.
 *
 * @throws {RangeError} for a name that no screenshot has.
 */
export function chosen(screenshots: readonly Screenshot[], names: readonly string[]): readonly Screenshot[] {
  if (names.length === 0) return screenshots;
  const isNamed = ({ name, screen }: Screenshot, wanted: string) =>
    name === wanted || name === `${wanted}-${screen}`;
  const unknown = names.filter((wanted) => !screenshots.some((screenshot) => isNamed(screenshot, wanted)));
  if (unknown.length > 0) throw new RangeError(`There is no screenshot ${unknown.join(", ")}.`);
  return screenshots.filter((screenshot) => names.some((wanted) => isNamed(screenshot, wanted)));
}
