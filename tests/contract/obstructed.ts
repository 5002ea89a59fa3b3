import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Replaces a folder by a file, so that nothing in it can be opened; or restores it. */
export function obstruct(folder: string, isObstructed: boolean): void {
  if (isObstructed) {
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, "");
  } else {
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
  }
}
