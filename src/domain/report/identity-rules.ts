import type { Content } from "../content/content.ts";
import type { ContentItem } from "../content/content-item.ts";
import type { MenuGroup } from "../content/menu.ts";
import { addressOfPage } from "../links/address.ts";
import { linksIn, valuesIn } from "./field-values.ts";
import { type ContentProblem, type Found, warning } from "./problem.ts";

/** Who the company is by law, as far as the rules of countries look at it. */
export interface Identity {
  /** ISO 3166-1. */
  readonly country: string;
  /** Absent if the brand has no entry `legal`. */
  readonly legal?:
    | {
        readonly office?: readonly string[];
        readonly numbers: readonly { readonly register?: string }[];
        readonly vatId?: string;
      }
    | undefined;
}

/** What the rules look at. */
interface Site extends Identity {
  readonly items: readonly ContentItem[];
  readonly content: Content;
}

interface Rule {
  /** The law or rule. Reports name it, so that editors can read it. */
  readonly source: string;
  readonly countries: readonly string[];
  readonly find: (site: Site) => readonly (Found | false)[];
}

/** The countries of the European Economic Area. */
const EEA = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
  " ",
);

const RULES: readonly Rule[] = [
  {
    source: "EU directive 2017/1132, article 26",
    countries: EEA,
    find: ({ legal }) => [
      legal?.numbers.length === 0 && brandWarning("has no number in a register: numbers"),
      legal !== undefined && !legal.office && brandWarning("has no address of the registered office: office"),
    ],
  },
  {
    source: "§ 5 DDG",
    countries: ["DE"],
    find: ({ legal, content }) => [
      legal !== undefined &&
        !legal.numbers.some(({ register }) => register) &&
        brandWarning("does not name the court that keeps the register: numbers, register"),
      legal !== undefined && !legal.vatId && brandWarning("has no VAT number: vatId"),
      (content.siteOptions.issuer?.representatives ?? []).length === 0 &&
        warning(
          "nobody is named who represents the company: its board, and the chair of the supervisory board",
        ),
    ],
  },
  {
    source: "§ 5 DDG, § 5 ECG, UWG article 3 (1) s: easily recognisable and directly reachable",
    countries: ["DE", "AT", "CH"],
    find: ({ items, content }) => [
      !hasLinkedDetails(items, content) &&
        warning("no menu leads to a page with company details: the imprint"),
    ],
  },
  {
    source: "Names and Trading Disclosures Regulations 2015, regulation 25",
    countries: ["GB"],
    find: ({ legal }) => [
      legal?.numbers.length === 0 && brandWarning("has no registered number: numbers"),
      legal !== undefined && !legal.office && brandWarning("has no address of the registered office: office"),
    ],
  },
  {
    source: "Modern Slavery Act 2015, section 54 (7): from a turnover of 36 million pounds on",
    countries: ["GB"],
    find: ({ items, content }) => [
      !namesModernSlavery(items, content) &&
        warning("neither a menu nor the home page leads to the modern slavery statement"),
    ],
  },
  {
    source: "Corporations Act 2001, section 153",
    countries: ["AU"],
    find: ({ legal }) => [legal?.numbers.length === 0 && brandWarning("has no ACN or ABN: numbers")],
  },
];

/**
 * Information on the company that the law of its country requires on its site, and that is missing; each with the source of the
 * rule.
 */
export function identityProblems(
  items: readonly ContentItem[],
  content: Content,
  identity: Identity,
): readonly ContentProblem[] {
  const site = { ...identity, items, content };
  const rules = RULES.filter(({ countries }) => countries.includes(identity.country));
  const nothingKnown =
    identity.legal === undefined && brandWarning("does not say who the company is by law: legal");
  const known = rules.flatMap(({ source, find }) => find(site).map((found) => ({ source, found })));
  return [
    { source: rules.map(({ source }) => source).join("; "), found: rules.length > 0 && nothingKnown },
    ...known,
  ].flatMap(({ source, found }) =>
    found === false
      ? []
      : { document: "content", type: "site", ...found, problem: `${found.problem} (${source})` },
  );
}

function brandWarning(problem: string): Found {
  return warning(`brand/brand.ts ${problem}`);
}

function menusOf({ siteOptions: { menus } }: Content): readonly MenuGroup[] {
  return [...menus.primary, ...menus.footer, ...menus.secondary];
}

/** Whether a menu leads to a page that has a section of company details. */
function hasLinkedDetails(items: readonly ContentItem[], content: Content): boolean {
  const linked = new Set(linksIn(menusOf(content)).map(({ href }) => href));
  return items.some(
    (item) =>
      item.kind === "page" &&
      "sections" in item.page &&
      item.page.sections.some(({ kind }) => kind === "company-details") &&
      linked.has(addressOfPage(item.page) ?? ""),
  );
}

/** Whether a menu or the home page mentions the modern slavery statement, whose name is English by law. */
function namesModernSlavery(items: readonly ContentItem[], content: Content): boolean {
  const home = items.filter((item) => item.kind === "page" && item.page.type === "home");
  return [...menusOf(content), ...home]
    .flatMap((place) => valuesIn(place))
    .some(({ value }) => typeof value === "string" && /modern[ -]slavery/i.test(value));
}
