/** Custom property of the root element: the height of the notices, for which the page leaves space at its end. */
export const HEIGHT_PROPERTY = "--notices-height";
