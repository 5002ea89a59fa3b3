import { noticePage } from "./notice-page.ts";

/** What a visitor sees when the site cannot even render its failure page. */
export const FALLBACK_ERROR_PAGE = noticePage({
  title: "Something went wrong",
  text: "The page could not be shown. It is our fault, and we have been told. Please try again in a minute.",
  link: { label: "Go to the home page", href: "/" },
});
