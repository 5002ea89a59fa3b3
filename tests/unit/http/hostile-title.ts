/** A title with everything that a format may not survive. */
export const HOSTILE = '=1+1, \u000b\u0007"up"; <up> & ]]> \\n 業績 🐎';
/** The same as a reader sees it: without control characters. */
export const SEEN = '=1+1, "up"; <up> & ]]> \\n 業績 🐎';
