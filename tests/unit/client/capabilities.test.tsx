import { describe, expect, it } from "vitest";
import { CAPABILITY_NAMES, type CapabilityName } from "../../../brand/schema.ts";
import { viewsWith, withComponents } from "../../../client/server/capabilities.ts";
import { PageViewContent } from "../../../client/server/pages/page-view.tsx";
import { ShownViews } from "../../../client/server/views.ts";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { modelsOf } from "../../../src/adapters/prismic/prismic-capability.ts";
import { readSliceExamples } from "../../../src/adapters/prismic/slice-examples.ts";
import { showSections } from "../../../src/application/show-sections.ts";
import {
  ALL_CAPABILITIES,
  prismicCapabilities,
  sectionRules,
} from "../../../src/composition/capabilities.ts";
import { MODELS } from "../../../src/composition/folders.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { languages } from "../languages.ts";
import { rendered } from "./rendered.tsx";
import { wordsOf } from "./words.ts";

const log = recordingLog();
const examples = await readSliceExamples(`${MODELS}/slices`, {
  capabilities: prismicCapabilities(),
  languages,
  log,
});
const content = await new InMemoryContentSource({}).read();

/** The examples of the sections of a capability. */
function sectionsOf(name: CapabilityName): readonly SectionView[] {
  const slices = ALL_CAPABILITIES.filter((one) => one.name === name).flatMap(
    ({ prismic }) => modelsOf(prismic).slices,
  );
  const own = examples.filter(({ section }) => slices.includes(section.kind.replaceAll("-", "_")));
  return own.flatMap(({ section }) => showSections(content, [section], { now: 0, rules: sectionRules() }));
}

const ACTION = { kind: "call-to-action", heading: "Act", text: [] } as const;

/** The words of a page with some sections, of a site with some capabilities. */
const shown = (sections: readonly SectionView[], names: readonly CapabilityName[]) =>
  wordsOf(
    rendered(
      <ShownViews value={viewsWith(names)}>
        <PageViewContent
          page={{ type: "home", id: "home", title: "Home", meta: { title: "Home" }, sections }}
        />
      </ShownViews>,
    ),
  );

const without = (left: CapabilityName) => CAPABILITY_NAMES.filter((name) => name !== left);

describe.each(CAPABILITY_NAMES.filter((name) => sectionsOf(name).length > 0))("a page with %s", (name) => {
  const sections = sectionsOf(name);

  it("shows its sections, and no others are needed for them", () => {
    const words = shown([...sections, ACTION], [name]);
    expect(words).toBe(shown([...sections, ACTION], CAPABILITY_NAMES));
    expect(words.length).toBeGreaterThan(shown([ACTION], [name]).length);
  });

  it("shows all other sections without it", () => {
    const others = CAPABILITY_NAMES.filter((other) => other !== name).flatMap(sectionsOf);
    expect(shown([...others, ...sections, ACTION], without(name))).toBe(
      shown([...others, ACTION], CAPABILITY_NAMES),
    );
  });
});

it("a page shows the sections of the core without any capability", () => {
  const all = CAPABILITY_NAMES.flatMap(sectionsOf);
  expect(shown([...all, ACTION], [])).toBe(shown([ACTION], CAPABILITY_NAMES));
});

it("a component that its file does not export is named, and not left out", () => {
  const { missing } = JSON.parse("{}");
  expect(() => withComponents({ sections: { quote: missing } })).toThrow(
    'The section "quote" has no component',
  );
  expect(() => withComponents({ pages: { home: missing } })).toThrow('The page "home" has no component');
});
