import { z } from "zod";
import type { StoredFile } from "../../../../ports/marketing-api/types/file-manager.ts";
import { USER } from "../account/account.ts";
import { find, put, under } from "../collections.ts";
import { invalidResource } from "../problems.ts";
import { choice, period } from "../query.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";

/** What cannot be in base64. The reverse, `^[A-Za-z0-9+/]+$`, needs a stack as long as the file and overflows it. */
const NOT_BASE64 = /[^A-Za-z0-9+/=\s]|=[^=\s]/;

const body = z.object({
  name: filled,
  folder_id: z.int().min(0).exactOptional(),
  file_data: filled.refine((data) => !NOT_BASE64.test(data), "The file data has to be encoded with base64."),
});

const files = resource({
  scope: [],
  id: "file_id",
  table: (state) => state.files,
  idOf: ({ id }: StoredFile) => id,
  body,
  changes: body.omit({ file_data: true }).exactPartial(),
  make({ name, folder_id = 0, file_data }, call): StoredFile {
    mustBeFileFolder(call.state, folder_id);
    const bytes = Buffer.from(file_data, "base64");
    const size = imageSize(bytes);
    const url = `https://files.sandbox.example/${call.newId()}/${encodeURIComponent(name)}`;
    const isImage = /\.(png|gif|jpe?g|webp|svg|bmp|ico)$/i.test(name);
    return {
      id: call.newNumber(),
      folder_id,
      type: isImage ? "image" : "file",
      name,
      full_size_url: url,
      thumbnail_url: isImage ? url : "",
      size: bytes.length,
      created_at: call.now,
      created_by: USER,
      width: size?.width ?? 0,
      height: size?.height ?? 0,
    };
  },
  alter(file, sent, { state }) {
    mustBeFileFolder(state, sent.folder_id ?? 0);
    return changed(file, sent);
  },
  view: (file) => file,
  page: (found, total_items, { state }) => ({
    files: found,
    total_file_size: under(state.files).reduce((sum, { size }) => sum + size, 0),
    total_items,
  }),
  filter(call: ServiceCall<string>) {
    const type = choice(call, "type", ["image", "file"]);
    const made = madeBy(call);
    const { folder_id } = call.path;
    return (file) =>
      (folder_id === undefined || file.folder_id === Number(folder_id)) &&
      (type === undefined || file.type === type) &&
      made(file);
  },
  sort: {
    added_date: ({ created_at }) => Date.parse(created_at),
    name: ({ name }) => name.toLowerCase(),
    size: ({ size }) => size,
  },
});

const folderBody = z.object({ name: filled });

const folders = resource({
  scope: [],
  id: "folder_id",
  table: (state) => state.fileFolders,
  idOf: ({ id }) => id,
  body: folderBody,
  changes: folderBody,
  make: ({ name }, call) => ({ id: call.newNumber(), name, created_at: call.now, created_by: USER }),
  alter: changed,
  view: (folder, { state }) => ({ ...folder, file_count: filesIn(state, folder.id).length }),
  page: (found, total_items) => ({ folders: found, total_items }),
  filter: madeBy,
  removed({ id }, { state }) {
    for (const file of filesIn(state, id)) put(state.files, [file.id], { ...file, folder_id: 0 });
  },
});

/** Handlers of `/file-manager`. */
export const fileHandlers = {
  ...operationsOf("fileManager.files", files),
  ...operationsOf("fileManager.folders", folders),
  "fileManager.folders.files.list": (call: ServiceCall<"folder_id">) => {
    folders.record(call);
    return files.list(call);
  },
};

function filesIn(state: MarketingState, folder_id: number): StoredFile[] {
  return under(state.files).filter((file) => file.folder_id === folder_id);
}

/** Rejects a folder that does not exist; 0 means no folder. */
function mustBeFileFolder(state: MarketingState, folder_id: number): void {
  if (folder_id === 0 || find(state.fileFolders, [folder_id]) !== undefined) return;
  throw invalidResource({ field: "folder_id", message: "The folder does not exist." });
}

function madeBy(call: ServiceCall<string>) {
  const { created_by } = call.query;
  const createdIn = period(call, "since_created_at", "before_created_at");
  return (made: { readonly created_by: string; readonly created_at: string }) =>
    (created_by === undefined || made.created_by === created_by) && createdIn(made.created_at);
}

/** Width and height of an image in pixels. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a PNG, GIF or JPEG image; `undefined` for other formats. */
function imageSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length >= 24 && bytes.toString("latin1", 1, 4) === "PNG") {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length >= 10 && bytes.toString("latin1", 0, 3) === "GIF") {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  return bytes.length >= 4 && bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : undefined;
}

/** Reads the size from the first start-of-frame segment of a JPEG. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
