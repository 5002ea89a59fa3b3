import * as groups from "./catalog/groups.ts";

/** Every operation of the Marketing API, grouped as their paths are: one row each. */
export const catalog: typeof groups = { ...groups };
