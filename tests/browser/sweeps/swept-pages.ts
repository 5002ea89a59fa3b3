import { inject } from "vitest";
import type {} from "../../configuration/provided-context.ts";
import { ALL_PAGES } from "../addresses.ts";

/** Whether sweeps go over everything, as in `npm run test:deep`. */
export const SWEEPS_ALL = inject("sweepsAll");

/** A page of each kind: what differs between pages of a kind is their text. */
export const ONE_OF_EACH_KIND = [
  "/",
  "/company",
  "/company/leadership",
  "/investors",
  "/news",
  "/news/fy26-results",
  "/contact",
  "/search?s=dividend&t=page",
  "/nope",
];

/** The pages that a sweep goes over. */
export const SWEPT_PAGES = SWEEPS_ALL ? [...ALL_PAGES, "/nope"] : ONE_OF_EACH_KIND;
