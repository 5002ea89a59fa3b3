/** Which disclosures open in all languages at once, because an exchange wants it. */
export interface PairedDisclosures {
  /** The first day of which they do, `YYYY-MM-DD`: older ones were released without translations. */
  readonly since: string;
  /** The languages of the site, as in addresses; `undefined` for that of addresses without a language. */
  readonly languages: readonly (string | undefined)[];
}
