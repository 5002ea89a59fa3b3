import { routeParameters } from "../../../src/adapters/http/contract/parameters.ts";
import { PageAddresses } from "../../../src/adapters/http/page-addresses.ts";
import { httpCapabilities } from "../../../src/composition/capabilities.ts";

const ALL = httpCapabilities();

/** The parameters of all routes of a site with everything. */
export const ROUTES = routeParameters(ALL.flatMap(({ parameters }) => parameters ?? []));

/** The addresses of pages of such a site. */
export const ADDRESSES = new PageAddresses(ALL);
