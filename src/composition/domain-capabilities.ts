import { alerts } from "../domain/alerts/alerts.ts";
import { announcements } from "../domain/announcements/announcements.ts";
import { calendar } from "../domain/calendar/calendar.ts";
import { capital } from "../domain/capital/capital-sections.ts";
import { dividends } from "../domain/dividends/dividends.ts";
import { figures } from "../domain/figures/figures.ts";
import { meetings } from "../domain/meetings/meetings.ts";
import { pressKits } from "../domain/press-kit/press-kits.ts";
import type { DomainCapability } from "../domain/report/domain-capability.ts";

/** What each capability adds to the domain. */
export const domainCapabilities: readonly DomainCapability[] = [
  figures,
  announcements,
  dividends,
  meetings,
  capital,
  pressKits,
  alerts,
  calendar,
];
