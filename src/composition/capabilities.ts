import type { DependencyContainer } from "tsyringe";
import { brand } from "../../brand/brand.ts";
import { CAPABILITY_NAMES, type CapabilityName } from "../../brand/schema.ts";
import { alerts as alertRoutes } from "../adapters/http/alerts/alerts.ts";
import { announcements as announcementRoutes } from "../adapters/http/announcements/announcements.ts";
import { buyBacks as buyBackRoutes } from "../adapters/http/buy-backs/buy-backs.ts";
import { calendar as calendarRoutes } from "../adapters/http/calendar/calendar.ts";
import { capital as capitalRoutes } from "../adapters/http/capital/capital.ts";
import { corporateActions as corporateActionRoutes } from "../adapters/http/corporate-actions/corporate-actions.ts";
import { dividends as dividendRoutes } from "../adapters/http/dividends/dividends.ts";
import { figures as figureRoutes } from "../adapters/http/figures/figures.ts";
import { meetings as meetingRoutes } from "../adapters/http/meetings/meetings.ts";
import { pressKits as pressKitRoutes } from "../adapters/http/press-kit/press-kits.ts";
import type { HttpCapability } from "../adapters/http/site-parts.ts";
import { alerts as alertFields } from "../adapters/prismic/alerts/alerts.ts";
import { announcements as announcementFields } from "../adapters/prismic/announcements/announcements.ts";
import { buyBacks as buyBackFields } from "../adapters/prismic/buy-backs/buy-backs.ts";
import { calendar as calendarFields } from "../adapters/prismic/calendar/calendar.ts";
import { capital as capitalFields } from "../adapters/prismic/capital/capital.ts";
import { corporateActions as corporateActionFields } from "../adapters/prismic/corporate-actions/corporate-actions.ts";
import { dividends as dividendFields } from "../adapters/prismic/dividends/dividends.ts";
import { figures as figureFields } from "../adapters/prismic/figures/figures.ts";
import { meetings as meetingFields } from "../adapters/prismic/meetings/meetings.ts";
import { pressKits as pressKitFields } from "../adapters/prismic/press-kit/press-kits.ts";
import type { PrismicCapability } from "../adapters/prismic/prismic-capability.ts";
import type { EverythingRead } from "../adapters/prismic/unread-types.ts";
import { announcementPages } from "../application/announcements/announcements.ts";
import { buyBackPages } from "../application/buy-backs/buy-backs.ts";
import { calendarPages } from "../application/calendar/calendar.ts";
import { capitalPages } from "../application/capital/capital.ts";
import { corporateActionPages } from "../application/corporate-actions/corporate-actions.ts";
import { dividendPages } from "../application/dividends/dividends.ts";
import { figurePages } from "../application/figures/figures.ts";
import { meetingPages } from "../application/meetings/meetings.ts";
import { type AllSectionRules, combined, type PageCapability } from "../application/page-capability.ts";
import { pressKitPages } from "../application/press-kit/press-kits.ts";
import { CORE_SECTIONS } from "../application/show-sections.ts";
import { alerts } from "../domain/alerts/alerts.ts";
import { announcements } from "../domain/announcements/announcements.ts";
import { buyBacks } from "../domain/buy-backs/buy-backs.ts";
import { calendar } from "../domain/calendar/calendar.ts";
import { capital } from "../domain/capital/capital-sections.ts";
import { corporateActions } from "../domain/corporate-actions/corporate-actions.ts";
import { dividends } from "../domain/dividends/dividends.ts";
import { figures } from "../domain/figures/figures.ts";
import { type ComposedPageType, type PageType, pageTypesWith } from "../domain/links/address.ts";
import { meetings } from "../domain/meetings/meetings.ts";
import { pressKits } from "../domain/press-kit/press-kits.ts";
import type { DomainCapability } from "../domain/report/domain-capability.ts";
import type { MetricTable } from "../ports/meter.ts";
import { ALERT_PORTS, alertHealthOf } from "./alerts.ts";
import type { Capability } from "./capability.ts";
import { DIVIDEND_WORDS, decimalOf, RATE_PORTS, ratesOf } from "./exchange-rates.ts";

/** The only list of all capabilities on the server. */
const CAPABILITIES = [
  {
    name: "figures",
    domain: figures,
    prismic: figureFields,
    pages: () => figurePages,
    http: () => figureRoutes,
  },
  {
    name: "announcements",
    domain: announcements,
    prismic: announcementFields,
    pages: () => announcementPages,
    http: () => announcementRoutes,
  },
  {
    name: "dividends",
    domain: dividends,
    prismic: dividendFields,
    pages: (container?: DependencyContainer) =>
      dividendPages(DIVIDEND_WORDS, decimalOf(container), ratesOf(container)),
    http: (container?: DependencyContainer) => dividendRoutes(ratesOf(container)),
    ...RATE_PORTS,
  },
  {
    name: "corporate-actions",
    domain: corporateActions,
    prismic: corporateActionFields,
    pages: () => corporateActionPages,
    http: () => corporateActionRoutes,
  },
  {
    name: "meetings",
    domain: meetings,
    prismic: meetingFields,
    pages: () => meetingPages,
    http: () => meetingRoutes,
  },
  {
    name: "capital",
    domain: capital,
    prismic: capitalFields,
    pages: () => capitalPages,
    http: () => capitalRoutes,
  },
  {
    name: "buy-backs",
    domain: buyBacks,
    prismic: buyBackFields,
    pages: () => buyBackPages,
    http: () => buyBackRoutes,
  },
  {
    name: "press-kit",
    domain: pressKits,
    prismic: pressKitFields,
    pages: () => pressKitPages,
    http: () => pressKitRoutes,
  },
  {
    name: "alerts",
    domain: alerts,
    prismic: alertFields,
    pages: () => ({}),
    http: (container?: DependencyContainer) => alertRoutes(alertHealthOf(container)),
    ...ALERT_PORTS,
  },
  {
    name: "calendar",
    domain: calendar,
    prismic: calendarFields,
    pages: () => calendarPages,
    http: () => calendarRoutes,
  },
] as const satisfies readonly Capability[];

/** All capabilities. The compiler reports types and fields of the content that none of them reads. */
export const ALL_CAPABILITIES: EverythingRead<typeof CAPABILITIES, readonly Capability[]> = CAPABILITIES;

/** The capabilities with some names, in the order of the list. Default: those of the brand. */
export function capabilitiesOf(
  names: readonly CapabilityName[] = brand.capabilities ?? CAPABILITY_NAMES,
): readonly Capability[] {
  return ALL_CAPABILITIES.filter(({ name }) => names.includes(name));
}

/** The capabilities that are switched off at a site with the given ones. */
export const missingOf = (capabilities: readonly Capability[]): readonly Capability[] =>
  ALL_CAPABILITIES.filter((one) => !capabilities.includes(one));

/** What capabilities read of the content service. */
export const prismicCapabilities = (capabilities = ALL_CAPABILITIES): readonly PrismicCapability[] =>
  capabilities.map(({ prismic }) => prismic);

/** What capabilities add to the domain. */
export const domainCapabilities = (capabilities = ALL_CAPABILITIES): readonly DomainCapability[] =>
  capabilities.map(({ domain }) => domain);

/** The metrics of capabilities. */
export const metricsOf = (capabilities = ALL_CAPABILITIES): readonly MetricTable[] =>
  capabilities.flatMap(({ metrics }) => (metrics ? [metrics] : []));

/**
 * What capabilities add to pages.
 *
 * @param container - Has their adapters. Default: they work without.
 */
export const pageCapabilities = (
  capabilities = ALL_CAPABILITIES,
  container?: DependencyContainer,
): readonly PageCapability[] => capabilities.map(({ pages }) => pages(container));

/** The types of pages that a site with some capabilities has. */
export const pageTypesOf = (capabilities = ALL_CAPABILITIES): readonly PageType[] =>
  pageTypesWith(addedPageTypes(capabilities));

/** The types of pages that capabilities add. */
const addedPageTypes = (capabilities = ALL_CAPABILITIES): readonly ComposedPageType[] =>
  capabilities.flatMap(({ domain }) => domain.pageTypes ?? []);

/**
 * What capabilities add to the HTTP interface.
 *
 * @param container - Has their adapters. Default: they work without.
 */
export const httpCapabilities = (
  capabilities = ALL_CAPABILITIES,
  container?: DependencyContainer,
): readonly HttpCapability[] => capabilities.map(({ http }) => http(container));

/** How a site with some capabilities shows each kind of section. */
export const sectionRules = (capabilities = ALL_CAPABILITIES): Partial<AllSectionRules> => ({
  ...CORE_SECTIONS,
  ...combined(pageCapabilities(capabilities)).sections,
});
