import type { Content } from "../content/content.ts";
import type { ContentItem } from "../content/content-item.ts";
import type { FigureRow } from "../content/figure-table.ts";
import type { NumberLanguage } from "../content/number-words.ts";
import type { Page } from "../content/page.ts";
import type { Section } from "../content/section.ts";
import type { PartyRole } from "../issuer/issuer.ts";
import type { ComposedPageType } from "../links/address.ts";
import type { CurrencyCode } from "../money/currency.ts";
import type { DateFormat } from "../text/written-date.ts";
import type { ContentProblem } from "./problem.ts";
import type { StatedFact } from "./stated-fact.ts";

/** The codes of the company, as the brand has them. */
export interface RegisteredCodes {
  /** What texts call it before its codes: `Example Group Limited`. */
  readonly names: readonly string[];
  /** Of its shares (ISO 6166). */
  readonly isins: readonly string[];
  /** ISO 17442. */
  readonly lei?: string | undefined;
  /** Codes that texts name the register or the exchange of: `ACN 000 000 019`, `ASX: EXG`. */
  readonly named: readonly { readonly register: string; readonly code: string }[];
}

/** Words by which texts state facts, of several with commas between them. A capability declares its own here. */
export interface Wording {
  readonly offices: {
    /** Before the name of a committee: `chair of the`. */
    readonly chairOf: string;
    /** The word that a committee is called by, in each of its forms. */
    readonly committee: string;
    /** At the beginning of what is said of a committee, before who chairs it. */
    readonly chairedBy: string;
    /** Before the name of a firm, by its role: `share register is kept by`. */
    readonly parties: Readonly<Partial<Record<PartyRole, string>>>;
  };
}

/** The company whose content a report is about. */
export interface ReportedCompany {
  /** Sign of the currency in which it reports: `A$`. */
  readonly sign: string;
  /** Currency in which it reports. */
  readonly currency: CurrencyCode;
  /** Name of hundredths of the currency, if it writes amounts in them: `cents`. */
  readonly hundredths?: string | undefined;
  /** The language of figures that editors write as texts. */
  readonly numbers: NumberLanguage;
  /** What the site calls the measures of a financial year, by their values in the content model. */
  readonly measures: Readonly<Record<string, string>>;
  /** Market identifier codes (ISO 10383) of the exchanges at which it is listed, that of the main listing first. */
  readonly exchanges: readonly string[];
  /** What registers and exchanges know it by. Default: nothing is known. */
  readonly codes?: RegisteredCodes | undefined;
  /** How its language writes dates. Default: no date in a text is known. */
  readonly dates?: DateFormat | undefined;
  /** By which words texts of its language state facts. Default: none is known. */
  readonly wording?: Wording | undefined;
  /** The weekdays on which the exchange of the main listing is closed, `YYYY-MM-DD`. Default: they are not known. */
  readonly holidays?: readonly string[] | undefined;
}

/** What a rule of the report looks at. */
export interface ReportedContent {
  readonly items: readonly ContentItem[];
  /** The same with its lists, as editors see it. */
  readonly content: Content;
  /** The current time in milliseconds of Unix time. */
  readonly now: number;
  readonly company: ReportedCompany;
  /** When visitors may see an item, in milliseconds of Unix time. */
  readonly openingOf: (item: ContentItem) => number;
  /** What is published, if the report is on drafts; `undefined` if nothing is known. */
  readonly published: readonly ContentItem[] | undefined;
}

/** What a capability adds to the domain, beside the fields and types that it declares. */
export interface DomainCapability {
  /** The types of pages at `/uid` that it adds. Default: none. */
  readonly pageTypes?: readonly ComposedPageType[];
  /** What is wrong with its content. Default: nothing is. */
  readonly problems?: (reported: ReportedContent) => readonly ContentProblem[];
  /** The figures that a section states, each with its unit and period. Default: none. */
  readonly figuresIn?: (section: Section, company: ReportedCompany) => readonly FigureRow[];
  /** What an item states, to be compared with what others state of the same. Default: nothing. */
  readonly factsIn?: (item: ContentItem, company: ReportedCompany) => readonly StatedFact[];
  /** The addresses to which a section leads beside its own links: what it lists. Default: none. */
  readonly addressesListedBy?: (section: Section, content: Content, page: Page) => readonly string[];
  /** Whether the search finds what the exchange has released. Default: it does not. */
  readonly findsReleased?: true;
}
