import { brand } from "../../brand/brand.ts";
import { CAPABILITY_NAMES, type CapabilityName } from "../../brand/schema.ts";
import { announcementViews } from "./announcements/announcements.tsx";
import { buyBackViews } from "./buy-backs/buy-backs.tsx";
import { calendarViews } from "./calendar/calendar.tsx";
import { capitalViews } from "./capital/capital.ts";
import { coreViews } from "./core-views.ts";
import { corporateActionViews } from "./corporate-actions/corporate-actions.tsx";
import { dividendViews } from "./dividends/dividends.tsx";
import { figureViews } from "./figures/figures.ts";
import { meetingViews } from "./meetings/meetings.ts";
import { pressKitViews } from "./press-kit/press-kit.tsx";
import type { PageViews, SectionViews, Views } from "./views.ts";

const CAPABILITIES = {
  figures: figureViews,
  announcements: announcementViews,
  dividends: dividendViews,
  "corporate-actions": corporateActionViews,
  meetings: meetingViews,
  capital: capitalViews,
  "buy-backs": buyBackViews,
  "press-kit": pressKitViews,
  // They are e-mails.
  alerts: {},
  calendar: calendarViews,
} as const satisfies Readonly<Record<CapabilityName, Views>>;

type Capability = (typeof CAPABILITIES)[CapabilityName];

/** The keys of a table that some capability has: `KeysOf<"pages">` is `"general-meeting"`. */
type KeysOf<Table extends keyof Views, One = Capability> =
  One extends Readonly<Record<Table, infer Entries>> ? keyof Entries : never;

interface OtherViews extends Views {
  readonly sections: Required<Omit<SectionViews, KeysOf<"sections">>>;
  readonly pages: Required<Omit<PageViews, KeysOf<"pages">>>;
}

/** The views of all kinds and types that no capability has one for: the compiler names one without a view. */
const core: OtherViews = coreViews;

/** What the site shows with the capabilities of some names. */
export function viewsWith(names: readonly CapabilityName[]): readonly Views[] {
  return [core, ...names.map((name) => CAPABILITIES[name])].map(withComponents);
}

/**
 * Some views, each of which is there. Development does not wait for the compiler, and without this, a component that its file does
 * not export would leave its sections out.
 *
 * @throws {Error} that names the kind of section or the type of page without a component.
 */
export function withComponents(views: Views): Views {
  for (const [of, table] of [
    ["section", views.sections],
    ["page", views.pages],
  ] as const)
    for (const [name, view] of Object.entries(table ?? {}))
      if (view === undefined)
        throw new Error(
          `The ${of} "${name}" has no component: its file does not export what is registered for it.`,
        );
  return views;
}

/** What the site of the brand shows. */
export const siteViews = viewsWith(brand.capabilities ?? CAPABILITY_NAMES);
