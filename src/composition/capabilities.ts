import { brand } from "../../brand/brand.ts";
import { CAPABILITY_NAMES, type CapabilityName } from "../../brand/schema.ts";
import { announcements as announcementFields } from "../adapters/prismic/announcements/announcements.ts";
import { calendar as calendarFields } from "../adapters/prismic/calendar/calendar.ts";
import { capital as capitalFields } from "../adapters/prismic/capital/capital.ts";
import { dividends as dividendFields } from "../adapters/prismic/dividends/dividends.ts";
import { figures as figureFields } from "../adapters/prismic/figures/figures.ts";
import { meetings as meetingFields } from "../adapters/prismic/meetings/meetings.ts";
import { pressKits as pressKitFields } from "../adapters/prismic/press-kit/press-kits.ts";
import type { PrismicCapability } from "../adapters/prismic/prismic-capability.ts";
import type { EverythingRead } from "../adapters/prismic/unread-types.ts";
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
import { type ComposedPageType, type PageType, pageTypesWith } from "../domain/links/address.ts";
import { meetings } from "../domain/meetings/meetings.ts";
import { pressKits } from "../domain/press-kit/press-kits.ts";
import type { DomainCapability } from "../domain/report/domain-capability.ts";

/** A capability, by what it is in each layer. */
export interface Capability {
  readonly name: CapabilityName;
  readonly domain: DomainCapability;
  /** What it reads of the content service. */
  readonly prismic: PrismicCapability;
  readonly pages: (ports: CapabilityPorts) => PageCapability;
}

/** What capabilities need of the container. */
interface CapabilityPorts {
  /** What amounts can be converted by. Default: nothing. */
  readonly rates?: ConversionRates | undefined;
}

/** The capabilities that there are, the one list of them on the server. */
const CAPABILITIES = [
  { name: "figures", domain: figures, prismic: figureFields, pages: () => figurePages },
  {
    name: "announcements",
    domain: announcements,
    prismic: announcementFields,
    pages: () => announcementPages,
  },
  {
    name: "dividends",
    domain: dividends,
    prismic: dividendFields,
    pages: ({ rates }: CapabilityPorts) => dividendPages(rates),
  },
  { name: "meetings", domain: meetings, prismic: meetingFields, pages: () => meetingPages },
  { name: "capital", domain: capital, prismic: capitalFields, pages: () => capitalPages },
  { name: "press-kit", domain: pressKits, prismic: pressKitFields, pages: () => pressKitPages },
  { name: "alerts", domain: alerts, prismic: {}, pages: () => ({}) },
  { name: "calendar", domain: calendar, prismic: calendarFields, pages: () => calendarPages },
] as const satisfies readonly Capability[];

/** All of them. The compiler names what content has and that none of them reads. */
export const ALL_CAPABILITIES: EverythingRead<typeof CAPABILITIES, readonly Capability[]> = CAPABILITIES;

/** Those of some names, in the order of the list. */
export function capabilitiesOf(
  names: readonly CapabilityName[] = brand.capabilities ?? CAPABILITY_NAMES,
): readonly Capability[] {
  return ALL_CAPABILITIES.filter(({ name }) => names.includes(name));
}

/** What those read of the content service. */
export const prismicCapabilities = (capabilities = ALL_CAPABILITIES): readonly PrismicCapability[] =>
  capabilities.map(({ prismic }) => prismic);

/** What they add to the domain. */
export const domainCapabilities = (capabilities = ALL_CAPABILITIES): readonly DomainCapability[] =>
  capabilities.map(({ domain }) => domain);

/** What they add to pages. */
export const pageCapabilities = (
  capabilities = ALL_CAPABILITIES,
  ports: CapabilityPorts = {},
): readonly PageCapability[] => capabilities.map(({ pages }) => pages(ports));

/** The types of pages that a site with them has. */
export const pageTypesOf = (capabilities = ALL_CAPABILITIES): readonly PageType[] =>
  pageTypesWith(addedPageTypes(capabilities));

/** Those that the capabilities add. */
export const addedPageTypes = (capabilities = ALL_CAPABILITIES): readonly ComposedPageType[] =>
  capabilities.flatMap(({ domain }) => domain.pageTypes ?? []);
