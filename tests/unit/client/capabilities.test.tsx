import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CAPABILITY_NAMES, type CapabilityName } from "../../../brand/schema.ts";
import { viewsWith } from "../../../client/server/capabilities.ts";
import { PageViewContent } from "../../../client/server/pages/page-view.tsx";
import { ShownViews } from "../../../client/server/views.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";
import { wordsOf } from "./words.ts";

const none = { items: [], page: 1, pages: 1, total: 0 };

/** A section of each capability that has some, with the capability's name as its heading. */
const SECTIONS = {
  figures: {
    kind: "comparison",
    heading: "figures",
    period: "FY26",
    previousPeriod: "FY25",
    figures: [{ measure: "Revenue", value: 2 }],
  },
  announcements: { kind: "announcements", heading: "announcements", announcements: none },
  dividends: {
    kind: "dividends",
    heading: "dividends",
    intro: [],
    dividends: [],
    coming: [],
    shown: none,
    currencies: [],
  },
  meetings: { kind: "general-meetings", heading: "meetings", intro: [], meetings: [] },
  capital: {
    kind: "share-capital",
    heading: "capital",
    intro: [],
    classes: [],
    holders: [],
    notInPublicHands: 5,
  },
  "press-kit": { kind: "press-kit", heading: "press-kit", intro: [], assets: [] },
  calendar: { kind: "calendar", heading: "calendar", intro: [], events: [] },
} as const satisfies Readonly<Record<Exclude<CapabilityName, "alerts">, SectionView>>;

const ACTION = { kind: "call-to-action", heading: "Act", text: [] } as const;

const page: PageView = {
  type: "home",
  id: "home",
  title: "Home",
  meta: { title: "Home" },
  sections: [...Object.values(SECTIONS), ACTION],
};

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

const shown = (view: PageView, names: readonly CapabilityName[]) =>
  renderToStaticMarkup(
    <ShownViews value={viewsWith(names)}>
      <PageViewContent page={view} />
    </ShownViews>,
  );

const headingsOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words = ""]) => wordsOf(words));

const without = (left: CapabilityName) => CAPABILITY_NAMES.filter((name) => name !== left);

describe("a page", () => {
  it("shows the sections of all capabilities that the site has", () => {
    expect(headingsOf(shown(page, CAPABILITY_NAMES))).toEqual([...Object.keys(SECTIONS), "Act"]);
  });

  it.each(CAPABILITY_NAMES)("shows all other sections without %s", (left) => {
    const others = Object.keys(SECTIONS).filter((name) => name !== left);
    expect(headingsOf(shown(page, without(left)))).toEqual([...others, "Act"]);
  });

  it("shows the sections of the core without any capability", () => {
    expect(headingsOf(shown(page, []))).toEqual(["Act"]);
  });

  it("of a type that the site does not have shows nothing", () => {
    expect(wordsOf(shown(meeting, CAPABILITY_NAMES))).toBe("Annual general meeting");
    expect(shown(meeting, without("meetings"))).toBe("");
  });
});
