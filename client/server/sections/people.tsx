import type { HeadingLevel } from "../../../src/domain/content/rich-text.ts";
import type { Person } from "../../../src/domain/content/section.ts";
import { charactersIn } from "../../../src/domain/text/cut.ts";
import { ContentImage } from "../../content/content-image.tsx";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { sizesFrom } from "../../styles/media.ts";
import { width } from "../../styles/width.ts";
import { useTexts } from "../locale.ts";
import * as styles from "./people.css.ts";
import { ItemText, ItemTitle, itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

/** People with portrait, role and the first paragraph of their biography; the rest is collapsed. */
export function People({ section }: SectionProps<"people">) {
  const { length } = section.people;
  if (length === 0) return null;
  // No single person in the last row.
  const columns = length < 3 || length % 3 === 1 ? "pairs" : "threes";
  return (
    <SectionFrame heading={section.heading} intro={section.intro} content="below">
      <ul role="list" className={styles.people[columns]}>
        {section.people.map((person, index) => (
          <li key={index} className={styles.person}>
            <PersonView person={person} level={itemLevel(section)} portraitSizes={SIZES[columns]} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const PAIRED = sizesFrom("phone", width.portrait, width.portraitSmall);
const SIZES = { pairs: PAIRED, threes: sizesFrom("desktop", width.portraitSmall, PAIRED) } as const;

interface PersonViewProps {
  readonly person: Person;
  readonly level: HeadingLevel;
  readonly portraitSizes: string;
}

function PersonView({ person, level, portraitSizes }: PersonViewProps) {
  const { content: texts } = useTexts();
  const [opening, ...rest] = person.biography;
  return (
    <>
      {person.portrait ? (
        <ContentImage image={person.portrait} sizes={portraitSizes} className={styles.portrait} />
      ) : (
        <div className={styles.portraitPlaceholder} aria-hidden="true">
          {initialsOf(person.name)}
        </div>
      )}
      <hgroup className={styles.name}>
        <ItemTitle level={level}>{person.name}</ItemTitle>
        {person.role && <p className={styles.role}>{person.role}</p>}
      </hgroup>
      {opening && (
        <div className={styles.biography}>
          <ItemText level={level} text={[opening]} />
          {rest.length > 0 && (
            <details>
              <summary className={styles.more}>
                {texts.more}
                <span className={visuallyHidden}> {texts.about(person.name)}</span>
              </summary>
              <ItemText level={level} text={rest} />
            </details>
          )}
        </div>
      )}
    </>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/, 2)
    .map((word) => charactersIn(word)[0])
    .join("");
}
