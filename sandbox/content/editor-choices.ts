import { type ContentDocument, titleOf } from "./document.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import type { MediaFile } from "./media.ts";
import { measureImage } from "./media-routes.ts";
import type { Service } from "./service.ts";

/** The options of the select elements in an editor's form. */
export interface Choices {
  readonly documents: readonly ContentDocument[];
  /** A document as an option: its title and its type, and its language if there are several. */
  readonly nameOf: (document: ContentDocument) => string;
  /** Values of image fields, by the file's name. */
  readonly images: ReadonlyMap<string, JsonObject>;
  /** Links to files, by the file's name. */
  readonly files: ReadonlyMap<string, JsonObject>;
}

/** Creates a function that returns all documents, images and files. Image sizes are cached. */
export function openChoices({ store, media, addresses }: Service): () => Promise<Choices> {
  const nameOf = (document: ContentDocument) => {
    const kinds = store.languages.length > 1 ? [document.type, document.lang] : [document.type];
    return `${titleOf(document)} (${kinds.join(", ")})`;
  };
  const measured = new Map<string, JsonObject | undefined>();
  return async () => {
    const documents = store
      .list()
      .flatMap(({ document, status }) => (status === "deleted" ? [] : [document]))
      .sort((one, other) => titleOf(one).localeCompare(titleOf(other)));
    const images = new Map<string, JsonObject>();
    const files = new Map<string, JsonObject>();
    for (const name of await media.names()) {
      const [file, image] = await Promise.all([media.find("files", name), media.find("images", name)]);
      if (file) files.set(name, fileLink(file, addresses.stored("files", name)));
      if (!image) continue;
      const key = `${name} ${image.etag}`;
      if (!measured.has(key)) measured.set(key, await imageOf(image));
      const found = measured.get(key);
      const url = `${addresses.stored("images", name)}?auto=format,compress`;
      if (found) images.set(name, { ...found, url, id: idOf(image) });
    }
    return { documents, nameOf, images, files };
  };
}

function idOf({ name }: MediaFile): string {
  return name.replace(/\.[^.]+$/, "");
}

function fileLink(file: MediaFile, url: string): JsonObject {
  const { name, size } = file;
  return { link_type: "Media", kind: "file", id: idOf(file), name, size: String(size), url };
}

/** The value of an image field, without the address; `undefined` if the image cannot be read. */
async function imageOf(file: MediaFile): Promise<JsonObject | undefined> {
  const dimensions = await measureImage(await file.read()).catch(() => undefined);
  const edit = { x: 0, y: 0, zoom: 1, background: "transparent" };
  return dimensions && { dimensions: { ...dimensions }, alt: null, copyright: null, edit };
}

/** The file name of an image field or a link; an empty string if it is empty. */
export function fileNameOf(value: Json): string {
  if (!isJsonObject(value) || typeof value.url !== "string") return "";
  const { pathname = "" } = URL.parse(value.url, "http://localhost") ?? {};
  return pathname.slice(pathname.lastIndexOf("/") + 1);
}
