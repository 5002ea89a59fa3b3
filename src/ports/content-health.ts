/** Whether visitors see the published content. */
export interface ContentHealth {
  /** Since when the content service fails, and why, if everybody may read it; `undefined` while it works. */
  readonly stale: { readonly since: Date; readonly reason: string | undefined } | undefined;
  /** Since when a publish is refused, because it would empty the site; `undefined` if none is. */
  readonly refusedSince: Date | undefined;
  /** Whether anybody reads the content at the service, also under an embargo, without a token; `undefined` if unknown. */
  readonly isPublic: boolean | undefined;
}
