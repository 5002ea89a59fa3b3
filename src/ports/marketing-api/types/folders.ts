/** A folder of campaigns or of templates (`/campaign-folders` and `/template-folders`). */
export interface Folder {
  name: string;
  readonly id: string;
  readonly count: number;
}

/** The name of a folder, as it is created or changed. */
export interface FolderName {
  name: string;
}
