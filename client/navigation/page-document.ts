import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { MAIN_ID, SETTINGS_ID } from "./landmarks.ts";

/** The parts of a document that a client-side navigation replaces. */
export interface PageParts {
  /** Child nodes of `<main>`. */
  readonly content: readonly Node[];
  /** Elements of the head that describe the page: title, description, canonical address, social meta, structured data. */
  readonly head: readonly Element[];
  /** Names of the menu links that lead to the page. */
  readonly current: ReadonlySet<string>;
  /** The element with the focus when the page was left, such as the link that was followed. */
  readonly focused: Element | null;
}

const PAGE_HEAD = [
  "title",
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join();

/** The settings in a document of the site; `undefined` for any other document. */
export function settingsIn(from: Document): DocumentSettings | undefined {
  const text = from.getElementById(SETTINGS_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Whether a fetched document can replace the page in view: not if it is of another build, nor if the current document
 * has no menus (because the content service failed) and the fetched one has.
 */
export function canReplacePage(from: Document): boolean {
  const hasMenus = (one: Document) => menuLinksIn(one).length > 1;
  const build = settingsIn(from)?.build;
  return (
    build !== undefined && build === settingsIn(document)?.build && (hasMenus(document) || !hasMenus(from))
  );
}

/** Copies the parts of a fetched document into nodes of the current document. */
export function copyPage(from: Document): PageParts {
  const copy = <T extends Node>(node: T): T => document.importNode(node, true);
  const { content, head, current } = partsIn(from);
  return { content: content.map(copy), head: head.map(copy), current, focused: null };
}

/** Replaces the parts of the page in view, and returns the old ones with their state. */
export function replacePage({ content, head, current }: PageParts): PageParts {
  const before = partsIn(document);
  mainOf(document)?.replaceChildren(...content);
  for (const element of before.head) element.remove();
  document.head.append(...head);
  for (const link of menuLinksIn(document)) {
    if (current.has(nameOf(link))) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  return before;
}

function partsIn(from: Document): PageParts {
  return {
    content: [...(mainOf(from)?.childNodes ?? [])],
    head: [...from.head.querySelectorAll(PAGE_HEAD)],
    current: new Set(menuLinksIn(from, "[aria-current]").map(nameOf)),
    focused: from.activeElement,
  };
}

function mainOf(from: Document): HTMLElement | null {
  return from.getElementById(MAIN_ID);
}

/** Links of the menus, in the header as in the footer. */
function menuLinksIn(from: Document, which = "[href]"): Element[] {
  const main = mainOf(from);
  const links = [...from.querySelectorAll(`:is(header, footer) a${which}`)];
  return links.filter((link) => !main?.contains(link));
}

/** Identifies a link across documents; the class distinguishes links of different menus. */
function nameOf(link: Element): string {
  return `${link.className} ${link.getAttribute("href")} ${link.textContent}`;
}
