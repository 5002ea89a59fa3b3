/** Messages over the page: consent to analytics, announcements, previews, being offline. */
export const notices = {};
