/** What an editor has written, and perhaps nobody has translated. */
export interface Translatable {
  /** The language of its words (BCP 47), if they are those of the default language. Default: that of the page. */
  readonly wordsIn?: string | undefined;
}
