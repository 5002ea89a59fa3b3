import { basename } from "node:path";
import type { z } from "zod";
import { fieldPath, type Library, type Note } from "./library.ts";
import type { Field, Fields } from "./models.ts";
import { type examples, group, image, link, richText, simple, sliceZone } from "./values.ts";

type FieldOf<T extends Field["type"]> = Extract<Field, { type: T }>;
type Link = z.infer<typeof link>;
type Slice = Omit<z.infer<typeof examples>[number], "name">;
type ImageValue = z.infer<typeof image>;

/** Checks the values of a document's fields against their models, and that linked documents, files and images exist. */
export class FieldChecker {
  readonly #library: Library;
  readonly #types: ReadonlyMap<string, string>;
  readonly #note: Note;
  readonly #hasTargets: boolean;

  /**
   * @param note - Called with each finding.
   * @param hasTargets - Whether linked documents and media must exist. `false` for examples, which have no content.
   */
  constructor(library: Library, note: Note, hasTargets = true) {
    this.#library = library;
    this.#hasTargets = hasTargets;
    this.#types = new Map([...library.documents.values()].map(({ id, type }) => [id, type]));
    this.#note = note;
  }

  /** Checks all values of one level: each must have a model and match it. */
  checkAll(fields: Fields, values: Readonly<Record<string, unknown>>, at: string): void {
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name];
      const place = `${at}.${name}`;
      if (field === undefined) this.#note(place, "is not in the model");
      else this.#check(field, value, place);
    }
  }

  #check(field: Field, value: unknown, at: string): void {
    if (field.type === "UID") this.#note(at, "belongs next to the data, not into it");
    else if (field.type === "Select") this.#checkSelect(field, value, at);
    else if (field.type === "StructuredText") this.#checkRichText(field, value, at);
    else if (field.type === "Link") this.#checkLink(field, value, at);
    else if (field.type === "Image") this.#checkImage(field, value, at);
    else if (field.type === "Group") this.#checkGroup(field, value, at);
    else if (field.type === "Slices") this.#checkZone(field, value, at);
    else this.#parse<unknown>(simple[field.type], value, at);
  }

  #parse<T>(schema: z.ZodType<T>, value: unknown, at: string): T | undefined {
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    for (const { path, message } of error.issues) this.#note(`${at}${fieldPath(path)}`, message);
    return undefined;
  }

  #checkSelect({ config }: FieldOf<"Select">, value: unknown, at: string): void {
    const isValid = value === null || (typeof value === "string" && config.options.includes(value));
    if (!isValid) this.#note(at, `${JSON.stringify(value)} is none of: ${config.options.join(", ")}`);
  }

  #checkRichText({ config }: FieldOf<"StructuredText">, value: unknown, at: string): void {
    const blocks = this.#parse(richText, value, at) ?? [];
    const allowed = (config.multi ?? config.single ?? "").split(",");
    if (config.single !== undefined && blocks.length > 1) this.#note(at, "may have only one block");
    for (const [index, block] of blocks.entries()) this.#checkBlock(block, allowed, `${at}[${index}]`);
  }

  #checkBlock(block: z.infer<typeof richText>[number], allowed: readonly string[], at: string): void {
    if (!allowed.includes(block.type)) this.#note(at, `may not be ${block.type}`);
    if (block.type === "image") this.#checkDimensions(block, at);
    for (const [index, span] of ("spans" in block ? block.spans : []).entries()) {
      const place = `${at}.spans[${index}]`;
      if (!allowed.includes(span.type)) this.#note(place, `may not be ${span.type}`);
      if (span.type === "hyperlink") this.#checkTarget(span.data, `${place}.data`);
    }
  }

  #checkLink({ config }: FieldOf<"Link">, value: unknown, at: string): void {
    const parsed = this.#parse(link, value, at);
    if (parsed === undefined || parsed.link_type === "Any") return;
    if ((config.select ?? null) !== null && parsed.link_type.toLowerCase() !== config.select) {
      this.#note(at, `must lead to a ${config.select}`);
    }
    if (parsed.link_type === "Document" && config.customtypes?.includes(parsed.type) === false) {
      this.#note(at, `may not lead to a ${parsed.type}`);
    }
    this.#checkTarget(parsed, at);
  }

  #checkTarget(target: Link, at: string): void {
    if (!this.#hasTargets) return;
    if (target.link_type === "Document") {
      const type = this.#types.get(target.id);
      if (type === undefined) this.#note(at, `there is no document ${target.id}`);
      else if (type !== target.type) this.#note(at, `${target.id} is a ${type}, not a ${target.type}`);
    }
    if (target.link_type === "Media") {
      const name = fileName(target.url);
      const size = this.#library.files.get(name);
      if (size === undefined) this.#note(at, `there is no sample/files/${name}`);
      else if (String(size) !== target.size) this.#note(at, `${name} has ${size} bytes, not ${target.size}`);
      if (name !== target.name) this.#note(at, `is named ${target.name} but leads to ${name}`);
    }
  }

  #checkImage({ config }: FieldOf<"Image">, value: unknown, at: string): void {
    if (typeof value === "object" && value !== null && Object.keys(value).length === 0) return;
    const parsedImage = this.#parse(image, value, at);
    if (parsedImage === undefined) return;
    const { width = parsedImage.dimensions.width, height = parsedImage.dimensions.height } =
      config.constraint ?? {};
    if (width !== parsedImage.dimensions.width || height !== parsedImage.dimensions.height) {
      this.#note(at, `must be ${width}×${height}`);
    }
    this.#checkDimensions(parsedImage, at);
  }

  #checkDimensions(
    { url, dimensions: { width, height } }: Pick<ImageValue, "url" | "dimensions">,
    at: string,
  ): void {
    if (!this.#hasTargets) return;
    const name = fileName(url);
    const real = this.#library.images.get(name);
    if (real === undefined) this.#note(at, `there is no sample/images/${name}`);
    else if (real.width !== width || real.height !== height) {
      this.#note(at, `${name} is ${real.width}×${real.height}, not ${width}×${height}`);
    }
  }

  #checkGroup({ config }: FieldOf<"Group">, value: unknown, at: string): void {
    const entries = this.#parse(group, value, at) ?? [];
    for (const [index, entry] of entries.entries()) this.checkAll(config.fields, entry, `${at}[${index}]`);
  }

  #checkZone({ config }: FieldOf<"Slices">, value: unknown, at: string): void {
    const ids = new Set<string>();
    for (const [index, entry] of (this.#parse(sliceZone, value, at) ?? []).entries()) {
      const place = `${at}[${index}]`;
      if (ids.has(entry.id)) this.#note(`${place}.id`, `${entry.id} is a duplicate`);
      ids.add(entry.id);
      if (entry.slice_type in config.choices) this.checkSlice(entry, place);
      else this.#note(place, `${entry.slice_type} is not a slice of this zone`);
    }
  }

  /** Checks all values of a slice. */
  checkSlice({ slice_type, variation, primary, items }: Slice, at: string): void {
    const model = this.#library.slices.get(slice_type)?.variations.find(({ id }) => id === variation);
    if (model === undefined) {
      this.#note(at, `${slice_type} has no variation ${variation}`);
    } else {
      this.checkAll(model.primary, primary, `${at}.primary`);
      for (const [index, item] of items.entries()) this.checkAll(model.items, item, `${at}.items[${index}]`);
    }
  }
}

function fileName(url: string): string {
  return basename(new URL(url).pathname);
}
