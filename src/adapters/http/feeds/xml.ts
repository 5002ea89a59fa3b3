import { escapeHtml } from "../../../domain/text/escape-html.ts";

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
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? "" : ` ${key}="${escapeXml(value)}"`,
  );
  const tag = name + written.join("");
  const parts = content.map((part) => (typeof part === "object" ? part.xml : escapeXml(part ?? "")));
  const inside = parts.join("");
  return { xml: inside === "" ? `<${tag}/>` : `<${tag}>${inside}</${name}>` };
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function escapeXml(text: string): string {
  return escapeHtml(text.replace(INVALID_CHARACTERS, ""));
}
