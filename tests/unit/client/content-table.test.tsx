import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichTextSection } from "../../../client/server/sections/rich-text.tsx";
import type { Table } from "../../../src/domain/content/table.ts";

const cell = (text: string, isHeader = false) => ({
  isHeader,
  content: text === "" ? [] : [{ kind: "paragraph" as const, children: [text] }],
});

const table: Table = {
  head: [[cell("", true), cell("FY26", true)]],
  body: [[cell("Revenue", true), cell("2,318.7")]],
};

function html(caption?: string): string {
  return renderToStaticMarkup(<RichTextSection section={{ kind: "rich-text", body: [], table, caption }} />);
}

describe("a table of a text", () => {
  it("has a caption, and heads of its columns and rows", () => {
    const plain = html("Results").replace(/ (?:class|id|aria-labelledby)="[^"]*"|<\/?div[^>]*>/g, "");
    expect(plain).toContain("<figcaption>Results</figcaption>");
    expect(plain).toContain(
      '<table><thead><tr><td></td><th scope="col"><p>FY26</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Revenue</p></th><td><p>2,318.7</p></td></tr></tbody>',
    );
  });

  it("can be scrolled by keyboard, and has a name with and without a caption", () => {
    expect(html("Results")).toMatch(
      /<figcaption id="([^"]+)".* tabindex="0" aria-labelledby="\1".*<table [^>]*aria-labelledby="\1"/i,
    );
    expect(html()).toMatch(/ tabindex="0" aria-label="Table".*<table [^>]*aria-label="Table"/i);
  });
});
