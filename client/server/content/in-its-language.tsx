import type { PropsWithChildren } from "react";
import type { MadeTitle, TranslatableName } from "../../../src/domain/content/translatable.ts";
import { LanguageAround } from "../../content/locale.ts";

interface InItsLanguageProps {
  /** Language of the words if they are not translated (BCP 47). Default: that of the page. */
  readonly language: string | undefined;
}

/** Words that may be in another language than the page, which screen readers then read in that one. */
export function InItsLanguage({ language, children }: PropsWithChildren<InItsLanguageProps>) {
  if (language === undefined) return children;
  return (
    <span lang={language}>
      <LanguageAround value={language}>{children}</LanguageAround>
    </span>
  );
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

/** Before and after what stands for words in a sentence. */
const PLACE = "\uFFFC";

interface InSentenceProps extends InItsLanguageProps {
  readonly words: string;
  /** A sentence in the language of the page, with the words in it: `Source: …`. */
  readonly sentence: (words: string) => string;
}

/** A sentence of the page around words that may be in another language. */
export function InSentence({ sentence, words, language }: InSentenceProps) {
  return <SentenceOf sentence={sentence} words={[{ name: words, wordsIn: { name: language } }]} />;
}

interface SentenceOfProps {
  readonly words: readonly TranslatableName[];
  readonly sentence: (...words: readonly string[]) => string;
}

/** A sentence of the page around several words, each of which may be in another language. */
export function SentenceOf({ sentence, words }: SentenceOfProps) {
  if (words.every(({ wordsIn }) => wordsIn?.name === undefined))
    return sentence(...words.map(({ name }) => name));
  const parts = sentence(...words.map((_, index) => PLACE + index + PLACE)).split(PLACE);
  return parts.map((part, index) => {
    const { name, wordsIn } = (index % 2 === 1 && words[Number(part)]) || { name: part };
    return (
      <InItsLanguage key={index} language={wordsIn?.name}>
        {name}
      </InItsLanguage>
    );
  });
}
