import type { ContentDocument } from "./document.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import type { Snapshot } from "./snapshot.ts";

/** The fields of a link's target that are copied into the link; undefined for none. */
type Follow = (target: ContentDocument) => JsonObject | undefined;

/** Updates all document links in a value with the data of their targets at one ref. */
export class Links {
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** A copy of a value with all document links updated, also in groups, slices and rich text. */
  refresh(value: Json, follow?: Follow): Json {
    if (Array.isArray(value)) return value.map((entry) => this.refresh(entry, follow));
    if (!isJsonObject(value)) return value;
    if (isDocumentLink(value)) return this.#refreshLink(value, follow);
    return this.refreshFields(value, follow);
  }

  /** {@link refresh} for the fields of an object. */
  refreshFields(fields: JsonObject, follow?: Follow): JsonObject {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, this.refresh(value, follow)]),
    );
  }

  #refreshLink(link: DocumentLink, follow: Follow | undefined): JsonObject {
    const own: JsonObject = { id: link.id, link_type: "Document" };
    for (const name of ["key", "text", "variant"]) if (link[name] !== undefined) own[name] = link[name];
    const target = this.#snapshot.get(link.id);
    if (!target) {
      const lang = typeof link.lang === "string" ? { lang: link.lang } : {};
      return { ...own, type: "broken_type", tags: [], ...lang, slug: "-", isBroken: true };
    }
    const data = follow?.(target);
    return {
      ...own,
      type: target.type,
      tags: [...target.tags],
      lang: target.lang,
      slug: target.slugs[0] ?? "-",
      first_publication_date: target.first_publication_date,
      last_publication_date: target.last_publication_date,
      ...(target.uid === null ? {} : { uid: target.uid }),
      isBroken: false,
      ...(data ? { data } : {}),
    };
  }
}

interface DocumentLink extends JsonObject {
  id: string;
}

function isDocumentLink(value: Json): value is DocumentLink {
  return isJsonObject(value) && value.link_type === "Document" && typeof value.id === "string";
}
