import type { Picture } from "./pictures.ts";

/**
 * The pictures of these names; a name without its width stands for both.
 *
 * @throws {RangeError} for a name that no picture has.
 */
export function chosen(pictures: readonly Picture[], names: readonly string[]): readonly Picture[] {
  if (names.length === 0) return pictures;
  const isNamed = ({ name, screen }: Picture, wanted: string) =>
    name === wanted || name === `${wanted}-${screen}`;
  const unknown = names.filter((wanted) => !pictures.some((picture) => isNamed(picture, wanted)));
  if (unknown.length > 0) throw new RangeError(`There is no picture ${unknown.join(", ")}.`);
  return pictures.filter((picture) => names.some((wanted) => isNamed(picture, wanted)));
}
