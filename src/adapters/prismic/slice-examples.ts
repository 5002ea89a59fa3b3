import { readdir, readFile } from "node:fs/promises";
import type { Section } from "../../domain/content/section.ts";
import type { Log } from "../../ports/log.ts";
import { list, Place, record, required } from "./field.ts";
import { SECTION_TYPES, section } from "./section-fields.ts";
import { text } from "./simple-fields.ts";

const named = record({ name: required(text), slice_type: required(text) });

/** Each example by its name; slices that are no sections of pages are left out. */
const examples = list((value, place): { readonly name: string; readonly section: Section } | undefined => {
  const example = named(value, place);
  const read = example && SECTION_TYPES.includes(example.slice_type) && section(value, place);
  return read ? { name: example.name, section: read } : undefined;
});

/**
 * Sections as editors might compose them, from the `examples.json` beside each model, by the names of their folders. What
 * does not fit is left out and reported; rejects when a file is not there or is no JSON.
 *
 * @param slices - The folder of the slices.
 * @param served - Puts the addresses of media in a file right. Default: they stay as they are.
 */
export async function readSliceExamples(slices: string, log: Log, served = async (json: string) => json) {
  const files = (await readdir(slices)).sort().map(async (name) => {
    const json = await served(await readFile(`${slices}/${name}/examples.json`, "utf8"));
    return examples(JSON.parse(json), new Place({ id: name, type: "examples" }, log, "examples"));
  });
  return (await Promise.all(files)).flat();
}
