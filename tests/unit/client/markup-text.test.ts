import { describe, expect, it } from "vitest";
import { markupText } from "../../../client/server/markup-text.ts";
import { visuallyHidden } from "../../../client/styles/layout.css.ts";

const textOf = (markup: string) => markupText(markup, "The page");

describe("the text of markup", () => {
  it("has a line for each paragraph, term and cell, and none for the title of the page", () => {
    const { text, headings } = textOf(
      "<h1>The page</h1><h2>Facts &amp; figures</h2><p>One <b>bold</b> line.<br/>Next</p><dl><dt>Revenue</dt><dd>2,318.7</dd></dl>",
    );
    expect(text.split("\n")).toEqual(["Facts & figures", "One bold line.", "Next", "Revenue", "2,318.7"]);
    expect(headings).toEqual(["Facts & figures"]);
  });

  it("has captions, terms and heads of columns and rows as labels, also a caption that is only read aloud", () => {
    const { labels, text } = textOf(
      `<table><caption class="${visuallyHidden}">Bonds</caption><thead><tr><td></td><th scope="col">Coupon</th></tr></thead>` +
        '<tbody><tr><th scope="row">Notes <small>AUD</small></th><td>4.85%</td></tr></tbody></table>',
    );
    expect(labels).toEqual(["Bonds", "Coupon", "Notes AUD"]);
    expect(text.split("\n")).toEqual(["Bonds", "Coupon", "Notes", "AUD", "4.85%"]);
  });

  it("takes what belongs to a heading for one: the role of a person", () => {
    expect(textOf("<hgroup><h3>Ann Example</h3><p>Chair</p></hgroup>").headings).toEqual([
      "Ann Example",
      "Chair",
    ]);
  });

  it.each([
    ["ways to other pages", '<nav><a href="/a">Away</a></nav>'],
    ["controls", "<button>Away</button><select><option>Away</option></select>"],
    ["what is hidden", '<p hidden="">Away</p>'],
    ["what is only read aloud", `<p>Kept <span class="x ${visuallyHidden}">Away</span></p>`],
    ["what search engines leave out too", '<section data-nosnippet=""><h2>Away</h2></section>'],
  ])("leaves out %s", (_, markup) => {
    expect(JSON.stringify(textOf(markup))).not.toContain("Away");
  });

  it("has links to other sites that stand for themselves in a list as labels: what the page offers", () => {
    const { labels, listed } = textOf(
      '<ul><li><a href="https://webcast.example">Recording</a></li><li><a href="/b">Results</a></li><li><a href="/a">Report</a><p>PDF</p></li></ul>',
    );
    expect([labels, listed.split("\n")]).toEqual([["Recording"], ["Recording", "Results", "Report", "PDF"]]);
  });

  it("sets apart what is listed of other content, with the heading of a list of nothing else", () => {
    const { text, listed, headings, labels } = textOf(
      '<section><h2>Latest news</h2><ul><li><article><h3><a href="/news/a">Sold</a></h3><p>About it</p></article></li>' +
        '<li><a href="https://files.example/a.pdf">Report</a> PDF</li></ul><a href="/news">All news</a></section>' +
        '<section><h2>Contacts</h2><ul><li><h3>Media</h3><a href="tel:+611">Call</a></li></ul></section>',
    );
    expect(listed.split("\n")).toEqual(["Sold", "About it", "Report PDF"]);
    expect(text.split("\n")).toEqual(["Latest news", "All news", "Contacts", "Media", "Call"]);
    expect([headings, labels]).toEqual([["Contacts", "Media"], ["Latest news"]]);
  });

  it("sets charts apart, whose figures a table has, and knows the ids to which addresses lead", () => {
    const { listed, ids } = textOf('<div id="part-a"><svg><text>250.0</text></svg></div>');
    expect([listed, ids]).toEqual(["250.0", ["part-a"]]);
  });

  it("is read from a table of 2,000 rows", () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `<tr><td>cell ${index}</td></tr>`);
    expect(textOf(`<table><tbody>${rows.join("")}</tbody></table>`).text.split("\n")).toHaveLength(2_000);
  });
});
