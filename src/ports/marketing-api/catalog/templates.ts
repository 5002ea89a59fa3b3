import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, Listed } from "../types/common.ts";
import type {
  ListTemplatesQuery,
  Template,
  TemplateDefaultContent,
  WriteTemplate,
} from "../types/templates.ts";

/** Templates of campaigns. */
export const templates = {
  /**
   * Lists the templates of the account and of the provider. `GET /templates`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all.
   */
  list: op(
    "GET /templates",
    shape<{ query: ListTemplatesQuery; response: Listed<"templates", Template> }>(),
    {
      query: [
        ...PAGE,
        "created_by",
        "since_date_created",
        "before_date_created",
        "type",
        "category",
        "folder_id",
        "sort_field",
        "content_type",
        "sort_dir",
      ],
      pages: "templates",
    },
  ),
  /** Adds a template from HTML. `POST /templates`. Errors: `Invalid Resource` (400). */
  create: op("POST /templates", shape<{ body: WriteTemplate; response: Template }>(), { body: "required" }),
  /** Reads a template. `GET /templates/{template_id}`. Errors: `Resource Not Found` (404). */
  get: op("GET /templates/{template_id}", shape<{ query: FieldsQuery; response: Template }>(), {
    query: FIELDS,
  }),
  /**
   * Changes a template. `PATCH /templates/{template_id}`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  update: op("PATCH /templates/{template_id}", shape<{ body: WriteTemplate; response: Template }>(), {
    body: "required",
  }),
  /** Removes a template. `DELETE /templates/{template_id}`. Errors: `Resource Not Found` (404). */
  delete: op("DELETE /templates/{template_id}", shape<object>()),
  defaultContent: {
    /**
     * Reads the default content of a template's sections. `GET /templates/{template_id}/default-content`. Errors:
     * `Resource Not Found` (404).
     */
    get: op(
      "GET /templates/{template_id}/default-content",
      shape<{ query: FieldsQuery; response: TemplateDefaultContent }>(),
      { query: FIELDS },
    ),
  },
} as const;
