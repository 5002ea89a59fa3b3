import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import {
  addressesOf,
  comparableAddress,
  noteReferences,
  patternOf,
  referencesOf,
} from "../../../src/domain/content/references.ts";
import { anyOf } from "../../../src/domain/text/patterns.ts";
import { contentPage, homePage, linked, textSection } from "../sample-content.ts";
import { optionsWith, page, pdf } from "./hidden-content.ts";

const mentionedBy = (item: ContentItem) => referencesOf(item).split("\n");

describe("what an item mentions", () => {
  it("is its own id, those of its copies, and the addresses of its links", () => {
    const related = [{ id: "pdf_report", title: "Report", href: "https://files.example/report.pdf?v=1" }];
    const list = {
      kind: "document-list",
      intro: [],
      selection: { by: "picked", documents: related },
    } as const;
    const item = page(homePage(textSection("See ", linked("/Company/#board", "us")), list));
    expect(mentionedBy(item)).toEqual([
      "home_home",
      "company",
      "pdf_report",
      "https://files.example/report.pdf",
    ]);
  });

  it("is each reference once, and none in the words of a text", () => {
    const item = page(homePage(textSection("/company ", linked("/a", "one"), linked("/A/", "two"))));
    expect(mentionedBy(item)).toEqual(["home_home", "a"]);
  });

  it("is nothing in fields that are empty", () => {
    const parts = { position: undefined, image: null, bytes: 4, isOpen: false };
    const item = page({ ...contentPage("company"), sections: [Object.assign(textSection(""), parts)] });
    expect(mentionedBy(item)).toEqual(["page_company"]);
  });

  it("may be known before the item is read", () => {
    const item = page(contentPage("company"));
    noteReferences(item, "page_company\nsecret");
    expect(referencesOf(item)).toBe("page_company\nsecret");
  });
});

it("the addresses of an item are those of its page and of its file", () => {
  expect(addressesOf(page(contentPage("board", "company")))).toEqual(["/company/board"]);
  expect(addressesOf(page(contentPage("search")))).toEqual([]);
  expect(addressesOf(pdf({ id: "report" }))).toEqual(["/files/report.pdf"]);
  expect(addressesOf(optionsWith({}))).toEqual([]);
});

it.each([
  ["/Company/Board/?x#y", "company/board"],
  ["/caf%C3%A9", "café"],
  ["/cafe\u0301", "café"],
  ["/", ""],
  ["https://files.example/A.pdf?v=1", "https://files.example/A.pdf"],
  ["/%zz?x", "/%zz"],
  ["mailto:ir@x.example?subject=A", "mailto:ir@x.example"],
])("the address %s is compared as %j", (address, compared) => {
  expect(comparableAddress(address)).toBe(compared);
});

describe("an expression for some references", () => {
  it("matches a line that is one of them, and no part of one", () => {
    const pattern = patternOf(["company/board", "page_a"]);
    expect(pattern?.test("home\npage_a\nother")).toBe(true);
    for (const others of ["page_ab", "xpage_a", "company/board/x", ""])
      expect(pattern?.test(others)).toBe(false);
  });

  it("takes no character of theirs for one of its own", () => {
    const odd = ["a.b", "(x)", "a|b", "[1]*+?^$", "\\d{2}"];
    for (const reference of odd) expect(patternOf(odd)?.test(reference)).toBe(true);
    for (const other of ["aXb", "x", "a", "b", "12"]) expect(patternOf(odd)?.test(other)).toBe(false);
    expect(anyOf(["a", "b"])).toBe("a|b");
  });

  it("does not exist without any", () => {
    expect(patternOf([])).toBeUndefined();
  });
});
