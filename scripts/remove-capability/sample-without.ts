import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnModels } from "../../src/adapters/prismic/prismic-capability.ts";

/** Deletes the sample's documents of a capability, and in others and in examples its sections and entries that lead to its documents. */
export function removeFromSample(root: string, { slices, customTypes }: OwnModels): void {
  for (const type of customTypes)
    rmSync(join(root, "sample/documents", type), { recursive: true, force: true });
  const without = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.filter((entry) => !isSlice(entry, slices) && !isEntryTo(entry, customTypes)).map(without);
    if (!isRecord(value)) return value;
    if (leadsTo(value, customTypes)) return { link_type: "Any" };
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, without(entry)]));
  };
  for (const path of globSync(["sample/documents/*/*.json", "content/slices/*/examples.json"], {
    cwd: root,
  })) {
    const document: unknown = JSON.parse(readFileSync(join(root, path), "utf8"));
    const changed = without(document);
    if (JSON.stringify(changed) !== JSON.stringify(document))
      writeFileSync(join(root, path), `${JSON.stringify(changed, null, 2)}\n`);
  }
}

function isSlice(value: unknown, slices: readonly string[]): boolean {
  return isRecord(value) && slices.some((type) => value.slice_type === type);
}

/** An entry of a list, without its link: nothing, or a title that leads nowhere. */
function isEntryTo(value: unknown, types: readonly string[]): boolean {
  return isRecord(value) && Object.values(value).some((field) => isRecord(field) && leadsTo(field, types));
}

function leadsTo(
  { link_type: kind, type }: Readonly<Record<string, unknown>>,
  types: readonly string[],
): boolean {
  return kind === "Document" && types.some((one) => one === type);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
