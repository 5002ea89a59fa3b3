/** Code that comes later than the first load, or never. */
export interface LaterCode<T> {
  /** Loads it; once it is there, what {@link LaterCode.now} answers. */
  readonly load: () => Promise<T>;
  /** The code if it is there. */
  readonly now: () => T | undefined;
}

/** What shows a page of the content. The first page of a visit does without: it comes as HTML. */
export const pageCode = laterCode(() => import("./page-view.tsx"));

/** The pages that have a form to search with: the search's own, and the one that stands in where there is no page. */
export const searchCode = laterCode(async () => {
  const [{ FailureRoute }, { SearchRoute }] = await Promise.all([
    import("./failure-route.tsx"),
    import("./search-route.tsx"),
  ]);
  return { FailureRoute, SearchRoute };
});

function laterCode<T>(load: () => Promise<T>): LaterCode<T> {
  let code: T | undefined;
  return {
    now: () => code,
    load: async () => {
      code ??= await load();
      return code;
    },
  };
}
