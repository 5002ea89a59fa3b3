/** A link as an editor placed it (specification, section 3: the content link object). */
export interface ContentLink {
  /** `Any`, `Document`, `Web` or `Media`; content may contain unknown types, which lead to the fallback. */
  readonly linkType: string;
  readonly type?: string | undefined;
  readonly uid?: string | undefined;
  readonly url?: string | undefined;
}
