/**
 * Takes screenshots one after the other; a failed one does not stop the others.
 *
 * @throws {AggregateError} at the end, with the names of the failed ones.
 */
export async function takeEach<Named extends { readonly name: string }>(
  views: readonly Named[],
  take: (view: Named) => Promise<void>,
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const view of views) await take(view).catch((error: unknown) => failures.set(view.name, error));
  if (failures.size === 0) return;
  throw new AggregateError([...failures.values()], `Not taken: ${[...failures.keys()].join(" ")}`);
}
