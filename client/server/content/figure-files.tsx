import { useContext } from "react";
import {
  FIGURE_FORMATS,
  type FigureFormat,
  figuresHref,
} from "../../../src/adapters/http/contract/figures.ts";
import { type FiguresSection, figuresName } from "../../../src/domain/content/figure-table.ts";
import type { Translatable } from "../../../src/domain/content/translatable.ts";
import { PagePath } from "../../content/page-address.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { useLocale, useTexts } from "../locale.ts";
import { downloads } from "./figure-table.css.ts";
import { InSentence } from "./in-its-language.tsx";
import { Note } from "./note.tsx";

const NAMES: Readonly<Record<FigureFormat, string>> = { csv: "CSV", xlsx: "Excel", json: "JSON" };

/** The figures of a section as files, where they may be quoted. */
export function FigureDownloads({ section }: { readonly section: FiguresSection }) {
  const name = figuresName(section);
  if (name === undefined) return null;
  return <FigureLinks name={name} heading={section.heading ?? name} wordsIn={section.wordsIn} />;
}

interface FigureLinksProps extends Translatable<"heading"> {
  readonly name: string;
  readonly heading: string;
}

/** Links to figures by their name in addresses. */
export function FigureLinks({ name, heading, wordsIn }: FigureLinksProps) {
  const {
    language,
    texts: { content: texts },
  } = useLocale();
  const pathname = useContext(PagePath);
  return (
    <Note className={downloads}>
      {`${texts.figuresAs} `}
      {FIGURE_FORMATS.map((format, index) => (
        <span key={format}>
          {index > 0 && ", "}
          <a href={figuresHref(pathname, name, format, language)} download>
            {NAMES[format]}
            <span className={visuallyHidden}>
              <InSentence
                sentence={(words) => ` ${texts.fileOf(words)}`}
                words={heading}
                language={wordsIn?.heading}
              />
            </span>
          </a>
        </span>
      ))}
    </Note>
  );
}

/** The source of a section's figures, and their files. */
export function FigureSource({ section }: { readonly section: FiguresSection }) {
  const { content: texts } = useTexts();
  return (
    <>
      {section.source && (
        <Note>
          <InSentence sentence={texts.source} words={section.source} language={section.wordsIn?.source} />
        </Note>
      )}
      <FigureDownloads section={section} />
    </>
  );
}
