import type { Office } from "../../../src/domain/content/site-options.ts";
import { ContentImage } from "../../content/content-image.tsx";
import { Heading } from "../../content/rich-text.tsx";
import { pairs, partTitle, thirds } from "../../styles/layout.css.ts";
import { sizesFrom } from "../../styles/media.ts";
import { ActionLink } from "../content/action-link.tsx";
import { useTexts } from "../locale.ts";
import * as styles from "./contacts.css.ts";
import { ItemText, ItemTitle, itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

export function ContactDetails({ section }: SectionProps<"contact-details">) {
  if (section.contacts.length === 0) return null;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={section.heading} intro={section.intro} background="sand">
      <ul role="list" className={section.contacts.length % 3 === 0 ? thirds : pairs}>
        {section.contacts.map((contact, index) => (
          <li key={index} className={styles.contact}>
            <ItemTitle level={level}>{contact.title}</ItemTitle>
            <ItemText level={level} text={contact.content} className={styles.lines} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** The offices, with a link to directions for each. */
export function Offices({ section }: SectionProps<"offices">) {
  const { content: texts } = useTexts();
  if (section.offices.length === 0) return null;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={section.heading} intro={section.intro} content="below">
      <ul role="list" className={section.offices.length % 3 === 0 ? thirds : pairs}>
        {section.offices.map((office, index) => (
          <li key={index} className={styles.office}>
            {office.map && (
              <ContentImage
                image={office.map}
                sizes={sizesFrom("desktop", "30vw", "92vw")}
                className={styles.map}
              />
            )}
            <Heading level={level} className={partTitle}>
              {office.location}
            </Heading>
            <address>
              <ItemText level={level} text={office.contactInformation} className={styles.lines} />
            </address>
            {office.position && (
              <p>
                <ActionLink
                  action={{
                    label: texts.directionsTo(office.location),
                    link: { kind: "web", href: directionsTo(office.position) },
                  }}
                />
              </p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function directionsTo({ latitude, longitude }: NonNullable<Office["position"]>): string {
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
}
