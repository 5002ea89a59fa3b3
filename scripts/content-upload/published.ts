import { filter, type Repository, type WriteClient } from "@prismicio/client";
import type { ContentDocument } from "../../sandbox/content/document.ts";
import { describeFailure, UploadError } from "./service.ts";

type Known = ReadonlyMap<string, string>;

/** The key by which documents in the folder and in the repository are matched. */
export function keyOf({ type, lang, uid }: Pick<ContentDocument, "type" | "lang" | "uid">): string {
  return uid === null ? `${type} (${lang})` : `${type}/${uid} (${lang})`;
}

/**
 * The ids of the repository's published documents of the same types, by {@link keyOf}, and of documents that an
 * interrupted upload has created in a release.
 *
 * @param created - ids of created documents from the journal, by {@link keyOf}.
 * @throws {UploadError} if the repository cannot take these documents.
 */
export async function findPublished(
  documents: readonly ContentDocument[],
  client: WriteClient,
  created: Known,
): Promise<Known> {
  if (documents.length === 0) return new Map();
  try {
    const repository = await client.getRepository();
    checkLanguages(documents, repository);
    const types = [...new Set(documents.map(({ type }) => type))];
    const at = (ref: string | undefined) => idsAt(ref, types, client);
    const known = new Map(await at(undefined));
    for (const { ref, label, isMasterRef } of repository.refs) {
      if (isMasterRef) continue;
      const released = await at(ref);
      for (const [key, id] of created) if (released.get(key) === id) known.set(key, id);
      checkRelease(label, documents, known, released);
    }
    return known;
  } catch (cause) {
    if (cause instanceof UploadError) throw cause;
    throw new UploadError(`documents of the repository: ${describeFailure(cause)}`, { cause });
  }
}

/** The id of a document that is only in a release. */
export async function findReleased(
  document: Parameters<typeof keyOf>[0],
  client: WriteClient,
): Promise<string | undefined> {
  const { refs } = await client.getRepository();
  for (const { ref, isMasterRef } of refs) {
    const id = isMasterRef ? undefined : (await idsAt(ref, [document.type], client)).get(keyOf(document));
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The ids of all documents of some types, by {@link keyOf}. */
async function idsAt(ref: string | undefined, types: string[], client: WriteClient): Promise<Known> {
  const filters = [filter.any("document.type", types)];
  const found = await client.dangerouslyGetAll({ ...(ref ? { ref } : {}), filters, lang: "*" });
  return new Map(found.map((document) => [keyOf(document), document.id]));
}

function checkLanguages(documents: readonly ContentDocument[], { languages }: Repository): void {
  const missing = documents.find(({ lang }) => !languages.some(({ id }) => id === lang));
  if (!missing) return;
  throw new UploadError(
    `The repository has no language "${missing.lang}": add it in the repository's settings first.`,
  );
}

/** A document that only exists in a release can neither be created again nor be updated in another release. */
function checkRelease(
  label: string,
  documents: readonly ContentDocument[],
  known: Known,
  released: Known,
): void {
  const key = documents.map(keyOf).find((candidate) => released.has(candidate) && !known.has(candidate));
  if (key === undefined) return;
  throw new UploadError(
    `The release "${label}" contains ${key}, which is not published. Publish or delete it in the repository first.`,
  );
}
