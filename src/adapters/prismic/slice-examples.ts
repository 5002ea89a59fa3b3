import { readdir, readFile } from "node:fs/promises";
import type { Section } from "../../domain/content/section.ts";
import type { ContentLanguages } from "./content-languages.ts";
import { contentModel } from "./content-model.ts";
import { list, record, required } from "./field.ts";
import { FieldPath, type FieldProblem, type ProblemLog } from "./field-path.ts";
import type { PrismicCapability } from "./prismic-capability.ts";
import { section } from "./section-fields.ts";
import { text } from "./simple-fields.ts";

const named = record({ name: required(text), slice_type: required(text) });

/** Examples with their names. Slices that are not sections, or none that the site has, are left out. */
const examples = list((value, path): { readonly name: string; readonly section: Section } | undefined => {
  const example = named(value, path);
  const read = example && path.model.sections.has(example.slice_type) && section(value, path);
  return read ? { name: example.name, section: read } : undefined;
});

interface ExamplesOptions {
  /** What the site has beside its own kinds of sections. */
  readonly capabilities: readonly PrismicCapability[];
  readonly languages: ContentLanguages;
  readonly log: ProblemLog;
  /** Rewrites the addresses of media in a file. Default: they are unchanged. */
  readonly served?: ((json: string) => Promise<string>) | undefined;
}

/**
 * Reads example sections from the `examples.json` of each slice model, in the order of the folder names. Invalid ones
 * are left out and reported. Rejects if a file is missing or is not valid JSON.
 *
 * @param slices - Folder of the slices.
 */
export async function readSliceExamples(
  slices: string,
  { capabilities, languages, log, served = async (json) => json }: ExamplesOptions,
) {
  const reading = { model: contentModel(capabilities), languages, log };
  // The vendor's tools write an index of the slices beside their folders.
  const folders = (await readdir(slices, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  const files = names.map(async (name) => {
    const json = await served(await readFile(`${slices}/${name}/examples.json`, "utf8"));
    return examples(JSON.parse(json), new FieldPath({ id: name, type: "examples" }, reading, "examples"));
  });
  return (await Promise.all(files)).flat();
}

/**
 * Reads a slice that an editor is working on: as a section, or why it is none.
 */
export function simulatedSlice(
  slice: unknown,
  { capabilities, languages }: Pick<ExamplesOptions, "capabilities" | "languages">,
): { readonly section: Section } | { readonly problem: string } {
  const problems: string[] = [];
  const warn = ({ field, problem }: FieldProblem) => void problems.push(`${field}: ${problem}`);
  const reading = { model: contentModel(capabilities), languages, log: { warn } };
  const read = section(slice, new FieldPath({ id: "", type: "" }, reading, "slice"));
  return read ? { section: read } : { problem: problems.join("; ") };
}
