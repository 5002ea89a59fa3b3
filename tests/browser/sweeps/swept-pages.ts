import { inject } from "vitest";
import type {} from "../../configuration/provided-context.ts";
import { ALL_PAGES } from "../addresses.ts";

/** Whether sweeps test all pages, as in `npm run test:deep`. */
export const SWEEPS_ALL = inject("sweepsAll");

/** One page of each kind; pages of one kind differ only in their text. */
export const ONE_OF_EACH_KIND = [
  "/",
  "/company",
  "/company/leadership",
  "/investors",
  "/results/fy26",
  "/site-map",
  "/news",
  "/news/fy26-results",
  "/contact",
  "/search?s=dividend&t=page",
  "/nope",
];

/** The pages that sweeps test. */
export const SWEPT_PAGES = SWEEPS_ALL ? [...ALL_PAGES, "/nope"] : ONE_OF_EACH_KIND;
