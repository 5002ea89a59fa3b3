import { useLocale } from "../content/locale.ts";
import { searchHref } from "./search-address.ts";

/** Writes addresses of searches in the language that is shown. */
export function useSearchHref() {
  const { language } = useLocale();
  return (search: Parameters<typeof searchHref>[0]) => searchHref(search, language);
}
