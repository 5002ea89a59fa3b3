import * as groups from "./catalog/groups.ts";

/** Every operation of the Marketing API, grouped by path. */
export const catalog: typeof groups = /* @__PURE__ */ Object.assign({}, groups);
