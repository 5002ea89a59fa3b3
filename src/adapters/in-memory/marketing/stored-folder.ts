import type { Folder } from "../../../ports/marketing-api/types/folders.ts";

/** A folder of campaigns or templates; how much is in it is counted when it is shown. */
export type StoredFolder = Pick<Folder, "id" | "name">;
