import { z } from "zod";
import type { Table } from "./collections.ts";
import { find } from "./collections.ts";
import { invalidResource } from "./problems.ts";
import { changed, resource } from "./resource.ts";
import { filled } from "./schemas.ts";
import type { MarketingState } from "./state.ts";
import type { StoredFolder } from "./stored-folder.ts";

/** Describes a type of folder. */
export interface FolderContents {
  readonly table: (state: MarketingState) => Table<StoredFolder>;
  readonly count: (state: MarketingState, folder_id: string) => number;
  /** Removes all items from a folder that is deleted. */
  readonly empty: (state: MarketingState, folder_id: string) => void;
}

const body = z.object({ name: filled });

/** Folders for campaigns or templates. */
export function folders({ table, count, empty }: FolderContents) {
  return resource({
    scope: [],
    id: "folder_id",
    table,
    idOf: ({ id }: StoredFolder) => id,
    body,
    changes: body,
    make: ({ name }, call) => ({ id: call.newId(), name }),
    alter: changed,
    view: (folder, { state }) => ({ ...folder, count: count(state, folder.id) }),
    page: (found, total_items) => ({ folders: found, total_items }),
    removed: ({ id }, { state }) => empty(state, id),
  });
}

/** Rejects a folder that does not exist; an empty id means no folder. */
export function mustBeFolder(table: Table<StoredFolder>, folder_id: string | undefined, field: string): void {
  if (folder_id === undefined || folder_id === "" || find(table, [folder_id]) !== undefined) return;
  throw invalidResource({ field, message: "The folder does not exist." });
}
