import { hash } from "node:crypto";
import type { ServiceDocument } from "./service-document.ts";

/**
 * Returns a function that makes a hash of the parts of a document that the service copies into links to it. Documents with such
 * links have to be read again only if the hash changes. It does not include the dates of later publishes.
 *
 * @param fetched - The fields that the service copies: `page.title`.
 */
export function linkedPartsOf(fetched: readonly string[]): (document: ServiceDocument) => string {
  const names = Map.groupBy(
    fetched.map((field) => field.split(".")),
    ([type]) => type,
  );
  return ({ type, uid, lang, first_publication_date, data }) => {
    const fields = names.get(type)?.map(([, name = ""]) => (isObject(data) ? data[name] : undefined));
    return hash("sha1", JSON.stringify([type, uid, lang, first_publication_date, fields]), "base64");
  };
}

/**
 * The ids of all documents whose data the service has copied into a value: the targets of its links, also of those that
 * are broken, and the targets of links in what was copied.
 */
export function linksIn(value: unknown): readonly string[] {
  const ids = new Set<string>();
  collectLinks(value, ids);
  return ids.size === 0 ? NO_LINKS : [...ids];
}

/** One for all documents without links, which are thousands. */
const NO_LINKS: readonly string[] = [];

function collectLinks(value: unknown, ids: Set<string>): void {
  if (!isObject(value)) return;
  if (value.link_type === "Document" && typeof value.id === "string") ids.add(value.id);
  for (const part of Object.values(value)) collectLinks(part, ids);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
