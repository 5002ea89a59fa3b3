import { USER } from "../account/account.ts";
import { mustExist, put, under } from "../collections.ts";
import { invalid } from "../problems.ts";
import { computed, type Handlers, resource } from "../resource.ts";
import type { MarketingState } from "../state.ts";
import { sectionsOf } from "./template-html.ts";

const templates = resource("templates", "templates", {
  make({ folder_id = "", ...sent }, { state, now, newNumber }) {
    mustExist(state.templateFolders, folder_id, "folder_id", "folder");
    const id = newNumber();
    return {
      id,
      type: "user",
      ...sent,
      drag_and_drop: false,
      responsive: false,
      category: "",
      date_created: now,
      date_edited: now,
      created_by: USER,
      edited_by: USER,
      active: true,
      folder_id,
      thumbnail: "",
      share_url: `https://sandbox.example/templates/${id}`,
      content_type: "html",
    };
  },
  alter(template, sent, { state, now }) {
    mustExist(state.templateFolders, sent.folder_id, "folder_id", "folder");
    return { ...template, ...sent, date_edited: now, edited_by: USER };
  },
  view: ({ html: _html, ...template }) => template,
});

const inFolder = (state: MarketingState, folder_id: string) =>
  under(state.templates).filter((template) => template.folder_id === folder_id);

const folders = resource("templateFolders", "templateFolders", {
  make: ({ name }, { newId }) => ({ id: newId(), name }),
  view: (folder, { state }) => ({ ...folder, count: inFolder(state, folder.id).length }),
  removed({ id }, { state }) {
    for (const template of inFolder(state, id))
      put(state.templates, [template.id], { ...template, folder_id: "" });
  },
});

/** What cannot be in base64. The reverse, `^[A-Za-z0-9+/]+$`, needs a stack as long as the file and overflows it. */
const NOT_BASE64 = /[^A-Za-z0-9+/=\s]|=[^=\s]/;

const sort = { added_date: ({ created_at }: { readonly created_at: string }) => created_at };

const files = resource("fileManager.files", "files", {
  make({ name, folder_id = 0, file_data }, { state, newId, newNumber, now }) {
    mustExist(state.fileFolders, folder_id, "folder_id", "folder");
    if (NOT_BASE64.test(file_data)) {
      throw invalid("file_data", "The file data has to be encoded with base64.");
    }
    const bytes = Buffer.from(file_data, "base64");
    const full_size_url = `https://files.sandbox.example/${newId()}/${encodeURIComponent(name)}`;
    const isImage = /\.(png|gif|jpe?g|webp|svg|bmp|ico)$/i.test(name);
    return {
      id: newNumber(),
      folder_id,
      type: isImage ? "image" : "file",
      name,
      full_size_url,
      thumbnail_url: isImage ? full_size_url : "",
      size: bytes.length,
      created_at: now,
      created_by: USER,
      ...imageSize(bytes),
    };
  },
  alter(file, sent, { state }) {
    mustExist(state.fileFolders, sent.folder_id, "folder_id", "folder");
    return { ...file, ...sent };
  },
  page: ({ state }) => totalOf(state),
  sort,
});

const fileFolders = resource("fileManager.folders", "fileFolders", {
  make: ({ name }, { newNumber, now }) => ({ id: newNumber(), name, created_at: now, created_by: USER }),
  view: (folder, { state }) => ({ ...folder, file_count: filesIn(state, folder.id).length }),
  removed({ id }, { state }) {
    for (const file of filesIn(state, id)) put(state.files, [file.id], { ...file, folder_id: 0 });
  },
});

export const designHandlers = {
  ...templates.handlers,
  ...folders.handlers,
  "templates.defaultContent.get": (call) => ({ sections: sectionsOf(templates.record(call).html) }),
  ...files.handlers,
  ...fileFolders.handlers,
  ...computed("fileManager.folders.files", {
    rows: (call) => filesIn(call.state, fileFolders.record(call).id),
    page: ({ state }) => totalOf(state),
    sort,
  }),
} satisfies Partial<Handlers>;

function totalOf(state: MarketingState) {
  return { total_file_size: under(state.files).reduce((sum, { size }) => sum + size, 0) };
}

function filesIn(state: MarketingState, folder_id: number) {
  return under(state.files).filter((file) => file.folder_id === folder_id);
}

/** Width and height of a PNG in pixels; 0 for other formats. */
function imageSize(bytes: Buffer) {
  const isPng = bytes.length >= 24 && bytes.toString("latin1", 1, 4) === "PNG";
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : { width: 0, height: 0 };
}
