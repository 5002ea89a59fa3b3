import { describe, expect, it } from "vitest";
import { takeApart } from "../../../build/print-styles.ts";

describe("a style sheet is taken apart", () => {
  it("into what holds on screens too and what holds on paper alone", () => {
    const css =
      "@page{margin:1cm}a{color:red}@media print{a{color:#000}p{orphans:3}}b{top:0}@media print{b{top:1px}}";
    expect(takeApart(css)).toEqual({
      rest: "a{color:red}b{top:0}",
      print: "@page{margin:1cm}a{color:#000}p{orphans:3}b{top:1px}",
    });
  });

  it("leaving other media, and braces in texts, alone", () => {
    const css = '@media screen and (width>=796px){a{top:0}}a:after{content:"}@media print{"}';
    expect(takeApart(css)).toEqual({ rest: css, print: "" });
  });
});
