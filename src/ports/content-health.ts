/** Whether visitors see what is published. */
export interface ContentHealth {
  /** Since when the content service could not be asked, and what it said last; `undefined` while it answers. */
  readonly stale: { readonly since: Date; readonly reason: string } | undefined;
}
