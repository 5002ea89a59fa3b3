/** Id of the element at the end of a page's head. Browsers that can wait for an element paint nothing before it is there. */
export const PAGE_HEAD_END_ID = "page-head-end";
