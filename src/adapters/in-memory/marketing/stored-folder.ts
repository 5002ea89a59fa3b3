import type { Folder } from "../../../ports/marketing-api/types/common.ts";

/** A folder of campaigns or templates. Its items are counted when it is read. */
export type StoredFolder = Pick<Folder, "id" | "name">;
