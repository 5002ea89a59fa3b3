import { noticePage } from "./notice-page.ts";

/** Static page for when rendering the error page fails too. */
export const FALLBACK_ERROR_PAGE = noticePage({
  title: "Something went wrong",
  text: "The page could not be shown. It is our fault, and we have been told. Please try again in a minute.",
  link: { label: "Go to the home page", href: "/" },
});
