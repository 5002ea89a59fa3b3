import { expect, it } from "vitest";
import { siteViews } from "../../../client/server/capabilities.ts";
import { Sections } from "../../../client/server/sections/sections.tsx";
import { ShownViews } from "../../../client/server/views.ts";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { readSliceExamples } from "../../../src/adapters/prismic/slice-examples.ts";
import { showSections } from "../../../src/application/show-sections.ts";
import { prismicCapabilities, sectionRules } from "../../../src/composition/capabilities.ts";
import { MODELS } from "../../../src/composition/folders.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { languages } from "../languages.ts";
import { rendered } from "./rendered.tsx";

const examples = Map.groupBy(
  (
    await readSliceExamples(`${MODELS}/slices`, {
      capabilities: prismicCapabilities(),
      languages,
      log: recordingLog(),
    })
  ).map(({ section }) => section),
  ({ kind }) => kind,
);
const content = new InMemoryContentSource({});

/** The fields that a section has, those of its entries as `list.field`. */
function fieldsOf(value: object): string[] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (field === undefined || (Array.isArray(field) && field.length === 0)) return [];
    const entries = Array.isArray(field)
      ? field.filter((entry) => isRecord(entry) && !("kind" in entry))
      : [];
    return [name, ...entries.flatMap((entry) => fieldsOf(entry).map((inner) => `${name}.${inner}`))];
  });
}

/** A section that notes which of its fields are read. */
function watched<T extends object>(value: T, onRead: (field: string) => void, path = ""): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const field: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || !Object.hasOwn(target, key)) return field;
      const name = Array.isArray(target) ? path : `${path}.${key}`;
      if (!Array.isArray(target)) onRead(name.slice(1));
      return isRecord(field) || Array.isArray(field) ? watched(field, onRead, name) : field;
    },
  });
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function unread(sections: readonly Section[], read: (section: Section) => unknown) {
  const fields = new Set(sections.flatMap(fieldsOf));
  for (const section of sections) await read(watched(section, (field) => fields.delete(field)));
  return [...fields];
}

it.each([...examples])("each field of a section %s is shown by its component", async (_, sections) => {
  const shown = await content.read();
  const left = await unread(sections, async (section) => {
    const html = rendered(
      <ShownViews value={siteViews}>
        <Sections sections={showSections(shown, [section], { now: Date.now(), rules: sectionRules() })} />
      </ShownViews>,
    );
    expect(html, "a value that is no text").not.toMatch(/\[object |\b(?:undefined|null|NaN)\b/);
  });
  expect(left).toEqual([]);
});
