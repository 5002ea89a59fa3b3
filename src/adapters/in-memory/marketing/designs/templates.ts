import { z } from "zod";
import { USER } from "../account/account.ts";
import { put, under } from "../collections.ts";
import { folders, mustBeFolder } from "../folders.ts";
import { choice, period } from "../query.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { StoredTemplate } from "./state.ts";
import { sectionsOf } from "./template-html.ts";

const body = z.object({ name: filled, html: filled, folder_id: z.string().exactOptional() });

const templates = resource({
  scope: [],
  id: "template_id",
  table: (state) => state.templates,
  idOf: ({ id }: StoredTemplate) => id,
  body,
  changes: body.exactPartial(),
  make({ name, html, folder_id = "" }, call): StoredTemplate {
    const { state, now } = call;
    mustBeFolder(state.templateFolders, folder_id, "folder_id");
    const id = call.newNumber();
    return {
      id,
      type: "user",
      name,
      html,
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
    mustBeFolder(state.templateFolders, sent.folder_id, "folder_id");
    return { ...changed(template, sent), date_edited: now, edited_by: USER };
  },
  view: ({ html: _html, ...template }) => template,
  page: (found, total_items) => ({ templates: found, total_items }),
  filter: filterOf,
  sort: {
    date_created: ({ date_created }) => Date.parse(date_created),
    date_edited: ({ date_edited }) => Date.parse(date_edited),
    name: ({ name }) => name.toLowerCase(),
  },
});

/** Handlers of `/templates`. */
export const templateHandlers = {
  ...operationsOf("templates", templates),
  "templates.defaultContent.get": (call: ServiceCall<"template_id">) => ({
    sections: sectionsOf(templates.record(call).html),
  }),
};

const inFolder = (state: MarketingState, folder_id: string) =>
  under(state.templates).filter((template) => template.folder_id === folder_id);

const templateFolders = folders({
  table: (state) => state.templateFolders,
  count: (state, folder_id) => inFolder(state, folder_id).length,
  empty(state, folder_id) {
    for (const template of inFolder(state, folder_id)) {
      put(state.templates, [template.id], { ...template, folder_id: "" });
    }
  },
});

/** Handlers of `/template-folders`. */
export const templateFolderHandlers = operationsOf("templateFolders", templateFolders);

function filterOf(call: ServiceCall): (template: StoredTemplate) => boolean {
  const { created_by, type, category, folder_id } = call.query;
  const content_type = choice(call, "content_type", ["html", "template", "multichannel"]);
  const createdIn = period(call, "since_date_created", "before_date_created");
  return (template) =>
    (created_by === undefined || template.created_by === created_by) &&
    (type === undefined || template.type === type) &&
    (category === undefined || template.category === category) &&
    (folder_id === undefined || template.folder_id === folder_id) &&
    (content_type === undefined || template.content_type === content_type) &&
    createdIn(template.date_created);
}
