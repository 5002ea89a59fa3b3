import { op, shape } from "../operation.ts";
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
    pages: "templates",
  }),
  create: op("POST /templates", shape<{ body: WriteTemplate; answer: Template }>(), { body: "required" }),
  get: op("GET /templates/{template_id}", shape<{ query: FieldsQuery; answer: Template }>()),
  update: op("PATCH /templates/{template_id}", shape<{ body: WriteTemplate; answer: Template }>(), {
    body: "required",
  }),
  delete: op("DELETE /templates/{template_id}", shape<object>()),
  defaultContent: {
    get: op(
      "GET /templates/{template_id}/default-content",
      shape<{ query: FieldsQuery; answer: TemplateDefaultContent }>(),
    ),
  },
} as const;
