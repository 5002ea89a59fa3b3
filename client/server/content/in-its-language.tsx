import type { PropsWithChildren } from "react";

interface InItsLanguageProps {
  /** Of words that are not translated (BCP 47). Default: that of the page. */
  readonly language: string | undefined;
}

/** Words that may be in another language than the page, which screen readers then read in that one. */
export function InItsLanguage({ language, children }: PropsWithChildren<InItsLanguageProps>) {
  return language === undefined ? children : <span lang={language}>{children}</span>;
}
