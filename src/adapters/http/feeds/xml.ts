/** An element of an XML document; see {@link element}. */
export interface XmlElement {
  readonly xml: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

// What no XML 1.0 document may hold, not even escaped: one such character would make all of it unreadable.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** An element with its attributes, and text or elements in it; what is `undefined` is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly (XmlElement | string | undefined)[]
): XmlElement {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join("");
  const inside = content
    .map((part) => (typeof part === "object" ? part.xml : escapeXml(part ?? "")))
    .join("");
  return { xml: inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

/** The document of a root element. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
