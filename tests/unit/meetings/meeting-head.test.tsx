import { expect, it } from "vitest";
import { CAPABILITY_NAMES, type CapabilityName } from "../../../brand/schema.ts";
import { viewsWith } from "../../../client/server/capabilities.ts";
import { PageViewContent } from "../../../client/server/pages/page-view.tsx";
import { ShownViews } from "../../../client/server/views.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { rendered } from "../client/rendered.tsx";
import { wordsOf } from "../client/words.ts";

const meeting: PageView = {
  type: "general-meeting",
  id: "agm",
  uid: "agm",
  title: "Annual general meeting",
  meta: { title: "Annual general meeting" },
  intro: [],
  sections: [],
  state: "before",
  dates: [],
  results: undefined,
  attend: [],
  deadlines: [],
  documents: [],
  shareClasses: [],
  resolutions: [],
};

const shown = (names: readonly CapabilityName[]) =>
  rendered(
    <ShownViews value={viewsWith(names)}>
      <PageViewContent page={meeting} />
    </ShownViews>,
  );

it("a page of a type that the site does not have shows nothing", () => {
  expect(wordsOf(shown(CAPABILITY_NAMES))).toBe("Annual general meeting");
  expect(shown(CAPABILITY_NAMES.filter((name) => name !== "meetings"))).toBe("");
});
