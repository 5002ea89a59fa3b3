/** A link as an editor placed it (specification, section 3: the content link object). */
export interface ContentLink {
  /** `Any`, `Document`, `Web` or `Media`; content may hold others, which lead nowhere. */
  readonly linkType: string;
  /** Type of the document that it leads to. */
  readonly type?: string | undefined;
  /** Uid of the document that it leads to. */
  readonly uid?: string | undefined;
  readonly url?: string | undefined;
}
