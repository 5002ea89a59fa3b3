import { join } from "node:path";

/**
 * The brand of unit tests, as aliases of imports: they know one company with its time zone, currency and formats, and the
 * English texts, and pass whatever company the project belongs to. Its colours and font are those of the site.
 */
export const fixedBrand = [
  { find: /^#texts\//, replacement: join(import.meta.dirname, "../../brand/texts/en/") },
  {
    find: /^(?:\.\.\/)+brand\/(?=(?:brand|derived)\.ts$)/,
    replacement: join(import.meta.dirname, "fixed-brand/"),
  },
];
