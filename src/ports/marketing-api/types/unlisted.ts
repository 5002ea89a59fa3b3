declare enum Unlisted {
  kind = "unlisted",
}

/**
 * A kind that came in an answer and is not among those listed: text of whatever it is. A program cannot write it, and
 * comparing a kind with text leaves it out, as the compiler tells apart what it has a name for.
 */
export type UnlistedKind = Unlisted;
