import { announcementPages } from "../application/announcements/announcements.ts";
import { calendarPages } from "../application/calendar/calendar.ts";
import { capitalPages } from "../application/capital/capital.ts";
import { dividendPages } from "../application/dividends/dividends.ts";
import { figurePages } from "../application/figures/figures.ts";
import { meetingPages } from "../application/meetings/meetings.ts";
import type { PageCapability } from "../application/page-capability.ts";
import { pressKitPages } from "../application/press-kit/press-kits.ts";
import { alerts } from "../domain/alerts/alerts.ts";
import { announcements } from "../domain/announcements/announcements.ts";
import { calendar } from "../domain/calendar/calendar.ts";
import { capital } from "../domain/capital/capital-sections.ts";
import { dividends } from "../domain/dividends/dividends.ts";
import type { ConversionRates } from "../domain/dividends/holding.ts";
import { figures } from "../domain/figures/figures.ts";
import { meetings } from "../domain/meetings/meetings.ts";
import { pressKits } from "../domain/press-kit/press-kits.ts";
import type { DomainCapability } from "../domain/report/domain-capability.ts";

/** What a capability is made of, in each layer. */
export interface Capability {
  readonly domain: DomainCapability;
  readonly pages?: (ports: CapabilityPorts) => PageCapability;
}

/** What capabilities need of the container. */
export interface CapabilityPorts {
  /** What amounts can be converted by. Default: nothing. */
  readonly rates?: ConversionRates | undefined;
}

/** The capabilities of the site, the one list of them. What is taken out of it, and its folders, is gone. */
export const CAPABILITIES = {
  figures: { domain: figures, pages: () => figurePages },
  announcements: { domain: announcements, pages: () => announcementPages },
  dividends: { domain: dividends, pages: ({ rates }) => dividendPages(rates) },
  meetings: { domain: meetings, pages: () => meetingPages },
  capital: { domain: capital, pages: () => capitalPages },
  "press-kit": { domain: pressKits, pages: () => pressKitPages },
  alerts: { domain: alerts },
  calendar: { domain: calendar, pages: () => calendarPages },
} satisfies Readonly<Record<string, Capability>>;

/** All capabilities, for scripts and tests. */
export const ALL_CAPABILITIES: readonly Capability[] = Object.values(CAPABILITIES);

/** What capabilities add to pages. */
export function pageCapabilities(
  capabilities: readonly Capability[] = ALL_CAPABILITIES,
  ports: CapabilityPorts = {},
): readonly PageCapability[] {
  return capabilities.flatMap(({ pages }) => pages?.(ports) ?? []);
}
