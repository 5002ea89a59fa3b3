import { expect, it } from "vitest";
import { RichTextSection } from "../../../client/server/sections/rich-text.tsx";
import type { Table } from "../../../src/domain/content/table.ts";
import { rendered } from "./rendered.tsx";

const cell = (text: string, isHeader = false) => ({
  isHeader,
  content: text === "" ? [] : [{ kind: "paragraph" as const, children: [text] }],
});

const table: Table = {
  head: [[cell("", true), cell("FY26", true)]],
  body: [[cell("Revenue", true), cell("2,318.7")]],
};

const tableOf = (caption?: string) =>
  rendered(<RichTextSection section={{ kind: "rich-text", body: [], table, caption }} />);

it("a table of a text has a caption, and heads of its columns and rows", () => {
  const plain = tableOf("Results").replace(/ (?:class|id|aria-labelledby)="[^"]*"|<\/?div[^>]*>/g, "");
  expect(plain).toContain("<figcaption>Results</figcaption>");
  expect(plain).toContain(
    '<table><thead><tr><td></td><th scope="col"><p>FY26</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>Revenue</p></th><td><p>2,318.7</p></td></tr></tbody>',
  );
});

it("a table of a text can be scrolled by keyboard, and has a name with and without a caption", () => {
  expect(tableOf("Results")).toMatch(
    /<figcaption id="([^"]+)".* tabindex="0" aria-labelledby="([^" ]+) \1".*id="\2"[^>]*>Table<.*<table [^>]*aria-labelledby="\1"/i,
  );
  expect(tableOf()).toMatch(
    / tabindex="0" aria-labelledby="([^"]+)".*id="\1"[^>]*>Table<.*<table [^>]*aria-label="Table"/i,
  );
});
