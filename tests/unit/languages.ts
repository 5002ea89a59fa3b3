import { locales } from "../../brand/locales.ts";
import { ContentLanguages } from "../../src/adapters/prismic/content-languages.ts";

/** How documents of the site's languages are read. */
export const languages = new ContentLanguages(locales);
