/** A part of a document, of which one before it may not be shown. */
export interface Numbered {
  /** Among all of its list, counted from 1, for reports. Default: as in their order. */
  readonly partNumber?: number | undefined;
}
