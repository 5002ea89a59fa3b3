/** Whose site it is: whatever names the company and is not content. `brand/brand.ts` is the one that is used. */
export interface Brand {
  /** What the company calls itself: in titles, feeds, structured data and on paper. */
  readonly name: string;
  /** Where there is little room: under the icon on a phone. */
  readonly shortName: string;
  /** As it is registered: in the line of the copyright. */
  readonly legalName: string;
  /** What programs call it: in log lines, user agents and names of services. Lower case letters, digits and hyphens. */
  readonly slug: string;
  /** Where its shares are traded. */
  readonly listing: { readonly exchange: string; readonly ticker: string };
  /** Language and country of all that is written, as in BCP 47: `en-AU`. Dates and numbers follow it. */
  readonly locale: string;
  /** Where a day of the site begins, an embargo ends and editors are. A name of the IANA database. */
  readonly timeZone: string;
  /** Of all figures. */
  readonly currency: {
    /** With the country's letter where there are several dollars: `A$`. */
    readonly sign: string;
    /** What dividends are counted in: `cents`. */
    readonly hundredths: string;
  };
  readonly financialYear: {
    /** 1 is January. A year is named after the one in which it ends. */
    readonly firstMonth: number;
  };
  /** Who writes to subscribers, and whom investors write to. */
  readonly email: { readonly sender: string };
  /** The company's profiles elsewhere, for search engines. The links of the footer are content. */
  readonly social: readonly string[];
  /** The content repository's name at the provider. */
  readonly repository: string;
}

/** The colours, each of which does one thing on every page. `client/styles/grounds.ts` says what stands on what. */
export interface Palette {
  /** The darkest ground: head of the pages, footer, icons. */
  readonly forest: string;
  /** A little lighter, in artwork. */
  readonly moss: string;
  /** Large grounds and headlines: the company's colour. */
  readonly green: string;
  /** What can be clicked. */
  readonly action: string;
  /** Quiet text on dark grounds, and a light ground of its own. */
  readonly mint: string;
  /** In artwork. */
  readonly meadow: string;
  /** The one loud colour, on dark grounds alone. */
  readonly lime: string;
  /** The page itself. */
  readonly paper: string;
  /** A ground that sets a part of a page apart. */
  readonly sand: string;
  /** In artwork. */
  readonly stone: string;
  /** Text. */
  readonly ink: string;
  /** Text that may stand back. */
  readonly inkSoft: string;
  /** Thin lines on light grounds. */
  readonly line: string;
  readonly alert: string;
  readonly white: string;
}

/** Measures of a system font that takes no more room than the font, until that is loaded. */
export interface Stand {
  readonly fontWeight: string;
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

/** The font. All file names are those of `brand/fonts`. */
export interface BrandFont {
  readonly family: string;
  /** What browsers load: WOFF2, one file for each range of weights. */
  readonly faces: readonly { readonly file: string; readonly fontWeight: string }[];
  /** Whose look comes closest where it is not loaded yet, and the same with its measures adjusted. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly generic: string;
    readonly stands: readonly Stand[];
  };
  /**
   * What images are lettered with, by weight, in the order of preference: glyphs that are missing in one file are taken
   * from the next. A variable font has to be TrueType.
   */
  readonly outlines: { readonly title: Outline; readonly label: Outline };
}

export interface Outline {
  readonly files: readonly string[];
  /** Of a variable font. */
  readonly weight: number;
}

/** A part of a drawing, with attributes by their names in React. */
export interface Shape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Shape[];
}

/** How dates and numbers are written in the locale, so that servers and browsers write the same. */
export interface Formats {
  readonly months: readonly string[];
  /** With `{day}`, `{month}` and `{year}`. */
  readonly date: string;
  readonly thousands: string;
  readonly decimal: string;
}

/** The drawings, as the pages and images have them. */
export interface Drawings {
  readonly logo: { readonly width: number; readonly height: number };
  /** Markup on a square of 32. */
  readonly mark: string;
  /** The decoration of grounds, in whatever colour is around it, and what may be seen of it. */
  readonly motif: {
    readonly views: { readonly whole: string; readonly near: string };
    readonly shapes: readonly Shape[];
  };
  /** Markup of 1200 by 630 behind the titles of social images. */
  readonly social: { readonly home: string; readonly news: string; readonly page: string };
}
