/** Whether visitors see the published content. */
export interface ContentHealth {
  /** Since when the content service fails, and why, if everybody may read it; `undefined` while it works. */
  readonly stale: { readonly since: Date; readonly reason: string | undefined } | undefined;
  /**
   * What is not shown as it was published, because it would empty the site, and since when: what editors should do about
   * it, for everybody to read. `undefined` if nothing is refused.
   */
  readonly refused: { readonly since: Date; readonly problem: string } | undefined;
  /** Whether anybody reads the content at the service, also under an embargo, without a token; `undefined` if unknown. */
  readonly isPublic: boolean | undefined;
}
