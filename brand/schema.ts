import type { NumberSeparators } from "../src/domain/text/amount.ts";
import type { DateFormat } from "../src/domain/text/written-date.ts";

/**
 * What the site can do beside its core, a name each: figures of results, announcements of the exchange, dividends, splits and
 * other corporate actions, general meetings, capital (shares, holders, ratings and debt), press kits, e-mail alerts, calendars.
 */
export const CAPABILITY_NAMES = [
  "figures",
  "announcements",
  "dividends",
  "corporate-actions",
  "meetings",
  "capital",
  "buy-backs",
  "press-kit",
  "alerts",
  "calendar",
] as const;

export type CapabilityName = (typeof CAPABILITY_NAMES)[number];

/** The company of the site: all names and settings that are not content. The site uses `brand/brand.ts`. */
export interface Brand {
  /** Name of the company in titles, feeds, structured data and print. */
  readonly name: string;
  /** Short name, for example under the icon on a phone. */
  readonly shortName: string;
  /** Registered name, for the copyright notice. */
  readonly legalName: string;
  /** Identifier in logs, user agents and names of services: lower case letters, digits and hyphens. */
  readonly slug: string;
  /** Where its securities are listed, the main listing first. */
  readonly listings: readonly Listing[];
  /** Legal Entity Identifier (ISO 17442). */
  readonly lei?: string;
  /**
   * Who it is by law. What stays the same for years is here, where a check reads it; registrar, auditor, brokers, indices and
   * board are in the site options, because editors change them on the day they change.
   */
  readonly legal?: LegalIdentity;
  /** The last day of its financial year, month and day: `06-30`. */
  readonly yearEnd?: string;
  /** Language and country of the content (BCP 47), which is also the format of dates and numbers: `en-AU`. */
  readonly locale: string;
  /** Time zone of dates, of embargoes and of the editors. A name of the IANA database. */
  readonly timeZone: string;
  /** Currency of the reports, and how amounts in it are written. */
  readonly currency: {
    /** ISO 4217: `AUD`. */
    readonly code: string;
    /** Includes the country if the sign is ambiguous: `A$`. Default: the sign that the locale has for the currency. */
    readonly sign?: string;
    /**
     * The word for hundredths, if amounts for a share below one unit are written in them: `cents`, `pence`. Default: they are
     * written in units, as in `0,85 €`.
     */
    readonly hundredths?: string;
  };
  /** Sender of e-mails to subscribers, and contact for investors. */
  readonly email: { readonly sender: string };
  /** The company's social media profiles, for search engines. The links in the footer are content. */
  readonly social: readonly string[];
  /** The content repository's name at the provider. */
  readonly repository: string;
  /** What the site can do beside its core. Default: all of it. */
  readonly capabilities?: readonly CapabilityName[];
  /** What is expected of the site's languages. */
  readonly languages?: {
    /** Hours within which a disclosure has to be in all of them, after which operators are alerted. Default: they are not. */
    readonly pairWithin?: number;
  };
  /** The further languages of the site, in the order in which visitors choose from them. Default: the site has one. */
  readonly translations?: readonly BrandTranslation[];
}

/** The company in a further language of its site. What is absent is as in the first language. */
export interface BrandTranslation extends Partial<Pick<Brand, "name" | "shortName" | "legalName">> {
  /** Language and country (BCP 47): `de-DE`. The content service has its content in lower case: `de-de`. */
  readonly locale: string;
  /** Begins its addresses: `de` for `/de/news`. Default: its language. No page of the first language can have it as its uid. */
  readonly path?: string;
  readonly currency?: Partial<Pick<Brand["currency"], "sign" | "hundredths">>;
  readonly legal?: Partial<Pick<LegalIdentity, "form" | "place" | "office">>;
}

/** What the law makes a company say of itself. Which of it depends on the country: `npm run content:report` names what is missing. */
export interface LegalIdentity {
  /** In the words of the country: `Public company limited by shares`, `Aktiengesellschaft`. */
  readonly form: string;
  /** In which it is registered (ISO 3166-1): `AU`. */
  readonly country: string;
  /** Where it is registered, in the language of the site: `Queensland, Australia`, `England and Wales`, `Deutschland`. */
  readonly place: string;
  /** Its seat, if the country's law has one beside the office: `München`. */
  readonly seat?: string;
  /** The address of its registered office, line by line. */
  readonly office?: readonly string[];
  /** Its numbers in registers, the main one first. */
  readonly numbers: readonly RegisterNumber[];
  /** For value added tax: `DE123456789`. */
  readonly vatId?: string;
}

/** The number of a company in a register. */
export interface RegisterNumber {
  /** What the country calls it: `ACN`, `Company number`, `HRB`. */
  readonly name: string;
  readonly number: string;
  /** Who keeps the register, if there are several: `Amtsgericht München`. */
  readonly register?: string;
}

/** A security on an exchange. */
export interface Listing {
  /** What the exchange is called. */
  readonly exchange: string;
  /** Market identifier code of the exchange (ISO 10383): `XASX`. */
  readonly mic: string;
  readonly ticker: string;
  /** International Securities Identification Number (ISO 6166). */
  readonly isin?: string;
  /** Currency of the price: a code of ISO 4217, or GBX, ZAc or ILA, which are hundredths of GBP, ZAR and ILS. */
  readonly currency: string;
  /**
   * The weekdays on which the exchange is closed, `YYYY-MM-DD`, by which the report counts market days. Of a year without any it
   * counts weekdays, and says so.
   */
  readonly holidays?: readonly string[];
  /**
   * Whether its exchange wants a disclosure in all languages of the site at once, as HKEX (Main Board Rule 2.07C) and TSE Prime do, and
   * of disclosures from which day on: `2025-04-01`. Then an article or a PDF document and its translations open together, and one
   * that waits for the exchange without a translation stays hidden. Default: no language waits for another one.
   */
  readonly bothLanguages?: { readonly since: string };
  /** How many depositary receipts stand for how many shares. Default: the shares themselves are traded. */
  readonly receipts?: { readonly receipts: number; readonly shares: number };
}

/** By language (ISO 639-1): groups of expressions with the same meaning, each of one word or several. */
export type Synonyms = Readonly<Record<string, readonly (readonly [string, string, ...string[]])[]>>;

/** The colours by purpose. `client/styles/colour-pairs.ts` defines which text colours are used on which background. */
export interface Palette {
  /** The darkest background: header, footer, icons. */
  readonly forest: string;
  /** A little lighter, in artwork. */
  readonly moss: string;
  /** The company's colour: large backgrounds and headlines. */
  readonly green: string;
  /** Links and buttons. */
  readonly action: string;
  /** Secondary text on dark backgrounds; also a light background. */
  readonly mint: string;
  /** In artwork. */
  readonly meadow: string;
  /** The accent colour, only on dark backgrounds. */
  readonly lime: string;
  /** Background of the page. */
  readonly paper: string;
  /** Background that separates a section from the rest of the page. */
  readonly sand: string;
  /** In artwork. */
  readonly stone: string;
  /** Text. */
  readonly ink: string;
  /** Secondary text. */
  readonly inkSoft: string;
  /** Thin lines on light backgrounds. */
  readonly line: string;
  readonly alert: string;
  readonly white: string;
}

/** Metrics that adjust a system font to the size of the brand's font, until that is loaded. */
export interface Stand {
  readonly fontWeight: string;
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

/** A WOFF2 file with a range of weights, or one weight. */
export interface FontFace {
  readonly file: string;
  readonly fontWeight: string;
  /** The characters of the file, as in CSS. Default: all. */
  readonly unicodeRange?: string;
}

/** The font. All files are in `brand/fonts`. */
export interface BrandFont {
  readonly family: string;
  /** Web fonts. The first is preloaded by every page; the others are loaded by pages that have their characters. */
  readonly faces: readonly [FontFace, ...FontFace[]];
  /** The most similar system fonts, for use until the font is loaded, with their adjusted metrics. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly generic: string;
    readonly stands: readonly Stand[];
  };
  /**
   * Font files for text in images, by weight, in order of preference: a glyph that is missing in one file is taken from
   * the next. OpenType files (`.ttf`, `.otf`), not those of browsers.
   */
  readonly outlines: { readonly title: Outline; readonly label: Outline };
}

export interface Outline {
  readonly files: readonly string[];
  /** Weight of a variable font. */
  readonly weight: number;
}

/** An SVG element, with attributes by their names in React. */
export interface Shape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Shape[];
}

/** Formats of dates and numbers in the locale. They are precomputed, so that server and browser render the same. */
export interface Formats extends DateFormat, NumberSeparators {}

/** The brand's drawings for pages. */
export interface Drawings {
  readonly logo: { readonly width: number; readonly height: number };
  /** Decoration of backgrounds in the current text colour, with its view boxes. */
  readonly motif: {
    readonly views: { readonly whole: string; readonly near: string };
    readonly shapes: readonly Shape[];
  };
}

/** The brand's drawings for social images, which no page needs: SVG markup. */
export interface ImageDrawings {
  /** On a square of 32. */
  readonly mark: string;
  /** Backgrounds of 1200 by 630. */
  readonly home: string;
  readonly news: string;
  readonly page: string;
}
