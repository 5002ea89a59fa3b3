import { describe, expect, it } from "vitest";
import { element, xmlDocument } from "../../../src/adapters/http/feeds/xml.ts";

describe("an XML document", () => {
  it("escapes texts and attributes", () => {
    const { xml } = element("a", { b: `"<&>'` }, "]]> <script>&amp;");
    expect(xml).toBe(`<a b="&quot;&lt;&amp;&gt;'">]]&gt; &lt;script&gt;&amp;amp;</a>`);
  });

  it("leaves out characters that are invalid in XML, and keeps all others", () => {
    expect(element("a", {}, "x\u{0}\u{8}\u{b}\u{1f}\u{fffe}y\t\n🐎é").xml).toBe("<a>xy\t\n🐎é</a>");
    expect(element("a", {}, "half of a pair: \u{d83d}.").xml).toBe("<a>half of a pair: .</a>");
  });

  it("leaves out what is undefined", () => {
    expect(element("a", { b: undefined }, undefined, element("c", {})).xml).toBe("<a><c/></a>");
  });

  it("declares its encoding", () => {
    expect(xmlDocument(element("a", {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
  });
});
