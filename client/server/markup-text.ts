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

/** Ways to other content, controls, and what nobody reads. */
const LEFT_OUT = new Set("nav button input select option script style template".split(" "));

/** What may be an entry in a list of other content. */
const ENTRIES = new Set(["li", "article"]);

/** What says what figures and facts are. */
const LABELS = new Set(["caption", "dt", "th"]);

const HEADING = /^h[1-6]$/;

/**
 * The text of the markup of a page, as React renders it: well-formed, without document type.
 *
 * @param title - The title of the page, which is no part of its text.
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

/** Which text of {@link ShownText} an element is in. */
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
    if (isLeftOut(node) || (name === "h1" && lineOf(node) === this.#title)) return;
    const own = place === "listed" || isListed(node) ? "listed" : "text";
    if (own === "text") this.#note(node, parent);
    else if (place === "text" && isOffer(node)) this.labels.push(lineOf(node));
    if (own === "text" && name === "section" && onlyLists(node)) {
      this.#readList(node);
      return;
    }
    const isLine = !INLINE.has(name);
    if (isLine) this[own] += "\n";
    for (const child of children) this.read(child, own, name);
    if (isLine) this[own] += "\n";
  }

  /** A section of other content: its heading names what is listed there, and not what the page is about. */
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
    // What stands below a heading in its group belongs to it: the role of a person.
    if (HEADING.test(name) || parent === "hgroup") this.headings.push(lineOf(element));
    if (LABELS.has(name)) this.labels.push(lineOf(element));
  }
}

/** Whether the site's search ignores an element, as search engines ignore what has `data-nosnippet`. */
function isLeftOut({ name, attributes }: Element): boolean {
  if (LEFT_OUT.has(name) || attributes.hidden !== undefined) return true;
  if (attributes["data-nosnippet"] !== undefined) return true;
  // A caption is the name of a table even where only its heading is in view.
  return name !== "caption" && hasClass(visuallyHidden, attributes.class);
}

function hasClass(searched: string, classes = ""): boolean {
  return searched.split(" ").every((one) => classes.split(" ").includes(one));
}

/** Whether an element says what something else is about: a chart, or an entry that a link to other content is the title of. */
function isListed(element: Element): boolean {
  if (element.name === "svg" || element.attributes.role === "img") return true;
  if (!ENTRIES.has(element.name)) return false;
  const title = findFirst(element, ({ name }) => HEADING.test(name)) ?? element;
  const [first] = partsOf(title);
  return first?.name === "a" && /^(?:\/|https?:)/.test(first.attributes.href ?? "");
}

/** Whether an entry is nothing but a link to another site: what the page itself offers, such as a recording. */
function isOffer(element: Element): boolean {
  const [link] = partsOf(element);
  const isOutward = link?.name === "a" && /^https?:/.test(link.attributes.href ?? "");
  return isOutward && lineOf(link) === lineOf(element);
}

/** Whether all that an element says beside its headings and links is said of other content. */
function onlyLists(section: Element): boolean {
  const parts = elementsOf(section);
  const isOwn = (child: Element | string): boolean => {
    if (typeof child === "string") return child.trim() !== "";
    if (isLeftOut(child) || isListed(child) || HEADING.test(child.name) || child.name === "a") return false;
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

/** The innermost elements of an element with text, in their order. */
function partsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return child.trim() === "" ? [] : [element];
    if (isLeftOut(child)) return [];
    return child.name === "a" && lineOf(child) !== "" ? [child] : partsOf(child);
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
