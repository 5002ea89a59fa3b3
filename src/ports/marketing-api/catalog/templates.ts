import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery } from "../types/common.ts";
import type {
  ListTemplatesQuery,
  Template,
  TemplateDefaultContent,
  TemplateList,
  WriteTemplate,
} from "../types/templates.ts";

/** Templates of campaigns. */
export const templates = {
  list: op("GET /templates", shape<{ query: ListTemplatesQuery; answer: TemplateList }>(), {
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
  }),
  create: op("POST /templates", shape<{ body: WriteTemplate; answer: Template }>(), { body: "required" }),
  get: op("GET /templates/{template_id}", shape<{ query: FieldsQuery; answer: Template }>(), {
    query: FIELDS,
  }),
  update: op("PATCH /templates/{template_id}", shape<{ body: WriteTemplate; answer: Template }>(), {
    body: "required",
  }),
  delete: op("DELETE /templates/{template_id}", shape<object>()),
  defaultContent: {
    get: op(
      "GET /templates/{template_id}/default-content",
      shape<{ query: FieldsQuery; answer: TemplateDefaultContent }>(),
      { query: FIELDS },
    ),
  },
} as const;
