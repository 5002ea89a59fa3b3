import type { ServiceDocument } from "./service-document.ts";
import { isEmpty, isRecord } from "./stated-facts.ts";
import type { TextsByType } from "./text-fields.ts";

/** A section as the content service serves it. */
export interface Slice {
  readonly slice_type: string;
  readonly variation?: unknown;
  /** The fields of the section. */
  readonly primary?: unknown;
}

/** All slices of a page, in their order; none of a document without slices. */
export function slicesOf({ data }: ServiceDocument): readonly Slice[] {
  const slices: unknown = isRecord(data) ? data.slices : undefined;
  return Array.isArray(slices) ? slices.filter(isSlice) : [];
}

function isSlice(value: unknown): value is Slice {
  return isRecord(value) && typeof value.slice_type === "string";
}

/** The slices of a page that state facts: those of a type whose text fields are known. All others are the translator's. */
export function factSlices(document: ServiceDocument, texts: TextsByType): readonly Slice[] {
  return slicesOf(document).filter(({ slice_type: type }) => texts.has(type));
}

/** Whether a page has fields for facts, which its translations take from it, or it from the page that it translates. */
export function hasFacts(document: ServiceDocument, texts: TextsByType): boolean {
  const fields = texts.get(document.type);
  if (factSlices(document, texts).length > 0) return true;
  if (fields === undefined || !isRecord(document.data)) return false;
  return Object.entries(document.data).some(([name, value]) => fields[name] === undefined && !isEmpty(value));
}
