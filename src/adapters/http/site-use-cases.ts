import type { UseCases } from "../../application/use-cases.ts";

/** The use cases that the site's routes drive. */
export type SiteUseCases = UseCases;
