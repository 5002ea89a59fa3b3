import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { CapabilityName } from "../../brand/schema.ts";
import { type Addition, json, registrationOf, together } from "./addition.ts";
import type { Name } from "./names.ts";
import { sampleDocument } from "./sample.ts";
import { paragraph, richTextField, sectionOf, textField } from "./section.ts";
import { declared, imported, optionalMembers, registered } from "./source-edits.ts";

/** When a document is seen, as editors say it, is the same for all types: it is that of PDF documents. */
const GATE = ["embargo", "release", "exchange_reference", "release_latest"] as const;
const gateSchema = z.object({ json: z.object({ Main: z.record(z.string(), z.unknown()) }) });

/** A type of content that is not a page, and a section that lists its documents. */
export function newType(root: string, name: Name, list: Name, capability: CapabilityName): Addition {
  const { kebab, pascal, camel, label } = name;
  const many = `${camel}DocumentsIn`;
  const domain = `src/domain/${capability}/${kebab}.ts`;
  const own: Addition = {
    files: {
      [domain]: domainOf(name),
      [`src/adapters/prismic/${capability}/${kebab}.ts`]: readerOf(root, name, capability),
      [`content/customtypes/${kebab}/index.json`]: json(modelOf(root, name)),
      ...sampleDocument(root, kebab, "the-first", {
        title: `The first ${name.words}`,
        date: "2026-01-05",
        text: paragraph("What it says."),
        ...Object.fromEntries(GATE.map((field) => [field, null])),
      }),
    },
    edits: [
      [
        registrationOf(root, capability, "domain"),
        imported(`./${kebab}.ts`, `type ${pascal}`),
        imported("../content/content.ts", "oncePerContent"),
        declared("../content/content-item.ts", "ListedDocuments", `readonly "${kebab}": ${pascal};`),
        (text) => `${text}
/** Documents “${label}” that somebody may see, newest first. */
export const ${many} = oncePerContent((content) =>
  content.listed("${kebab}").toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? "")),
);
`,
      ],
      [
        registrationOf(root, capability, "prismic"),
        imported(`./${kebab}.ts`, `read${pascal}`),
        registered("PrismicCapability", "documents", `"${kebab}": read${pascal}`),
      ],
    ],
  };
  const registration = registrationOf(root, capability, "domain");
  const intro = richTextField("Introduction", "One or two sentences", "paragraph,strong,em,hyperlink");
  const section = sectionOf(root, list, capability, {
    fields: "Introduced",
    lists: `{ /** Newest first. */ readonly documents: readonly ${pascal}[] }`,
    readers: "introduced",
    rule: `{ show: (section, { content }) => ({ ...section, documents: ${many}(content) }) }`,
    imports: { pages: [imported(`../../${registration.slice("src/".length)}`, many)] },
    component: componentOf(list),
    test: testOf(name, capability, registration),
    model: { heading: textField("Heading", "What is listed"), intro },
    example: { heading: label, intro: paragraph("What is listed here, in a sentence.") },
  });
  return together(own, section);
}

function domainOf({ pascal, label }: Name): string {
  return `import type { ListedDocument } from "../content/content-item.ts";
import type { RichText } from "../content/rich-text.ts";

/** ${label}: a document that pages list. */
export interface ${pascal} extends ListedDocument {
  /** \`YYYY-MM-DD\` */
  readonly date?: string | undefined;
  readonly text: RichText;
}
`;
}

/** What the reader says by itself. */
const READ = ["published", "changed", "ofDay", "wordsIn"];

/** What other parts of the site know of a document: what it has none of is `undefined`. */
function otherFacets(root: string): readonly string[] {
  const path = "src/domain/content/content-item.ts";
  const facets = optionalMembers("ListedDocument", readFileSync(join(root, path), "utf8"), path);
  return facets.filter((facet) => !READ.includes(facet));
}

function readerOf(root: string, { kebab, pascal, camel }: Name, capability: CapabilityName): string {
  return `import type { ${pascal} } from "../../../domain/${capability}/${kebab}.ts";
import { type Complete, record, required } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { richText } from "../rich-text-field.ts";
import type { ServiceDocument } from "../service-document.ts";
import { date, momentOf, text } from "../simple-fields.ts";

const ${camel}Data = record({ title: required(text), date, text: richText, ...gate() });

/** Converts a \`${kebab}\` document. Only its title is required. */
export function read${pascal}(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): Complete<${pascal}> | undefined {
  const values = ${camel}Data(data, path);
  if (!values) return undefined;
  return {
    id,
    ...values,
    ofDay: values.date === undefined ? undefined : { day: values.date, field: "date" },
${otherFacets(root)
  .map((facet) => `    ${facet}: undefined,\n`)
  .join("")}    wordsIn: values.wordsIn,
    published: momentOf(first),
    changed: momentOf(last),
  };
}
`;
}

function componentOf({ kebab, pascal, label }: Name): string {
  return `import { DateText } from "../../content/date.tsx";
import { dividedItem, dividedList } from "../../styles/layout.css.ts";
import { ItemText, ItemTitle, itemLevel, SectionFrame, type SectionProps } from "../sections/section-frame.tsx";

/** ${label}: the documents that somebody may see, newest first. */
export function ${pascal}({ section }: SectionProps<"${kebab}">) {
  const { heading, intro, documents } = section;
  if (documents.length === 0) return null;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={heading} intro={intro}>
      <ul role="list" className={dividedList}>
        {documents.map(({ id, title, date, text }) => (
          <li key={id} className={dividedItem}>
            <ItemTitle level={level}>{title}</ItemTitle>
            {date && <DateText date={date} />}
            <ItemText level={level} text={text} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
`;
}

function testOf(
  { kebab, pascal, camel, words }: Name,
  capability: CapabilityName,
  registration: string,
): string {
  return `import { expect, it } from "vitest";
import { read${pascal} } from "../../../src/adapters/prismic/${capability}/${kebab}.ts";
import { Content } from "../../../src/domain/content/content.ts";
import { ${camel}DocumentsIn } from "../../../${registration}";
import { silentLog } from "../../../src/ports/log.ts";
import { pathOf } from "../adapters/read-document.ts";

function item(title: string, date: string) {
  const document = { id: title, type: "${kebab}", uid: title, data: { title, date, text: [] } };
  const read = read${pascal}(document, pathOf(document, silentLog));
  if (!read) throw new Error(\`\${title} cannot be read\`);
  return { kind: "${kebab}" as const, document: read };
}

it("the newest ${words} is listed first", () => {
  const content = Content.everything([item("older", "2026-01-05"), item("newer", "2026-02-05")]);
  expect(${camel}DocumentsIn(content).map(({ title }) => title)).toEqual(["newer", "older"]);
});
`;
}

function modelOf(root: string, { kebab, label }: Name): object {
  const { json: pdf } = gateSchema.parse(
    JSON.parse(readFileSync(join(root, "content/customtypes/pdf/index.json"), "utf8")),
  );
  const fields = {
    uid: { type: "UID", config: { label: "UID", placeholder: "For example the-first" } },
    title: textField("Title", "A document without one is not shown"),
    date: { type: "Date", config: { label: "Date", placeholder: "Kept from visitors until this day" } },
    text: richTextField("Text", "What it says", "paragraph,strong,em,hyperlink,list-item"),
    ...Object.fromEntries(GATE.map((field) => [field, pdf.Main[field]])),
  };
  return { id: kebab, label, format: "custom", repeatable: true, status: true, json: { Main: fields } };
}
