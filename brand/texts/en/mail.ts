/** E-mails to subscribers. */
export const mail = {};
