/** Where a key leads in a row or column of so many items, round its ends; nothing for keys that lead nowhere. */
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
