import { describe, expect, it } from "vitest";
import {
  compactItem,
  isReadFrom,
  itemIn,
  jsonOf,
  lineOf,
} from "../../../src/adapters/content-snapshot/compact-item.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import { contentPage, newsArticle } from "../sample-pages.ts";

const body: RichText = [{ kind: "paragraph", children: ["The group’s results: 利益 up 4 %. 🎉"] }];
const article: ContentItem = { kind: "page", page: { ...newsArticle("results", "2026-11-21"), body } };

describe("a compact item", () => {
  it.each<[string, ContentItem]>([
    ["an article, with its text in any script", article],
    ["a page", { kind: "page", page: contentPage("company", "about") }],
    [
      "a PDF document",
      { kind: "pdf", uid: "report", pdf: { id: "pdf_report", title: "Report", href: "/r.pdf" } },
    ],
  ])("is equal to %s, also when it is copied or written again", (_name, item) => {
    const json = JSON.stringify(item);
    const compact = compactItem(json);
    expect(compact).toEqual(JSON.parse(json));
    expect(structuredClone({ ...compact })).toEqual(JSON.parse(json));
    expect(JSON.parse(JSON.stringify(compact))).toEqual(JSON.parse(json));
  });

  it("is written as the same JSON from which it was read", () => {
    const json = JSON.stringify(article);
    expect(JSON.stringify(compactItem(json))).toBe(json);
    expect(jsonOf(compactItem(json))).toBe(json);
    expect(jsonOf(article)).toBe(json);
  });

  it("knows the JSON from which it was read", () => {
    const json = JSON.stringify(article);
    expect(isReadFrom(compactItem(json), json)).toBe(true);
    expect(isReadFrom(compactItem(json), json.replace("4 %", "5 %"))).toBe(false);
  });
});

describe("a line of a file", () => {
  it("has the text of an article compressed, and is read without it", () => {
    const json = JSON.stringify(article);
    const line = lineOf(compactItem(json));
    expect(line).not.toContain("results: ");
    const read = itemIn(line);
    expect(read).toEqual(JSON.parse(json));
    expect([jsonOf(read), isReadFrom(read, json), lineOf(read)]).toEqual([json, true, line]);
  });

  it("is the JSON of any other item, and of an article that is not compact", () => {
    const page: ContentItem = { kind: "page", page: contentPage("company") };
    for (const item of [page, article]) {
      expect(lineOf(item)).toBe(JSON.stringify(item));
      expect(itemIn(lineOf(item))).toEqual(JSON.parse(JSON.stringify(item)));
    }
  });
});
