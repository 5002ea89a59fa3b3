import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";
import type { Person } from "../../src/domain/content/section.ts";
import { Heading } from "../content/heading.tsx";
import { Picture } from "../content/picture.tsx";
import { RichText } from "../content/rich-text.tsx";
import { itemTitle, visuallyHidden } from "../styles/layout.css.ts";
import { sizesFrom } from "../styles/media.ts";
import * as styles from "./people.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import { itemLevel, type SectionProps } from "./section-view.ts";

/** People with portrait, role and biography. */
export function People({ section }: SectionProps<"people">) {
  if (section.people.length === 0) return null;
  return (
    <SectionFrame heading={section.heading} intro={section.intro} content="below">
      <ul className={styles.people}>
        {section.people.map((person, index) => (
          <li key={index} className={styles.person}>
            <PersonView person={person} level={itemLevel(section)} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function PersonView({ person, level }: { readonly person: Person; readonly level: HeadingLevel }) {
  return (
    <>
      {person.portrait ? (
        <Picture
          image={person.portrait}
          sizes={sizesFrom(
            [
              ["wide", "24vw"],
              ["tablet", "32vw"],
            ],
            "46vw",
          )}
          className={styles.portrait}
        />
      ) : (
        <div className={styles.noPortrait} aria-hidden="true">
          {initialsOf(person.name)}
        </div>
      )}
      <Heading level={level} className={`${itemTitle} ${styles.name}`}>
        {person.name}
      </Heading>
      {person.role && <p className={styles.role}>{person.role}</p>}
      {person.biography.length > 0 && (
        <details className={styles.biography}>
          <summary className={styles.summary}>
            Biography<span className={visuallyHidden}> of {person.name}</span>
          </summary>
          <RichText text={person.biography} topLevel={level === 2 ? 3 : 4} className={styles.words} />
        </details>
      )}
    </>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join("")
    .slice(0, 2);
}
