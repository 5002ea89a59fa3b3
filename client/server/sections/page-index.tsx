import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { Heading } from "../../content/rich-text.tsx";
import { InItsLanguage, MadeTitleText } from "../content/in-its-language.tsx";
import { useTexts } from "../locale.ts";
import * as styles from "./page-index.css.ts";
import { itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

/** The pages below a page, each with what it is about. The whole entry is a link. */
export function PageIndex({ section }: SectionProps<"page-index">) {
  const { content: texts } = useTexts();
  const { heading, entries } = section;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={heading} content="below">
      <ul role="list" className={styles.columns[columnsOf(entries.length)]}>
        {entries.map(({ title, wordsIn, href, description, next }) => (
          <li key={href} className={styles.entry}>
            <Heading level={level}>
              <ContentLink link={{ kind: "page", href }}>
                <InItsLanguage language={wordsIn?.title}>{title}</InItsLanguage>
              </ContentLink>
            </Heading>
            {next ? (
              <p>
                {texts.nextDate} <DateText date={next.date} />, <MadeTitleText of={next} />
              </p>
            ) : (
              description !== undefined && <p>{description}</p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** As many columns as fill the rows, or leave at least two entries in the last one. */
function columnsOf(count: number): keyof typeof styles.columns {
  const choices = [4, 3] as const;
  return (
    choices.find((columns) => count % columns === 0) ?? choices.find((columns) => count % columns > 1) ?? 4
  );
}
