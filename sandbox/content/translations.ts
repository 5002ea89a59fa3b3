import type { ContentDocument } from "./document.ts";

/** A document, and the documents that it names as its translations. */
type Paired = Pick<ContentDocument, "id" | "alternate_languages">;

/** The ids of documents that are translations of each other, by the id of each. A document without any is not in it. */
export type TranslationGroups = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups of documents: it is enough that one of two names the other, or that both name a third. */
export function groupsIn(documents: Iterable<Paired>): TranslationGroups {
  const groups = new Map<string, ReadonlySet<string>>();
  for (const { id, alternate_languages: named } of documents) {
    if (named.length === 0) continue;
    const ids = [id, ...named.map((other) => other.id)];
    const group = new Set(ids.flatMap((one) => [...(groups.get(one) ?? [one])]));
    for (const one of group) groups.set(one, group);
  }
  return groups;
}

/** Documents that name all others of their groups, so that a group lasts when a document of it is deleted. */
export function namingGroups(
  documents: readonly ContentDocument[],
  groups = groupsIn(documents),
): ContentDocument[] {
  return documents.map((document) => {
    const others = [...(groups.get(document.id) ?? [])].filter((id) => id !== document.id).sort();
    return { ...document, alternate_languages: others.map((id) => ({ id })) };
  });
}

/** The translations of a document: those of its group that exist, by their languages. */
export function translationsOf(
  { id, lang }: Pick<ContentDocument, "id" | "lang">,
  groups: TranslationGroups,
  find: (id: string) => ContentDocument | undefined,
): ContentDocument[] {
  return [...(groups.get(id) ?? [])]
    .flatMap((one) => find(one) ?? [])
    .filter((other) => other.lang !== lang)
    .sort((one, other) => (one.lang < other.lang ? -1 : 1));
}
