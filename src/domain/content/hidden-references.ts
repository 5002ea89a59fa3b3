import { decoded } from "../links/decoded.ts";
import { anyOf } from "../text/patterns.ts";
import { type ContentItem, documentOf, idOf } from "./content-item.ts";
import { copyOf } from "./pdf-document.ts";
import { addressesOf, comparableAddress, patternOf, referencesOf } from "./references.ts";
import type { ReleasedDocument } from "./released-documents.ts";

interface HiddenReferencesOptions {
  /** Documents that visitors do not see, as they are stored. */
  readonly hidden: readonly ContentItem[];
  /** Documents that visitors see, some of them in an earlier version. Their addresses are not hidden. */
  readonly visible: readonly ContentItem[];
  /** The versions that visitors go on seeing instead of hidden documents, by id. Default: none. */
  readonly earlier?: ReadonlyMap<string, ContentItem> | undefined;
  /** When the exchange has released documents, by id. Default: none has. */
  readonly released?: ReadonlyMap<string, ReleasedDocument> | undefined;
}

/** Removes all references to hidden documents from items: links, copies, and entries that lead there, with their texts. */
export class HiddenReferences {
  /** The ids of the hidden documents. */
  readonly ids: ReadonlySet<string>;
  /** The addresses of the hidden documents, as {@link comparableAddress} writes them. */
  readonly addresses: ReadonlySet<string>;
  /** Instances with the same key change items in the same way. */
  readonly key: string;
  readonly #earlier: ReadonlyMap<string, ContentItem>;
  /**
   * Addresses that visitors go on seeing, by the hidden ones to which a hidden change moves them, as {@link comparableAddress}
   * writes these.
   */
  readonly #earlierAddresses: ReadonlyMap<string, string>;
  /**
   * Addresses that a hidden document takes from another one, which a hidden change moves away and visitors go on seeing there. A
   * link to one leads to the hidden document if it is in what is stored now. The values are the addresses at which visitors go on
   * seeing the hidden document, if they do.
   */
  readonly #taken: ReadonlyMap<string, string | undefined>;
  readonly #released: ReadonlyMap<string, ReleasedDocument>;
  /** Matches the references of each item that refers to a hidden or a released document; see {@link referencesOf}. */
  readonly #mentions: RegExp | undefined;
  /** Matches the JSON of a text in which a hidden address is written. */
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

  /** An item as if hidden documents were not published. The times of its parts stay. */
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

  /** Whether a value is a link to a hidden document, or an entry whose link or action leads to one. */
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

  /** Whether a link leads to the hidden document at a taken address: not in an earlier version, and not as a typed address. */
  #isTaken(value: Readonly<Record<string, unknown>>, own: Whole): boolean {
    return own.isAsStored && isLinkToDocument(value) && this.#taken.has(comparableAddress(value.href));
  }

  /**
   * The earlier address of the target of a link, if a hidden change has moved the target, and the link with it; `undefined` for
   * any other link.
   */
  #earlierAddressIn(value: unknown, own: Whole): string | undefined {
    if (!isRecord(value) || !isLinkToDocument(value)) return undefined;
    const addresses = this.#isTaken(value, own) ? this.#taken : this.#earlierAddresses;
    return addresses.get(comparableAddress(value.href));
  }

  /**
   * A value without references to hidden documents; `undefined` if it is one as a whole. An entry that leads to a hidden
   * document is removed with its title and text, and a part whose entries are all removed, with its heading. A link in a text
   * leaves its words.
   *
   * @param own - The document that is traversed. Records with another id are copies of documents, which may state a hidden
   * change.
   */
  #left(value: unknown, own: Whole): Left | undefined {
    if (Array.isArray(value)) return this.#leftOfList(value, own);
    if (!isRecord(value)) return { value };
    if (typeof value.id === "string" && value.id !== own.id && this.ids.has(value.id)) {
      const version = this.#earlier.get(value.id);
      // An id alone tells nothing new of a document of which visitors go on seeing the version before.
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

  /** The head of a page without its texts, if an action of it leads to a hidden document. Its title and image stay. */
  #withoutCalls(value: Readonly<Record<string, unknown>>, own: Whole): Readonly<Record<string, unknown>> {
    const { kind, actions, eyebrow: _eyebrow, ...others } = value;
    if (kind !== HEAD || !Array.isArray(actions) || !actions.some((call) => this.#isHidden(call, own)))
      return value;
    return { kind, ...others, lead: [], actions };
  }

  /** A document, or a copy of one, with the time at which the exchange has released it, if it has. */
  #withRelease(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const release = typeof value.id === "string" ? this.#released.get(value.id) : undefined;
    if (!release || !("title" in value)) return value;
    // Nobody saw a change before the release.
    const changed = typeof value.changed === "string" && value.changed < release.released;
    return { ...value, ...release, ...(changed && { changed: release.released }) };
  }

  /** The words of a link without those in which a hidden address is written. */
  #wordsOf(children: readonly unknown[]): unknown[] {
    return children.filter((child) => !this.#writtenAddresses?.test(JSON.stringify(child).normalize("NFC")));
  }
}

/** An address, percent-encoded or as browsers show it, as the JSON of a text has it. */
function asWritten(address: string): string {
  return JSON.stringify(address).slice(1, -1).normalize("NFC");
}

/** The document that is traversed. */
interface Whole {
  readonly id: string;
  /** Whether it is the stored version, and not an earlier one that visitors go on seeing. */
  readonly isAsStored: boolean;
}

/** A value without references to hidden documents. */
interface Left {
  readonly value: unknown;
  /** Whether it had entries, and all of them are removed. */
  readonly isEmptied?: boolean | undefined;
}

/** The kind of section that is the head of a page. */
const HEAD = "hero";

/** The addresses at which visitors see documents whose stored versions have other ones: a hidden document can take only these. */
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

/** The address of a hidden item, with that of the version that visitors see; none if it has several, or has not moved. */
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

/** Whether a value is only a link, to a document or a file. An address that an editor has typed is of the kind `web`. */
function isLinkToDocument(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & { readonly href: string } {
  const { kind, href, ...others } = value;
  const isKnown = kind === "page" || kind === "pdf" || kind === "media";
  return isKnown && typeof href === "string" && Object.keys(others).length === 0;
}

/** A text in which the pieces around a removed link are joined, because a seam between them would reveal it. */
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

/** Whether a record is only the id of a document, without a copy of its fields. */
function isReference(value: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(value).length === 1;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
