import { Heading } from "../../content/heading.tsx";
import { RichText } from "../../content/rich-text.tsx";
import { itemTitle, pairs, thirds } from "../../styles/layout.css.ts";
import * as styles from "./contact-details.css.ts";
import { itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

export function ContactDetails({ section }: SectionProps<"contact-details">) {
  if (section.contacts.length === 0) return null;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={section.heading} intro={section.intro} background="sand">
      <ul role="list" className={section.contacts.length % 3 === 0 ? thirds : pairs}>
        {section.contacts.map((contact, index) => (
          <li key={index} className={styles.contact}>
            <Heading level={level} className={itemTitle}>
              {contact.title}
            </Heading>
            <RichText text={contact.content} topLevel={level === 2 ? 3 : 4} className={styles.lines} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
