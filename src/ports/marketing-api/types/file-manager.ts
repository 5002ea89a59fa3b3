import type { PageQuery, SortDirection, Timestamp } from "./common.ts";

/** A file in the file manager (`/file-manager/files`). */
export interface StoredFile {
  readonly id: number;
  folder_id: number;
  readonly type: "image" | "file";
  name: string;
  readonly full_size_url: string;
  readonly thumbnail_url?: string;
  readonly size: number;
  readonly created_at: Timestamp;
  readonly created_by: string;
  readonly width?: number;
  readonly height?: number;
}

export interface StoredFileList {
  files: readonly StoredFile[];
  readonly total_file_size: number;
  readonly total_items: number;
}

export interface CreateStoredFile extends UpdateStoredFile {
  name: string;
  file_data: string;
}

export interface UpdateStoredFile {
  folder_id?: number;
  name?: string;
}

/** A folder in the file manager (`/file-manager/folders`). */
export interface FileFolder {
  readonly id: number;
  name: string;
  readonly file_count: number;
  readonly created_at: Timestamp;
  readonly created_by: string;
}

export interface ListFilesQuery extends PageQuery {
  type?: "image" | "file";
  created_by?: string;
  before_created_at?: string;
  since_created_at?: string;
  sort_field?: "added_date" | "name" | "size";
  sort_dir?: SortDirection;
}

export interface ListFileFoldersQuery extends PageQuery {
  created_by?: string;
  before_created_at?: string;
  since_created_at?: string;
}
