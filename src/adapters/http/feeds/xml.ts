import { escapeHtml } from "../standalone/escape-html.ts";

/** An element of an XML document; see {@link element}. */
export interface XmlElement {
  readonly xml: string;
}

// Characters that are invalid in XML 1.0 even if escaped: one would make the whole document invalid.
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** An element with attributes and content; `undefined` is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly (XmlElement | string | undefined)[]
): XmlElement {
  const attributeText = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join("");
  const inside = content
    .map((part) => (typeof part === "object" ? part.xml : escapeXml(part ?? "")))
    .join("");
  return {
    xml: inside === "" ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${inside}</${name}>`,
  };
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function escapeXml(text: string): string {
  return escapeHtml(text.replace(INVALID_CHARACTERS, ""));
}
