import type { Finding } from "../findings.ts";

/** Cost of a first visit to a page, in bytes; compressed sizes with brotli at the highest level. */
export interface PageCost {
  /** Path and query. */
  readonly page: string;
  readonly html: number;
  readonly htmlCompressed: number;
  /** All style sheets that the document links, compressed. */
  readonly stylesCompressed: number;
  /** The scripts that run without an interaction. */
  readonly scriptsCompressed: number;
  /** The same with the application. */
  readonly allScriptsCompressed: number;
  readonly fonts: number;
  readonly preloadedFonts: number;
  /** The document, the files that it names, and the files that its style sheets use, without scrolling. */
  readonly requests: number;
}

interface Limit {
  readonly of: Exclude<keyof PageCost, "page">;
  readonly atMost: number;
  readonly unit: string;
}

const EVERYWHERE: readonly Limit[] = [
  { of: "html", atMost: 64_000, unit: "bytes of HTML" },
  { of: "htmlCompressed", atMost: 9_000, unit: "bytes of compressed HTML" },
  { of: "stylesCompressed", atMost: 11_000, unit: "bytes of compressed style sheets" },
  { of: "scriptsCompressed", atMost: 3_000, unit: "bytes of compressed scripts" },
  { of: "allScriptsCompressed", atMost: 118_000, unit: "bytes of compressed scripts, application included" },
  // The second has the letters of most languages that English lacks.
  { of: "fonts", atMost: 2, unit: "font files" },
  { of: "requests", atMost: 10, unit: "requests before scrolling" },
];

const HOME: readonly Limit[] = [
  { of: "html", atMost: 40_000, unit: "bytes of HTML" },
  { of: "htmlCompressed", atMost: 7_000, unit: "bytes of compressed HTML" },
];

/** Exceeded limits, and pages without a preloaded font. */
export function budgetViolations(costs: readonly PageCost[]): Finding[] {
  return costs.flatMap((cost) => {
    const limits = cost.page === "/" ? [...EVERYWHERE, ...HOME] : EVERYWHERE;
    const over = limits
      .filter(({ of, atMost }) => cost[of] > atMost)
      .map(({ of, atMost, unit }) => `costs ${cost[of]} ${unit}, more than ${atMost}`);
    const notPreloaded = cost.preloadedFonts === 0 ? ["preloads no font that it uses"] : [];
    return [...over, ...notPreloaded].map((problem) => ({ place: cost.page, problem }));
  });
}
