/** Index of the item that an arrow key moves to in a row or column; wraps around. `undefined` for other keys. */
export function itemAfter(
  key: string,
  { current, count, axis }: { readonly current: number; readonly count: number; readonly axis: "x" | "y" },
): number | undefined {
  const [back, on] = axis === "x" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (key === back) return (current - 1 + count) % count;
  if (key === on) return (current + 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
