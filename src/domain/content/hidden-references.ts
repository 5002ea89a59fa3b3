import { decoded } from "../links/decoded.ts";
import { anyOf } from "../text/patterns.ts";
import { type ContentItem, documentOf, idOf } from "./content-item.ts";
import { copyOf } from "./pdf-document.ts";
import { addressesOf, comparableAddress, patternOf, referencesOf } from "./references.ts";
import type { ReleasedDocument } from "./released-documents.ts";

interface HiddenReferencesOptions {
  /** Documents that visitors do not see, as they are stored. */
  readonly hidden: readonly ContentItem[];
  /** What they see: its addresses are not hidden. */
  readonly visible: readonly ContentItem[];
  /** What they see instead of hidden documents, as it was before, by id. Default: nothing. */
  readonly earlier?: ReadonlyMap<string, ContentItem> | undefined;
  /** When the exchange has released documents, by id. Default: none has. */
  readonly released?: ReadonlyMap<string, ReleasedDocument> | undefined;
}

/** Removes from items what refers to hidden documents: links, copies, entries that lead there, and their texts. */
export class HiddenReferences {
  /** The ids of the hidden documents. */
  readonly ids: ReadonlySet<string>;
  /** The addresses of the hidden documents, as {@link comparableAddress} writes them. */
  readonly addresses: ReadonlySet<string>;
  /** Instances with the same key change items in the same way. */
  readonly key: string;
  readonly #earlier: ReadonlyMap<string, ContentItem>;
  /** Where visitors go on seeing what a hidden change moves, by its hidden address as {@link comparableAddress} writes it. */
  readonly #earlierAddresses: ReadonlyMap<string, string>;
  /**
   * Hidden addresses at which visitors go on seeing another document, which a hidden change moves: a link in what is stored now is
   * one to the hidden document. With the address at which that is seen, if it is.
   */
  readonly #taken: ReadonlyMap<string, string | undefined>;
  readonly #released: ReadonlyMap<string, ReleasedDocument>;
  /** Matches the references of every item that refers to something hidden or released. */
  readonly #mentions: RegExp | undefined;
  /** Matches the JSON of words that say a hidden address. */
  readonly #writtenAddresses: RegExp | undefined;

  constructor({ hidden, visible, earlier = new Map(), released = new Map() }: HiddenReferencesOptions) {
    this.#earlier = earlier;
    this.#released = released;
    this.ids = new Set(hidden.map(idOf));
    const shown = new Set(visible.flatMap(addressesOf));
    const addresses = hidden.flatMap(addressesOf).filter((address) => !shown.has(address));
    this.addresses = new Set(addresses.map(comparableAddress));
    const moved = new Map(hidden.flatMap((item) => movedFrom(item, earlier.get(idOf(item)))));
    this.#earlierAddresses = new Map([...moved].filter(([to]) => this.addresses.has(to)));
    const left = leftAddresses(hidden, visible, earlier);
    const taken = hidden.flatMap(addressesOf).filter((address) => left.has(address));
    this.#taken = new Map(taken.map(comparableAddress).map((address) => [address, moved.get(address)]));
    const mentions = [...this.ids, ...released.keys(), ...this.addresses, ...this.#taken.keys()];
    this.#mentions = patternOf(mentions);
    const written = addresses.flatMap((address) => [address, decoded(address)]).map(asWritten);
    this.#writtenAddresses = written.length > 0 ? new RegExp(anyOf(written), "i") : undefined;
    this.key = JSON.stringify([mentions, [...this.#earlierAddresses, ...this.#taken], [...released]]);
  }

  /** An item without all that refers to hidden documents, as if they were not published; but with the times of its parts. */
  without(item: ContentItem): ContentItem {
    // A cheap test first: traversing a large page takes time, and few pages refer to hidden documents.
    if (!this.#mentions?.test(referencesOf(item))) return item;
    // The reviver calls the whole item by an empty name, after its parts.
    const id = documentOf(item)?.id ?? idOf(item);
    const own = { id, isAsStored: !this.#earlier.has(idOf(item)) };
    return JSON.parse(JSON.stringify(item), (name, value: unknown) =>
      name === "" ? this.#left(value, own)?.value : value,
    );
  }

  /** Whether a value is a link to something hidden, or an entry that leads there: by its link or its call. */
  #isHidden(value: unknown, own: Whole): boolean {
    if (!isRecord(value)) return false;
    const saysAddress =
      Array.isArray(value.children) && this.#wordsOf(value.children).length < value.children.length;
    const isHidden = (link: unknown) =>
      this.#isLinkToHidden(link, own) && (saysAddress || this.#earlierAddressIn(link, own) === undefined);
    return [value, value.link].some(isHidden) || this.#isHidden(value.action, own);
  }

  #isLinkToHidden(value: unknown, own: Whole): boolean {
    if (!isRecord(value) || typeof value.href !== "string") return false;
    if (this.#isTaken(value, own)) return true;
    return this.addresses.has(comparableAddress(value.href));
  }

  /** A version before leads to the document that visitors see there, as what an editor has typed. */
  #isTaken(value: Readonly<Record<string, unknown>>, own: Whole): boolean {
    return own.isAsStored && isLinkToDocument(value) && this.#taken.has(comparableAddress(value.href));
  }

  /**
   * The address to which a link leads that the content service, or the reader, has changed with a hidden change of its target;
   * `undefined` for any other.
   */
  #earlierAddressIn(value: unknown, own: Whole): string | undefined {
    if (!isRecord(value) || !isLinkToDocument(value)) return undefined;
    const addresses = this.#isTaken(value, own) ? this.#taken : this.#earlierAddresses;
    return addresses.get(comparableAddress(value.href));
  }

  /**
   * What is left of a value; `undefined` if it is hidden. An entry that leads to something hidden goes as a whole, with its
   * title and text, and so does a part of which all entries have gone, with its heading. A link in a text leaves its words.
   *
   * @param own - The whole document. Others of which something waits are copies: they may have what is new.
   */
  #left(value: unknown, own: Whole): Left | undefined {
    if (Array.isArray(value)) return this.#leftOfList(value, own);
    if (!isRecord(value)) return { value };
    if (typeof value.id === "string" && value.id !== own.id && this.ids.has(value.id)) {
      const version = this.#earlier.get(value.id);
      // A translation of which visitors go on seeing the version before is one.
      if (version && isReference(value)) return { value };
      return version?.kind === "pdf" ? { value: this.#withRelease(copyOf(version.pdf)) } : undefined;
    }
    if (this.#isHidden(value, own)) return undefined;
    const href = this.#earlierAddressIn(value, own);
    if (href !== undefined) return { value: { ...value, href } };
    const parts = Object.entries(this.#withRelease(this.#withoutCalls(value, own))).map(([name, part]) => ({
      name,
      part: this.#left(part, own),
    }));
    const kept = parts.flatMap(({ name, part }) => (part ? [[name, part.value] as const] : []));
    // The heading of a list is its title and its introduction.
    const isLeft = kept.some(([name, part]) => name !== "intro" && Array.isArray(part) && part.length > 0);
    const isEmptied = value.kind !== HEAD && !isLeft && parts.some(({ part }) => part?.isEmptied);
    return { value: Object.fromEntries(kept), isEmptied };
  }

  #leftOfList(value: readonly unknown[], own: Whole): Left {
    let isEmptied = false;
    let isUnlinked = false;
    const kept = value.flatMap((entry) => {
      const left = this.#left(entry, own);
      if (left && !left.isEmptied) return [left.value];
      if (isRecord(entry) && Array.isArray(entry.children)) {
        isUnlinked = true;
        return this.#wordsOf(entry.children);
      }
      isEmptied = true;
      return [];
    });
    return { value: isUnlinked ? joined(kept) : kept, isEmptied: isEmptied && kept.length === 0 };
  }

  /** The head of a page stays for its title and its image; what it says beside a call to something hidden goes with that. */
  #withoutCalls(value: Readonly<Record<string, unknown>>, own: Whole): Readonly<Record<string, unknown>> {
    const { kind, actions, eyebrow: _eyebrow, ...others } = value;
    if (kind !== HEAD || !Array.isArray(actions) || !actions.some((call) => this.#isHidden(call, own)))
      return value;
    return { kind, ...others, lead: [], actions };
  }

  /** A document that the exchange has released, or a copy of it, with the time of its release there. */
  #withRelease(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const release = typeof value.id === "string" ? this.#released.get(value.id) : undefined;
    if (!release || !("title" in value)) return value;
    // Nobody saw a change before the release.
    const changed = typeof value.changed === "string" && value.changed < release.released;
    return { ...value, ...release, ...(changed && { changed: release.released }) };
  }

  /** The words of a link, unless they are the address themselves. */
  #wordsOf(children: readonly unknown[]): unknown[] {
    return children.filter((child) => !this.#writtenAddresses?.test(JSON.stringify(child).normalize("NFC")));
  }
}

/** An address, percent-encoded or as browsers show it, as it is in the JSON of a text that says it. */
function asWritten(address: string): string {
  return JSON.stringify(address).slice(1, -1).normalize("NFC");
}

/** The document that is traversed. */
interface Whole {
  readonly id: string;
  /** Whether it is what is stored now, and not what visitors go on seeing instead. */
  readonly isAsStored: boolean;
}

/** What is left of a value without what is hidden. */
interface Left {
  readonly value: unknown;
  /** Whether all of its entries were hidden. */
  readonly isEmptied?: boolean | undefined;
}

/** The kind of section that is the head of a page. */
const HEAD = "hero";

/** The addresses at which visitors see documents that have other ones in what is stored: these alone can be taken by another. */
function leftAddresses(
  hidden: readonly ContentItem[],
  visible: readonly ContentItem[],
  earlier: ReadonlyMap<string, ContentItem>,
): ReadonlySet<string> {
  const left = new Set([...earlier.values()].flatMap(addressesOf));
  const versions = new Set(earlier.values());
  for (const item of visible)
    if (!versions.has(item)) for (const address of addressesOf(item)) left.delete(address);
  for (const item of hidden) {
    const seen = earlier.get(idOf(item));
    const kept = new Set(seen ? addressesOf(seen) : []);
    for (const address of addressesOf(item)) if (kept.has(address)) left.delete(address);
  }
  return left;
}

/** The address of a hidden item, with the one at which visitors go on seeing it; nothing if it has several, or has not moved. */
function movedFrom(
  item: ContentItem,
  earlier: ContentItem | undefined,
): readonly (readonly [string, string])[] {
  const [to, ...others] = addressesOf(item);
  const [from, ...more] = earlier ? addressesOf(earlier) : [];
  const isOne = others.length === 0 && more.length === 0;
  return isOne && to !== undefined && from !== undefined && to !== from
    ? [[comparableAddress(to), from]]
    : [];
}

/** Whether a value is a link to a document or a file, and nothing else. What an editor has typed is `web`. */
function isLinkToDocument(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & { readonly href: string } {
  const { kind, href, ...others } = value;
  const isKnown = kind === "page" || kind === "pdf" || kind === "media";
  return isKnown && typeof href === "string" && Object.keys(others).length === 0;
}

/** A text in which the pieces around a removed link are joined: their seams would reveal it. */
function joined(nodes: readonly unknown[]): readonly unknown[] {
  const known: unknown[] = [];
  for (const node of nodes) {
    const last = known.at(-1);
    const whole = joinedPair(last, node);
    if (whole === undefined) known.push(node);
    else known.splice(-1, 1, whole);
  }
  return known;
}

function joinedPair(one: unknown, next: unknown): unknown {
  if (typeof one === "string" && typeof next === "string") return one + next;
  if (!isEmphasis(one) || !isEmphasis(next) || one.kind !== next.kind) return undefined;
  return { ...one, children: joined([...one.children, ...next.children]) };
}

function isEmphasis(node: unknown): node is { readonly kind: string; readonly children: readonly unknown[] } {
  return isRecord(node) && (node.kind === "strong" || node.kind === "em") && Array.isArray(node.children);
}

/** Whether a record names a document, and has nothing of it. */
function isReference(value: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(value).length === 1;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
