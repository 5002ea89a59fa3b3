/** Whether the state that processes share can be read and written. */
export interface SharedStateHealth {
  /** Since when it cannot, and the code of the store's answer, such as READONLY, if there was one; `undefined` while it can. */
  readonly failing: { readonly since: Date; readonly code: string | undefined } | undefined;
}
