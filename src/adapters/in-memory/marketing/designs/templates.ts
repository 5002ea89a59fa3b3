import { USER } from "../account/account.ts";
import { mustExist, put, under } from "../collections.ts";
import { type Handlers, resource } from "../resource.ts";
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

/** Handlers of `/templates` and `/template-folders`. */
export const templateHandlers = {
  ...templates.handlers,
  ...folders.handlers,
  "templates.defaultContent.get": (call) => ({ sections: sectionsOf(templates.record(call).html) }),
} satisfies Partial<Handlers>;
