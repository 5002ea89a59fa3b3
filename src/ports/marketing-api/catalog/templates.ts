import { op, shape } from "../operation.ts";
import { act, exchange, paged, read, response, write } from "../parameters.ts";
import type { Listed } from "../types/common.ts";
import type {
  CreateTemplate,
  ListTemplatesQuery,
  Template,
  TemplateDefaultContent,
  UpdateTemplate,
} from "../types/templates.ts";

/** Templates of campaigns. */
export const templates = {
  /** Lists the templates of the account and of the provider. */
  list: op(
    "GET /templates",
    shape<{ query: ListTemplatesQuery; response: Listed<"templates", Template> }>(),
    {
      query: paged(
        "created_by",
        "since_date_created",
        "before_date_created",
        "type",
        "category",
        "folder_id",
        "sort_field",
        "content_type",
        "sort_dir",
      ),
      pages: "templates",
    },
  ),
  /** Adds a template from HTML. */
  create: write("POST /templates", exchange<CreateTemplate, Template>()),
  /** Reads a template. */
  get: read("GET /templates/{template_id}", response<Template>()),
  /** Changes a template. */
  update: write("PATCH /templates/{template_id}", exchange<UpdateTemplate, Template>()),
  /** Removes a template. */
  delete: act("DELETE /templates/{template_id}"),
  defaultContent: {
    /** Reads the default content of a template's sections. */
    get: read("GET /templates/{template_id}/default-content", response<TemplateDefaultContent>()),
  },
} as const;
