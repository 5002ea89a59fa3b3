import type { ReactNode } from "react";
import type { FiguresSection } from "../../../src/domain/content/figure-table.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import { DateText } from "../../content/date.tsx";
import { label } from "../../styles/layout.css.ts";
import { FigureSource } from "../content/figure-files.tsx";
import { InItsLanguage } from "../content/in-its-language.tsx";
import { useTexts } from "../locale.ts";
import { SectionFrame } from "./section-frame.tsx";

interface FigureSectionProps {
  readonly section: FiguresSection & { readonly intro?: RichText; readonly asAt?: string | undefined };
  /** What the figures are of. Default: the day that they are as at. */
  readonly caption?: string | undefined;
  /** Language of the caption, if it is not that of the page (BCP 47). */
  readonly captionIn?: string | undefined;
  readonly content?: "below";
  readonly children: ReactNode;
}

/** A section of figures, with what they are of and their source. */
export function FigureSection({ section, caption, captionIn, content, children }: FigureSectionProps) {
  const { content: texts } = useTexts();
  const day = section.asAt && (
    <>
      {texts.asAt} <DateText date={section.asAt} />
    </>
  );
  const captionOrDay = caption ? <InItsLanguage language={captionIn}>{caption}</InItsLanguage> : day;
  return (
    <SectionFrame
      heading={section.heading}
      intro={section.intro}
      wordsIn={section.wordsIn}
      aside={captionOrDay && <small className={label}>{captionOrDay}</small>}
      content={content}
    >
      {children}
      <FigureSource section={section} />
    </SectionFrame>
  );
}
