import { describe, expect, it } from "vitest";
import { unknownFigures } from "../../../checks/documentation/figures.ts";
import { unknownQuotes } from "../../../checks/documentation/quotes.ts";

describe("a figure of a document", () => {
  const KNOWN =
    "const TIMEOUT_MS = 30000; const LIMIT = 64 * 1024 * 1024; | 297 ms | inactive=15s; up to 1420 kB";

  it.each(["30 s", "30,000 ms", "64 MB", "297 ms", "15 s", "1,420 kB"])(
    "is that of a program: %s",
    (figure) => expect(unknownFigures(`It takes ${figure}.`, KNOWN)).toEqual([]),
  );

  it.each(["31 s", "65 MB", "298 ms", "7 s", "420 kB"])("is of nothing: %s", (figure) =>
    expect(unknownFigures(`It takes ${figure}.`, KNOWN)).toEqual([figure]),
  );
});

describe("a quotation of a document", () => {
  const KNOWN = 'log.warn("sign-ups cannot be stored; visitors see an error")';

  it("is what a program says, also over two lines", () => {
    expect(unknownQuotes('After "sign-ups cannot\nbe stored" in the log', KNOWN)).toEqual([]);
    expect(unknownQuotes('After "sign-ups are lost", run `cut -d "x"`', KNOWN)).toEqual([
      "sign-ups are lost",
    ]);
  });
});
