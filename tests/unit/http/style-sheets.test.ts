import { expect, it } from "vitest";
import { neededOf, styleSheetOf } from "../../../src/adapters/http/rendering/style-sheets.ts";

const people = styleSheetOf("/people.css", ".a0{width:.5em}@media print{.a1>.a2{top:0}}");
const news = styleSheetOf("/news.css", "li .b0:hover{top:0}");

it("a document needs the style sheets that style something in it", () => {
  const neededIn = neededOf([people, news]);
  const needed = (html: string) => neededIn(html).map(({ href }) => href);
  expect(needed('<p class="x a2"></p>')).toEqual(["/people.css"]);
  expect(needed('<p class="b0"><b class="a0 x">')).toEqual(["/people.css", "/news.css"]);
  expect(needed('<p class="a b00">a0</p>')).toEqual([]);
});
