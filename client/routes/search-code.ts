import { laterCode } from "./later-code.ts";

/** The pages that have a form to search with: the search's own, and the one that stands in where there is no page. */
export const searchCode = laterCode(async () => {
  const [{ FailureRoute }, { SearchRoute }] = await Promise.all([
    import("./failure-route.tsx"),
    import("./search-route.tsx"),
  ]);
  return { FailureRoute, SearchRoute };
});
