import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import type { MenuGroup } from "../content/menu.ts";
import type { Section } from "../content/section.ts";
import { comparableName } from "../text/comparable-name.ts";
import { type Found, warning } from "./problem.ts";

/** Entries that visitors choose from by their names, and where they stand. */
interface NamedList {
  readonly field: string;
  readonly entries: readonly { readonly name: string; readonly entry: unknown }[];
}

/** Entries of one list that have one name, but say something else: nobody can tell which is which. */
export function alikeNameProblems(item: ContentItem): readonly Found[] {
  return listsOf(item).flatMap(({ field, entries }) =>
    entries.flatMap(({ name, entry }, index) => {
      const key = comparableName(name);
      const first = entries.findIndex((other) => comparableName(other.name) === key);
      const isCopy = JSON.stringify(entries[first]?.entry) === JSON.stringify(entry);
      if (key === "" || first === index || isCopy) return [];
      return warning(
        `is called “${name}”, as number ${first + 1} is: give each its own name`,
        `${field}[${index}]`,
      );
    }),
  );
}

function listsOf(item: ContentItem): readonly NamedList[] {
  if (item.kind !== "site-options")
    return sectionsOf(item).flatMap((section, index) => listsIn(section, `sections[${index}]`));
  const { menus, offices, contacts, topics = [] } = item.options;
  return [
    ...Object.entries(menus).flatMap(([name, groups]) => listsInMenu(groups, `menus.${name}`)),
    namedList("data.offices", offices, ({ location }) => location),
    namedList("data.otherContactInformation", contacts, ({ title }) => title),
    namedList("data.topics", topics, (topic) => topic),
  ];
}

function listsIn(section: Section, field: string): readonly NamedList[] {
  if (section.kind === "accordion")
    return [namedList(`${field}.entries`, section.entries, ({ title }) => title)];
  if (section.kind === "people") return [namedList(`${field}.people`, section.people, ({ name }) => name)];
  return [];
}

function listsInMenu(groups: readonly MenuGroup[], field: string): readonly NamedList[] {
  return [
    namedList(field, groups, ({ title }) => title),
    ...groups.map(({ entries }, index) =>
      namedList(`${field}[${index}].entries`, entries, ({ title }) => title),
    ),
  ];
}

function namedList<Entry>(
  field: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): NamedList {
  return { field, entries: entries.map((entry) => ({ name: nameOf(entry), entry })) };
}
