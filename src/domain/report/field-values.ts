import type { Results } from "../content/results.ts";
import type { RichText } from "../content/rich-text.ts";

/** The field of what a page shows before its results: a copy of other fields. */
const COPY = "instead" satisfies keyof Results;

/** All links and files in an object, with their paths. */
export function linksIn(whole: unknown) {
  return valuesIn(whole).flatMap(({ field, value: href, of: { kind } }) => {
    if (!field.endsWith(".href") || typeof href !== "string") return [];
    return [{ kind, href, field: field.slice(0, -".href".length) }];
  });
}

/** A value in an object, and the object that has it. */
export interface FoundValue {
  readonly field: string;
  readonly value: unknown;
  readonly of: Readonly<Record<string, unknown>>;
}

/** All values in an object, with their paths. */
export function valuesIn(whole: unknown, path = ""): FoundValue[] {
  if (Array.isArray(whole)) return whole.flatMap((part, index) => valuesIn(part, `${path}[${index}]`));
  if (!isRecord(whole)) return [];
  return Object.entries(whole).flatMap(([name, value]) => {
    if (name === COPY) return [];
    const field = `${path}.${name}`;
    return typeof value === "object" ? valuesIn(value, field) : [{ field, value, of: whole }];
  });
}

/** All rich texts in an object, with their paths. */
export function richTextsIn(
  whole: unknown,
  path = "",
): { readonly field: string; readonly text: RichText }[] {
  if (isRichText(whole)) return [{ field: path, text: whole }];
  if (Array.isArray(whole)) return whole.flatMap((part, index) => richTextsIn(part, `${path}[${index}]`));
  if (!isRecord(whole)) return [];
  return Object.entries(whole).flatMap(([name, value]) =>
    name === COPY ? [] : richTextsIn(value, `${path}.${name}`),
  );
}

function isRichText(value: unknown): value is RichText {
  return Array.isArray(value) && value.some((block) => isRecord(block) && block.kind === "paragraph");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
