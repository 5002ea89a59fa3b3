import type { PrismicCapability } from "../prismic-capability.ts";

/** Alerts by e-mail: their topics, and which of them a document is about. */
export const alerts = {
  fields: {
    "news-article": ["topic"],
    pdf: ["topic"],
    "site-options": ["topics", "announcementTopic", "calendarTopic"],
  },
} satisfies PrismicCapability;
