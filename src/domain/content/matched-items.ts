import type { ExchangeRelease } from "../exchange/exchange-release.ts";
import { type MatchedPart, type ReleaseMatch, subjectOf } from "../exchange/release-match.ts";
import { type ContentItem, documentOf, withValues } from "./content-item.ts";

/**
 * Items with the references that were matched to them, as if an editor had entered them. A reference that an editor has
 * entered stays. Items that nothing is matched to are the same objects.
 */
export function withMatches(
  items: readonly ContentItem[],
  matches: readonly ReleaseMatch[],
): readonly ContentItem[] {
  if (matches.length === 0) return items;
  const references = new Map(matches.map((match) => [subjectOf(match), match.reference]));
  return items.map((item) => matchedItem(item, references));
}

function matchedItem(item: ContentItem, references: ReadonlyMap<string, string>): ContentItem {
  const { id: document = "", published } = documentOf(item) ?? {};
  const matched = (part: MatchedPart) =>
    releaseOf(item, part)?.reference === undefined
      ? references.get(subjectOf({ document, part, published }))
      : undefined;
  const ofDocument = matched("document");
  const ofResults = matched("results");
  if (ofDocument === undefined && ofResults === undefined) return item;
  const key = JSON.stringify([ofDocument, ofResults]);
  const known = knownItems.get(item);
  if (known?.key === key) return known.item;
  const made = withResultsReference(withReference(item, ofDocument), ofResults);
  knownItems.set(item, { key, item: made });
  return made;
}

/** What was made of an item before: the gate tells by the object whether a document has changed. */
const knownItems = new WeakMap<ContentItem, { readonly key: string; readonly item: ContentItem }>();

/** What an editor says of the release by the exchange, of a part of an item that can be matched. */
function releaseOf(item: ContentItem, part: MatchedPart): ExchangeRelease | undefined {
  if (part === "document") return documentOf(item)?.exchange;
  return item.kind === "page" ? item.page.results?.exchange : undefined;
}

function withReference(item: ContentItem, reference: string | undefined): ContentItem {
  const { exchange: before } = documentOf(item) ?? {};
  if (reference === undefined || before === undefined) return item;
  return withValues(item, { exchange: { ...before, reference } });
}

function withResultsReference(item: ContentItem, reference: string | undefined): ContentItem {
  if (reference === undefined || item.kind !== "page") return item;
  const { results } = item.page;
  if (results?.exchange === undefined) return item;
  const matched = { ...results, exchange: { ...results.exchange, reference } };
  return { ...item, page: { ...item.page, results: matched } };
}
