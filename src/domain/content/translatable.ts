/** What an editor has written, and perhaps nobody has translated, or in part. */
export interface Translatable<Field extends string = string> {
  /** The language (BCP 47) of each field whose words are those of the default language. Default of each: that of the page. */
  readonly wordsIn?: { readonly [Name in Field]?: string | undefined } | undefined;
}

/** A title that the site makes, with words of an editor in it: `Ex date: Special dividend`. */
export interface MadeTitle extends Translatable<"title" | "inTitle"> {
  readonly title: string;
  /** Those words, which may be in another language than the rest. Default: there are none. */
  readonly inTitle?: string | undefined;
}

/** A name that editors write. */
export interface TranslatableName extends Translatable<"name"> {
  readonly name: string;
}

/** A period as editors name it: `FY26`, `Twelve months to March`. */
export interface NamedPeriod extends Translatable<"period"> {
  readonly period: string;
}

/** The words of an editor in a title, for another title that has it in it. */
export function wordsOfTitle({ inTitle, wordsIn }: Pick<MadeTitle, "inTitle" | "wordsIn">) {
  return { inTitle, wordsIn: wordsIn?.inTitle === undefined ? undefined : { inTitle: wordsIn.inTitle } };
}
