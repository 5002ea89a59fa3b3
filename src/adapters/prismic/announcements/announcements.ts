import { each, required } from "../field.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { action, DEFAULT_NEWS_LIMIT, limited, varied } from "../section-reader.ts";
import { text } from "../simple-fields.ts";

/** Sections that list announcements of the exchange: the newest ones, or all with filters. */
export const announcements = {
  sections: {
    announcements: varied(
      "all",
      { heading: text, kinds: each("kind", required(text)), limit: limited(DEFAULT_NEWS_LIMIT), action },
      ({ limit, ...values }, listsAll) => ({
        kind: "announcements",
        ...values,
        limit: listsAll ? undefined : limit,
      }),
    ),
  },
  zones: { announcements: "not-news" },
} satisfies PrismicCapability;
