import { dateText } from "../content/dates.js";
import { Action } from "../content/link.jsx";
import { newestDocuments, newestNews, siteOptions } from "../content/lists.js";
import { DocumentList, NewsList } from "../content/news-list.jsx";
import { Picture, Text } from "../content/text.jsx";
import { Section } from "./section.jsx";

export async function LatestNews({ slice: { primary } }) {
  const { articles } = await newestNews({ category: primary.category, pageSize: primary.limit ?? 3 });
  return (
    <Section heading={primary.heading}>
      <NewsList articles={articles} />
      <Action label={primary.action_label} field={primary.action_link} />
    </Section>
  );
}

/** The documents that an editor picked, or the newest of a category, or all. */
export async function PickedDocuments({ slice: { primary } }) {
  const picked = primary.documents?.map(({ document }) => document).filter((document) => document.data);
  const documents =
    picked ?? (await newestDocuments({ category: primary.category, pageSize: primary.limit ?? 100 }));
  return (
    <Section heading={primary.heading} intro={primary.intro}>
      <DocumentList documents={documents} />
    </Section>
  );
}

export async function Offices({ slice: { primary } }) {
  const { data } = await siteOptions();
  return (
    <Section heading={primary.heading} intro={primary.intro}>
      <ul className="list">
        {data.offices.map((office) => (
          <li key={office.location}>
            <Picture field={office.map} sizes="(max-width: 796px) 92vw, 30vw" />
            <h3>{office.location}</h3>
            <address>
              <Text field={office.contactInformation} />
            </address>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export async function ContactDetails({ slice: { primary } }) {
  const { data } = await siteOptions();
  const only = primary.only?.map(({ title }) => title) ?? [];
  const shown = data.otherContactInformation.filter(({ title }) => only.length === 0 || only.includes(title));
  return (
    <Section heading={primary.heading} intro={primary.intro}>
      {shown.map(({ title, content }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Text field={content} />
        </div>
      ))}
    </Section>
  );
}

export function Calendar({ slice: { primary } }) {
  return (
    <Section heading={primary.heading} intro={primary.intro}>
      <ul className="list">
        {primary.events.map((event) => (
          <li key={event.date + event.title}>
            <time dateTime={event.date}>{dateText(event.date)}</time>
            <h3>{event.title}</h3>
            <p>{event.note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
