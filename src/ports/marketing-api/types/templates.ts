import type { PageQuery, SortDirection, Timestamp } from "./common.ts";

/** How the content of a template was made. */
export type TemplateContentType = "template" | "multichannel" | "html";

/** A template of campaigns (`/templates`). */
export interface Template {
  readonly id: number;
  readonly type: string;
  name: string;
  readonly drag_and_drop: boolean;
  readonly responsive: boolean;
  readonly category: string;
  readonly date_created: Timestamp;
  readonly date_edited: Timestamp;
  readonly created_by: string;
  readonly edited_by: string;
  readonly active: boolean;
  folder_id?: string;
  readonly thumbnail: string;
  readonly share_url: string;
  readonly content_type: TemplateContentType;
}

export interface CreateTemplate extends UpdateTemplate {
  name: string;
  html: string;
}

export interface UpdateTemplate {
  name?: string;
  folder_id?: string;
  html?: string;
}

/** The default content of a template's sections (`/templates/{template_id}/default-content`). */
export interface TemplateDefaultContent {
  sections: { readonly [key: string]: string };
}

export interface ListTemplatesQuery extends PageQuery {
  created_by?: string;
  since_date_created?: string;
  before_date_created?: string;
  type?: string;
  category?: string;
  folder_id?: string;
  sort_field?: "date_created" | "date_edited" | "name";
  content_type?: TemplateContentType;
  sort_dir?: SortDirection;
}
