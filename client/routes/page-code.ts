type PageCode = typeof import("./page-view.tsx");

let code: PageCode | undefined;

/** Loads what shows a page of the content. The first page of a visit does without: it comes as HTML. */
export async function loadPageCode(): Promise<PageCode> {
  code ??= await import("./page-view.tsx");
  return code;
}

/** What shows a page, for whoever has its content: no content is there before the code. */
export function pageCode(): PageCode {
  if (!code) throw new Error("A page was to be shown before its code was loaded.");
  return code;
}
