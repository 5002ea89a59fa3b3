import type { Majority, Resolution } from "./resolution.ts";

/** What the country of a listing says about votes. */
export interface MarketRules {
  /** What votes are called that are neither for nor against. */
  readonly uncounted: "withheld" | "abstained";
  /** What a special resolution needs. */
  readonly special: Majority;
  /** Per cent of the votes against the board's recommendation from which its response is due. Default: no rule says so. */
  readonly dissent?: number | undefined;
  /** Per cent of the votes against the remuneration report that are a strike; two in a row put the board to the vote. */
  readonly strike?: number | undefined;
}

/** Where no rule is known. */
const ANYWHERE: MarketRules = { uncounted: "abstained", special: "Three quarters" };

/** UK Corporate Governance Code, provision 4, and its Irish counterpart: withheld, and 20% or more of dissent. */
const CODE: MarketRules = { uncounted: "withheld", special: "Three quarters", dissent: 20 };

/** Rules that differ from the usual ones, by the exchanges of their countries (ISO 10383). */
const MARKETS: readonly (readonly [exchanges: string, rules: MarketRules])[] = [
  // Corporations Act, s. 250U: 25% or more against the remuneration report is a strike.
  ["XASX CXAX NSXA", { uncounted: "abstained", special: "Three quarters", dissent: 25, strike: 25 }],
  ["XLON AIMX NEXX AQSE", CODE],
  ["XDUB XMSM XESM XATL", CODE],
  // Canada Business Corporations Act, s. 2, and the acts of the provinces.
  ["XTSE XTSX XCNQ NEOE", { uncounted: "abstained", special: "Two thirds" }],
  // Swiss Code of Obligations, art. 704; Companies Acts of the Nordic countries; Japan's, art. 309; Code de commerce, L225-96.
  [
    "XSWX XBRN XSTO FNSE XNGM XHEL FNFI XCSE DSME FNDK XOSL XOAS MERK XTKS XJPX XNGO XFKA XSAP XPAR ALXP",
    { uncounted: "abstained", special: "Two thirds" },
  ],
];

/**
 * The rules of the country of a company's main listing.
 *
 * @param exchanges - Market identifier codes (ISO 10383) of the exchanges, that of the main listing first.
 */
export function marketRules([main = ""]: readonly string[]): MarketRules {
  return MARKETS.find(([exchanges]) => exchanges.split(" ").includes(main))?.[1] ?? ANYWHERE;
}

/** The parts of 100 per cent. More than half: every vote above it. */
const PARTS = {
  "More than half": [1, 2],
  "Two thirds": [2, 3],
  "Three quarters": [3, 4],
  "Nine tenths": [9, 10],
} as const satisfies Record<Majority, readonly [number, number]>;

/** The part of the votes that a resolution needs, as a fraction; `isMore`: a vote more than that. */
export interface Threshold {
  readonly part: number;
  readonly whole: number;
  readonly isMore: boolean;
}

/** What a resolution needs: what its editor says, else what its kind needs in the market. */
export function majorityOf({ kind, majority }: Resolution, { special }: MarketRules): Threshold {
  const needed = majority ?? (kind === "Special resolution" ? special : "More than half");
  const [part, whole] = PARTS[needed];
  return { part, whole, isMore: needed === "More than half" };
}
