import { Action, ContentLink } from "../content/link.jsx";
import { Picture, Text } from "../content/text.jsx";
import { Section } from "./section.jsx";

export function Hero({ slice: { primary } }) {
  return (
    <section className="hero">
      <div>
        <p className="note">{primary.eyebrow}</p>
        <h1>{primary.title}</h1>
        <Text field={primary.lead} />
        {primary.actions.map((action) => (
          <Action key={action.label} label={action.label} field={action.link} />
        ))}
      </div>
      <Picture field={primary.image} sizes="100vw" preload={true} />
    </section>
  );
}

export function RichText({ slice: { primary } }) {
  return (
    <Section>
      <Text field={primary.body} />
    </Section>
  );
}

export function ImageWithText({ slice: { primary } }) {
  return (
    <Section heading={primary.heading} className="section columns">
      <figure>
        <Picture field={primary.image} />
        {primary.caption ? <figcaption>{primary.caption}</figcaption> : null}
      </figure>
      <div>
        <Text field={primary.body} />
        <Action label={primary.action_label} field={primary.action_link} />
      </div>
    </Section>
  );
}

export function Cards({ slice: { primary } }) {
  return (
    <Section heading={primary.heading} intro={primary.intro}>
      <ul className="list">
        {primary.cards.map((card) => (
          <li key={card.title}>
            <Picture field={card.image} sizes="(max-width: 796px) 100vw, 33vw" />
            <h3>{card.title}</h3>
            <Text field={card.text} />
            <Action label={card.link_label} field={card.link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Accordion({ slice: { primary } }) {
  return (
    <Section heading={primary.heading}>
      {primary.entries.map((entry) => (
        <details key={entry.title}>
          <summary>{entry.title}</summary>
          <Text field={entry.body} />
        </details>
      ))}
    </Section>
  );
}

export function People({ slice: { primary } }) {
  return (
    <Section heading={primary.heading} intro={primary.intro}>
      <ul className="list">
        {primary.people.map((person) => (
          <li key={person.name}>
            <Picture field={person.portrait} sizes="16rem" />
            <h3>{person.name}</h3>
            <p className="note">{person.role}</p>
            <Text field={person.biography} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Quote({ slice: { primary } }) {
  return (
    <Section>
      <blockquote>
        <Text field={primary.text} />
      </blockquote>
      <p className="note">
        {primary.name}, {primary.role}
      </p>
    </Section>
  );
}

export function Timeline({ slice: { primary } }) {
  return (
    <Section heading={primary.heading}>
      <ol>
        {primary.events.map((event) => (
          <li key={event.title}>
            <p className="note">{event.period}</p>
            <h3>{event.title}</h3>
            <Text field={event.text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function CallToAction({ slice: { primary } }) {
  return (
    <Section heading={primary.heading} intro={primary.text}>
      <p>
        <ContentLink field={primary.action_link} className="action">
          {primary.action_label}
        </ContentLink>
      </p>
    </Section>
  );
}
