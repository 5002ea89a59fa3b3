import { laterCode } from "./later-code.ts";

/** What shows a page of the content. The first page of a visit does without: it comes as HTML. */
export const pageCode = laterCode(() => import("./page-view.tsx"));
