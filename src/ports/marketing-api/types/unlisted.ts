declare enum Unlisted {
  kind = "unlisted",
}

/**
 * A kind that is not listed, from a response: any text. A program cannot write it, so that comparing a kind with a
 * literal still narrows the union.
 */
export type UnlistedKind = Unlisted;
