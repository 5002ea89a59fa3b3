import { SaxesParser } from "saxes";
import type { ShownText } from "../../src/domain/search/shown-text.ts";
import { visuallyHidden } from "../styles/layout.css.ts";

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** Elements within a line of text; all others begin a line of their own. */
const INLINE = new Set("a abbr b bdi cite code em i mark q s span strong sub sup time u wbr".split(" "));

/** Navigation, controls, and what nobody reads. */
const IGNORED = new Set("nav button input select option script style template".split(" "));

/** Elements that may be an entry in a list of other content. */
const LIST_ENTRIES = new Set(["li", "article"]);

/** Elements that name figures and facts. */
const LABELS = new Set(["caption", "dt", "th"]);

const HEADING = /^h[1-6]$/;

/**
 * Extracts the searchable text from the markup of a page, apart from what belongs to other pages that it lists.
 *
 * @param markup - As React renders it: well-formed, without document type.
 * @param title - The title of the page. The heading that repeats it is left out.
 */
export function markupText(markup: string, title: string): ShownText {
  const reader = new TextReader(title);
  reader.read(parsed(markup), "text");
  const { headings, labels, ids, text, listed } = reader;
  return { headings, labels, text: linesOf(text).join("\n"), listed: linesOf(listed).join("\n"), ids };
}

function parsed(markup: string): Element {
  const root: Element = { name: "main", attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ fragment: true, position: false, xmlns: false });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => void open.at(-1)?.children.push(text));
  parser.write(markup).close();
  return root;
}

/** The field of {@link ShownText} to which the text of an element is added. */
type Place = "text" | "listed";

class TextReader {
  readonly headings: string[] = [];
  readonly labels: string[] = [];
  readonly ids: string[] = [];
  text = "";
  listed = "";
  readonly #title: string;

  constructor(title = "") {
    this.#title = title;
  }

  read(node: Element | string, place: Place, parent = ""): void {
    if (typeof node === "string") {
      this[place] += node;
      return;
    }
    const { name, attributes, children } = node;
    if (attributes.id !== undefined) this.ids.push(attributes.id);
    if (isIgnored(node) || (name === "h1" && lineOf(node) === this.#title)) return;
    const own = place === "listed" || isListed(node) ? "listed" : "text";
    if (own === "text") this.#note(node, parent);
    else if (place === "text" && isOffer(node)) this.labels.push(lineOf(node));
    if (own === "text" && name === "section" && listsOnly(node)) {
      this.#readList(node);
      return;
    }
    const isLine = !INLINE.has(name);
    if (isLine) this[own] += "\n";
    for (const child of children) this.read(child, own, name);
    if (isLine) this[own] += "\n";
  }

  /** Reads a section that only lists other content. Its headings are labels: they do not say what this page is about. */
  #readList(section: Element): void {
    const { headings, labels, ids, text, listed } = new TextReader(this.#title).#readAll(section.children);
    this.labels.push(...headings, ...labels);
    this.ids.push(...ids);
    this.text += `\n${text}\n`;
    this.listed += `\n${listed}\n`;
  }

  #readAll(nodes: readonly (Element | string)[]): this {
    for (const node of nodes) this.read(node, "text");
    return this;
  }

  #note(element: Element, parent: string): void {
    const { name } = element;
    // An `hgroup` also contains what belongs to the heading, such as the role of a person.
    if (HEADING.test(name) || parent === "hgroup") this.headings.push(lineOf(element));
    if (LABELS.has(name)) this.labels.push(lineOf(element));
  }
}

/** Whether the site's search ignores an element, as search engines ignore what has `data-nosnippet`. */
function isIgnored({ name, attributes }: Element): boolean {
  if (IGNORED.has(name) || attributes.hidden !== undefined) return true;
  if (attributes["data-nosnippet"] !== undefined) return true;
  // A caption names its table, even if it is visually hidden because a heading says the same.
  return name !== "caption" && hasClass(visuallyHidden, attributes.class);
}

function hasClass(searched: string, classes = ""): boolean {
  return searched.split(" ").every((one) => classes.split(" ").includes(one));
}

/** Whether the text of an element is about something else: it is a chart, or an entry whose title links to other content. */
function isListed(element: Element): boolean {
  if (element.name === "svg" || element.attributes.role === "img") return true;
  if (!LIST_ENTRIES.has(element.name)) return false;
  const title = findFirst(element, ({ name }) => HEADING.test(name)) ?? element;
  const [first] = innermost(title);
  return first?.name === "a" && /^(?:\/|https?:)/.test(first.attributes.href ?? "");
}

/** Whether an entry is nothing but a link to another site, such as a recording: the page itself offers that. */
function isOffer(element: Element): boolean {
  const [link] = innermost(element);
  const isOutward = link?.name === "a" && /^https?:/.test(link.attributes.href ?? "");
  return isOutward && lineOf(link) === lineOf(element);
}

/** Whether a section has no text of its own except headings and links: everything else is in entries that it lists. */
function listsOnly(section: Element): boolean {
  const parts = elementsOf(section);
  const isOwn = (child: Element | string): boolean => {
    if (typeof child === "string") return child.trim() !== "";
    if (isIgnored(child) || isListed(child) || HEADING.test(child.name) || child.name === "a") return false;
    return child.children.some(isOwn);
  };
  return parts.some(hasListed) && !section.children.some(isOwn);
}

function hasListed(element: Element): boolean {
  return isListed(element) || elementsOf(element).some(hasListed);
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== "string");
}

/** The innermost elements that contain text, in document order; a link counts as innermost. */
function innermost(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return child.trim() === "" ? [] : [element];
    if (isIgnored(child)) return [];
    return child.name === "a" && lineOf(child) !== "" ? [child] : innermost(child);
  });
}

function findFirst(element: Element, isFound: (candidate: Element) => boolean): Element | undefined {
  for (const child of elementsOf(element)) {
    const found = isFound(child) ? child : findFirst(child, isFound);
    if (found) return found;
  }
  return undefined;
}

function lineOf(element: Element): string {
  const reader = new TextReader();
  for (const child of element.children) reader.read(child, "text");
  return linesOf(reader.text).join(" ");
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}
