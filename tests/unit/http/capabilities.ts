import type { DependencyContainer } from "tsyringe";
import { alerts } from "../../../src/adapters/http/alerts/alerts.ts";
import { announcements } from "../../../src/adapters/http/announcements/announcements.ts";
import { calendar } from "../../../src/adapters/http/calendar/calendar.ts";
import { capital } from "../../../src/adapters/http/capital/capital.ts";
import { routeParameters } from "../../../src/adapters/http/contract/parameters.ts";
import { dividends } from "../../../src/adapters/http/dividends/dividends.ts";
import { figures } from "../../../src/adapters/http/figures/figures.ts";
import type { HttpCapability } from "../../../src/adapters/http/http-capability.ts";
import { meetings } from "../../../src/adapters/http/meetings/meetings.ts";
import { PageAddresses } from "../../../src/adapters/http/page-addresses.ts";
import { pressKits } from "../../../src/adapters/http/press-kit/press-kits.ts";
import { tokens } from "../../../src/composition/tokens.ts";

/** All that the site can do beside its core, with the adapters of a container. */
export const capabilitiesOf = (container: DependencyContainer): readonly HttpCapability[] => [
  figures,
  announcements,
  dividends(container.resolve(tokens.exchangeRates)),
  meetings,
  capital,
  pressKits,
  calendar,
  alerts(container.resolve(tokens.alertHealth)),
];

const ALL = [figures, announcements, dividends(), meetings, capital, pressKits, calendar, alerts()];

/** The parameters of all routes of a site with everything. */
export const ROUTES = routeParameters(ALL.flatMap(({ parameters }) => parameters ?? []));

/** The addresses of pages of such a site. */
export const ADDRESSES = new PageAddresses(ALL);
