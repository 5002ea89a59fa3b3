import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import { plainText, type RichText } from "../content/rich-text.ts";
import type { Section } from "../content/section.ts";
import { type Checked, type Found, warning } from "./problem.ts";

/** What has a name, and nothing below it: visitors open it, or read on, and find nothing. */
export function nameAloneProblems(item: ContentItem): readonly Checked[] {
  if (item.kind === "site-options") {
    const { offices, contacts } = item.options;
    return [
      ...offices.map(
        ({ location, contactInformation, position, map }, index) =>
          isBlank(contactInformation) && !position && !map && alone(location, `data.offices[${index}]`),
      ),
      ...contacts.map(
        ({ title, content }, index) =>
          isBlank(content) && alone(title, `data.otherContactInformation[${index}]`),
      ),
    ];
  }
  return sectionsOf(item).flatMap((section, index) => inSection(section, `sections[${index}]`));
}

function inSection(section: Section, field: string): readonly Checked[] {
  if (section.kind !== "accordion") return [];
  return section.entries.map(
    ({ title, body }, index) => isBlank(body) && alone(title, `${field}.entries[${index}]`),
  );
}

function alone(name: string, field: string): Found {
  return warning(`“${name}” has nothing below it`, field);
}

function isBlank(text: RichText): boolean {
  return text.every(({ kind }) => kind === "paragraph") && plainText(text).trim() === "";
}
