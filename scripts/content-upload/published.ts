import { filter, type Repository, type WriteClient } from "@prismicio/client";
import type { ContentDocument } from "../../sandbox/content/document.ts";
import { describeFailure, UploadError } from "./failure.ts";

type Known = ReadonlyMap<string, string>;

/** By what a document here and one in the repository are told to be the same. */
export function keyOf({ type, lang, uid }: Pick<ContentDocument, "type" | "lang" | "uid">): string {
  return uid === null ? `${type} (${lang})` : `${type}/${uid} (${lang})`;
}

/**
 * The ids of the repository's published documents of the same types, by {@link keyOf}, and of those that an interrupted
 * upload has left in a release.
 *
 * @param created - Ids of the documents that earlier uploads have created, by {@link keyOf}.
 * @throws {UploadError} when the repository is in no state to take these documents.
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
    const at = async (ref: string | undefined): Promise<Known> => {
      const filters = [filter.any("document.type", types)];
      const found = await client.dangerouslyGetAll({ ...(ref ? { ref } : {}), filters, lang: "*" });
      return new Map(found.map((document) => [keyOf(document), document.id]));
    };
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

function checkLanguages(documents: readonly ContentDocument[], { languages }: Repository): void {
  const missing = documents.find(({ lang }) => !languages.some(({ id }) => id === lang));
  if (!missing) return;
  throw new UploadError(
    `The repository has no language "${missing.lang}": add it in the repository's settings first.`,
  );
}

/** A document that only a release has can neither be created a second time nor be updated in another release. */
function checkRelease(
  label: string,
  documents: readonly ContentDocument[],
  known: Known,
  released: Known,
): void {
  const key = documents.map(keyOf).find((candidate) => released.has(candidate) && !known.has(candidate));
  if (key === undefined) return;
  throw new UploadError(
    `The release "${label}" holds ${key}, which is not published. Look at it in the repository: publish or delete it there first.`,
  );
}
