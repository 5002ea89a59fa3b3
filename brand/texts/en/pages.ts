/** Titles and texts of pages without content: not found, failures, standalone notices. */
export const pages = {};
