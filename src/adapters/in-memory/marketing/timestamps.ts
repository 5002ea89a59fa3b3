/** Moments that have come; those that have not are empty in the state, and absent from answers. */
export function known<K extends string>(moments: Readonly<Record<K, string>>): { [Name in K]?: string } {
  const come: { [Name in K]?: string } = { ...moments };
  for (const [name, moment] of Object.entries(moments)) if (moment === "") Reflect.deleteProperty(come, name);
  return come;
}
