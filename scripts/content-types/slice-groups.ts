/** Groups of slices in the order in which editors look for them. The description of a slice begins with its group. */
const SLICE_GROUPS = [
  "Opening",
  "Text",
  "Figures",
  "Shares",
  "Dates",
  "News",
  "Documents",
  "People",
  "Pages",
  "Menu",
] as const;

/** A slice model, as far as editors find it by it. */
export interface DescribedSlice {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
}

/** The position of the group of a slice; -1 for none. */
function groupOf({ description = "" }: DescribedSlice): number {
  return SLICE_GROUPS.findIndex((group) => description.startsWith(`${group}: `));
}

/** Slice types in the order of their groups; within one, in that of the list. */
export function grouped(types: readonly string[], slices: readonly DescribedSlice[]): readonly string[] {
  const groups = new Map(slices.map((slice) => [slice.id, groupOf(slice)]));
  const rank = (type: string) => groups.get(type) ?? SLICE_GROUPS.length;
  return types.toSorted((one, other) => rank(one) - rank(other));
}

/** What is wrong with the description of a slice, by which editors look for it. */
export function groupProblem(slice: DescribedSlice): string | undefined {
  if (groupOf(slice) >= 0) return undefined;
  return `has a description without a group in front of it: “Text: ${slice.description ?? "…"}”, or ${SLICE_GROUPS.join(", ")}`;
}
