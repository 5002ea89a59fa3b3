/** What stands around content in pages: lists and their filters, files, dates and times, figures and charts, events. */
export const content = {};
