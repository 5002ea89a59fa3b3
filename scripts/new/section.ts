import type { CapabilityName } from "../../brand/schema.ts";
import { type Addition, json, registrationOf } from "./addition.ts";
import type { Name } from "./names.ts";
import { sampleSlice } from "./sample.ts";
import { declared, type Edit, entryOf, imported, memberOf, registered } from "./source-edits.ts";

/** What of a section differs from one kind to the other, as code. */
export interface SectionCode {
  /** The fields as its editor composed them; a type. */
  readonly fields: string;
  /** What it shows of other content; a type. Default: nothing. */
  readonly lists?: string;
  /** The readers of the fields; an object. */
  readonly readers: string;
  /** Its rule. */
  readonly rule: string;
  /** What the files of its layers import for that, beside their own. */
  readonly imports: { readonly [Layer in "domain" | "prismic" | "pages"]?: readonly Edit[] };
  readonly component: string;
  readonly test: string;
  /** The fields of its model, and of its first example. */
  readonly model: object;
  readonly example: object;
}

/** A section with a heading, an introduction and entries, which its editor composes. */
export function newSection(root: string, name: Name, capability: CapabilityName | undefined): Addition {
  const readers = ["list", "record", "required"];
  const up = capability === undefined ? "." : "..";
  return sectionOf(root, name, capability, {
    fields:
      "Introduced & { readonly entries: readonly { readonly title: string; readonly text: RichText }[] }",
    readers: "{ ...introduced, entries: list(record({ title: required(text), text: richText })) }",
    rule: "AS_COMPOSED",
    imports: {
      domain: [
        imported(capability === undefined ? "./rich-text.ts" : "../content/rich-text.ts", "type RichText"),
      ],
      prismic: [
        imported(`${up}/field.ts`, ...readers),
        imported(`${up}/rich-text-field.ts`, "richText"),
        imported(`${up}/simple-fields.ts`, "text"),
      ],
      pages: [imported(`${up}/page-capability.ts`, "AS_COMPOSED")],
    },
    component: component(name, capability),
    test: test(name),
    model: {
      heading: textField("Heading", "What the section is about"),
      intro: richTextField("Introduction", "One or two sentences", "paragraph,strong,em,hyperlink"),
      entries: {
        type: "Group",
        config: {
          label: "Entries",
          fields: {
            title: textField("Title", "An entry without one is not shown"),
            text: richTextField("Text", "What it says", "paragraph,strong,em,hyperlink,list-item"),
          },
        },
      },
    },
    example: {
      heading: name.label,
      intro: paragraph("What these entries have in common, in a sentence."),
      entries: [
        { title: "The first", text: paragraph("What the first says.") },
        { title: "The second", text: paragraph("What the second says.") },
      ],
    },
  });
}

/** The files and places of any section. */
export function sectionOf(
  root: string,
  name: Name,
  capability: CapabilityName | undefined,
  code: SectionCode,
): Addition {
  const slices = `content/slices/${name.pascal}`;
  const folder = capability === undefined ? "client/server/sections" : `client/server/${capability}`;
  const tests = `tests/unit/${capability ?? "application"}`;
  const views =
    capability === undefined ? "client/server/core-views.ts" : registrationOf(root, capability, "views");
  const file = capability === undefined ? `./sections/${name.kebab}.tsx` : `./${name.kebab}.tsx`;
  return {
    files: {
      [`${folder}/${name.kebab}.tsx`]: code.component,
      [`${tests}/${name.kebab}.test.ts`]: code.test,
      [`${slices}/model.json`]: json(modelOf(name, code.model)),
      [`${slices}/examples.json`]: json(examplesOf(name, code.example)),
    },
    edits: [
      ...layersOf(root, name, capability, code),
      [
        views,
        imported(file, name.pascal),
        registered("Views", "sections", `"${name.kebab}": ${name.pascal}`),
      ],
      ...sampleSlice(root, name, code.example),
    ],
  };
}

function layersOf(
  root: string,
  name: Name,
  capability: CapabilityName | undefined,
  { fields, lists, readers, rule, imports: { domain = [], prismic = [], pages = [] } }: SectionCode,
): Addition["edits"] {
  const member = `/** ${name.label}. */\nreadonly "${name.kebab}": ${fields};`;
  const list = lists && `readonly "${name.kebab}": ${lists};`;
  const read = `${name.snake}: plain("${name.kebab}", ${readers})`;
  const shown = `"${name.kebab}": ${rule}`;
  if (capability === undefined)
    return [
      ["src/domain/content/section.ts", ...domain, memberOf("SectionFields", member)],
      [
        "src/adapters/prismic/section-fields.ts",
        ...prismic,
        imported("./section-reader.ts", "introduced", "plain"),
        entryOf("CORE_SECTIONS", read),
      ],
      ["src/application/show-sections.ts", ...pages, entryOf("CORE_SECTIONS", shown)],
    ];
  const section = "../content/section.ts";
  return [
    [
      registrationOf(root, capability, "domain"),
      ...domain,
      ...(list === undefined ? [] : [declared(section, "SectionLists", list)]),
      declared(section, "SectionFields", member),
    ],
    [
      registrationOf(root, capability, "prismic"),
      ...prismic,
      imported("../section-reader.ts", "introduced", "plain"),
      registered("PrismicCapability", "sections", read),
    ],
    [registrationOf(root, capability, "pages"), ...pages, registered("PageCapability", "sections", shown)],
  ];
}

function component({ kebab, pascal, label }: Name, capability: CapabilityName | undefined): string {
  const frame = capability === undefined ? "." : "../sections";
  return `import { dividedItem, dividedList } from "../../styles/layout.css.ts";
import { ItemText, ItemTitle, itemLevel, SectionFrame, type SectionProps } from "${frame}/section-frame.tsx";

/** ${label}: entries with a title and a text. */
export function ${pascal}({ section }: SectionProps<"${kebab}">) {
  const { heading, intro, entries } = section;
  if (entries.length === 0) return null;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={heading} intro={intro}>
      <ul role="list" className={dividedList}>
        {entries.map((entry, index) => (
          <li key={index} className={dividedItem}>
            <ItemTitle level={level}>{entry.title}</ItemTitle>
            <ItemText level={level} text={entry.text} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
`;
}

function test({ kebab, snake, words }: Name): string {
  return `import { expect, it } from "vitest";
import { readDocument, slice } from "../adapters/read-document.ts";
import { viewed } from "../application/shown-content.ts";

it("a section “${words}” has its entries, without one that has no title", async () => {
  const entries = [{ title: "The first", text: [] }, { text: [] }];
  const { page } = readDocument({ slices: [slice("${snake}", { heading: "Of the company", entries })] });
  const [section] = page && "sections" in page ? page.sections : [];
  const shown = { kind: "${kebab}", heading: "Of the company", entries: [{ title: "The first" }] };
  expect(section && (await viewed({}, section))).toMatchObject(shown);
});
`;
}

function modelOf({ snake, pascal, label }: Name, primary: object): object {
  const variation = { id: "default", name: "Default", docURL: "...", version: "initial", description: label };
  return {
    id: snake,
    type: "SharedSlice",
    name: pascal,
    // The group in front of it is where editors look for it; scripts/content-types/slice-groups.ts has them all.
    description: `Text: ${label}`,
    variations: [{ ...variation, primary, items: {}, imageUrl: "" }],
  };
}

function examplesOf({ snake }: Name, primary: object): readonly object[] {
  const slice = { slice_type: snake, variation: "default", version: "initial" };
  return [
    { name: "with all fields", ...slice, primary, items: [] },
    { name: "without a heading", ...slice, primary: { ...primary, heading: null, intro: [] }, items: [] },
  ];
}

export function textField(label: string, placeholder: string): object {
  return { type: "Text", config: { label, placeholder } };
}

export function richTextField(label: string, placeholder: string, multi: string): object {
  return { type: "StructuredText", config: { label, placeholder, allowTargetBlank: true, multi } };
}

export function paragraph(text: string): readonly object[] {
  return [{ type: "paragraph", text, spans: [], direction: "ltr" }];
}
