/** Whether visitors see the published content. */
export interface ContentHealth {
  /** Since when the content service has been down, and its last error; `undefined` while it works. */
  readonly stale: { readonly since: Date; readonly reason: string } | undefined;
}
