import type { PageQuery } from "./common.ts";

/** Types of merge field. */
export type MergeFieldType =
  | "text"
  | "number"
  | "address"
  | "phone"
  | "date"
  | "url"
  | "imageurl"
  | "radio"
  | "dropdown"
  | "birthday"
  | "zip";

/** A merge field, a custom field of members (`/lists/{list_id}/merge-fields`). */
export interface MergeField {
  readonly merge_id: number;
  tag: string;
  name: string;
  readonly type: MergeFieldType;
  required: boolean;
  default_value: string;
  public: boolean;
  display_order: number;
  options: MergeFieldOptions;
  help_text: string;
  readonly list_id: string;
  /** How many merge fields the list may have. */
  readonly merge_field_limit?: number;
  /** How many merge fields the list has. */
  readonly total_items?: number;
}

/** Options of a merge field; each type has its own. */
export interface MergeFieldOptions {
  default_country?: number;
  phone_format?: string;
  date_format?: string;
  choices?: readonly string[];
  readonly size?: number;
}

export interface CreateMergeField extends UpdateMergeField {
  name: string;
  type: MergeFieldType;
  options?: CreateMergeFieldOptions;
}

/** Options of a new merge field. */
export interface CreateMergeFieldOptions extends UpdateMergeFieldOptions {
  size?: number;
}

export interface UpdateMergeField {
  tag?: string;
  name?: string;
  required?: boolean;
  default_value?: string;
  public?: boolean;
  display_order?: number;
  options?: UpdateMergeFieldOptions;
  help_text?: string;
}

/** Options of a merge field that can be changed. */
export interface UpdateMergeFieldOptions {
  default_country?: number;
  phone_format?: string;
  date_format?: string;
  choices?: readonly string[];
}

export interface ListMergeFieldsQuery extends PageQuery {
  type?: MergeFieldType;
  required?: boolean;
}
