import type { PropsWithChildren } from "react";
import type { MadeTitle } from "../../../src/domain/content/translatable.ts";

interface InItsLanguageProps {
  /** Language of the words if they are not translated (BCP 47). Default: that of the page. */
  readonly language: string | undefined;
}

/** Words that may be in another language than the page, which screen readers then read in that one. */
export function InItsLanguage({ language, children }: PropsWithChildren<InItsLanguageProps>) {
  return language === undefined ? children : <span lang={language}>{children}</span>;
}

/** A title in the language of the page, with words of an editor that may be in another one. */
export function MadeTitleText({ of: { title, inTitle = title, wordsIn } }: { readonly of: MadeTitle }) {
  if (inTitle === title)
    return <InItsLanguage language={wordsIn?.inTitle ?? wordsIn?.title}>{title}</InItsLanguage>;
  return (
    <InSentence
      sentence={(words) => title.replace(inTitle, words)}
      words={inTitle}
      language={wordsIn?.inTitle}
    />
  );
}

/** Stands for the words in a sentence. */
const PLACE = "\uFFFC";

interface InSentenceProps extends InItsLanguageProps {
  readonly words: string;
  /** A sentence in the language of the page, with the words in it: `Source: …`. */
  readonly sentence: (words: string) => string;
}

/** A sentence of the page around words that may be in another language. */
export function InSentence({ sentence, words, language }: InSentenceProps) {
  if (language === undefined) return sentence(words);
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      <InItsLanguage language={language}>{words}</InItsLanguage>
      {after}
    </>
  );
}
