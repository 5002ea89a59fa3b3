/** The properties of a release that its source tells by tags or categories. */
export interface Marks {
  readonly kind: string | undefined;
  readonly isPriceSensitive: boolean;
  readonly isRetracted: boolean;
}

/** Inside information, in the words of exchanges and newswires, and in the tags of MFN: other regulatory releases are none. */
const PRICE_SENSITIVE =
  /^(?:(?:price|market)[- ]sensitive|inside information|:regulatory:mar(?::.*)?)$|:inside-information$/i;
const RETRACTED = /^:?(?:retracted|withdrawn)$/i;

/** The kinds of MFN (github.com/modfin/mfn-clients), which are nested. What is not listed is the next one around it. */
const MFN_KINDS: ReadonlyMap<string, string> = new Map([
  ["sub:report", "Financial report"],
  ["sub:report:annual", "Annual report"],
  ["sub:report:interim", "Interim report"],
  ["sub:report:interim:q1", "First-quarter report"],
  ["sub:report:interim:q2", "Second-quarter report"],
  ["sub:report:interim:q3", "Third-quarter report"],
  ["sub:report:interim:q4", "Year-end report"],
  ["sub:ca", "Corporate action"],
  ["sub:ca:shares", "Shares"],
  ["sub:ca:shares:issuance", "Issue of shares"],
  ["sub:ca:shares:repurchase", "Repurchase of shares"],
  ["sub:ca:shares:rights", "Change of shares and votes"],
  ["sub:ca:ma", "Merger or acquisition"],
  ["sub:ca:prospectus", "Prospectus"],
  ["sub:ci", "Company information"],
  ["sub:ci:gm", "General meeting"],
  ["sub:ci:gm:notice", "Notice of general meeting"],
  ["sub:ci:insider", "Insider transaction"],
  ["sub:ci:shareholder-announcement", "Major shareholding"],
  ["sub:ci:calendar", "Financial calendar"],
  ["sub:ci:presentation", "Presentation"],
  ["sub:ci:nomination", "Nomination committee"],
  ["sub:ci:earnings", "Preliminary result"],
  ["sub:ci:sales", "Sales"],
  ["sub:ci:sales:order", "Order"],
  ["sub:ci:staff", "Change of management"],
]);

/** Deeper tags than those above say nothing more. */
const MAX_SEGMENTS = 5;

/** Kinds are words: codes that are not known say nothing. The most specific tag is the kind, else the first other word. */
export function marksOf(words: readonly string[]): Marks {
  const tags = words
    .filter((word) => word.startsWith("sub:"))
    .map((tag) => tag.split(":", MAX_SEGMENTS))
    .toSorted((one, other) => other.length - one.length);
  const others = words.filter((word) => word !== "" && !isCode(word) && !RETRACTED.test(word));
  return {
    kind:
      tags.map(mfnKind).find((kind) => kind !== undefined) ??
      others.find((word) => !PRICE_SENSITIVE.test(word)) ??
      others[0],
    isPriceSensitive: words.some((word) => PRICE_SENSITIVE.test(word)),
    isRetracted: words.some((word) => RETRACTED.test(word)),
  };
}

/** Whether a text is for machines: `sub:ci:gm:notice`. */
const isCode = (word: string) => word.includes(":") && !/\s/.test(word);

function mfnKind(segments: readonly string[]): string | undefined {
  if (segments.length === 0) return undefined;
  return MFN_KINDS.get(segments.join(":")) ?? mfnKind(segments.slice(0, -1));
}
