import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLei } from "../../../src/domain/issuer/identifiers.ts";

describe("the identifier of a legal entity", () => {
  it.each(["529900T8BM49AURSDO55", "213800WSGIIZCXF1P572", "5493001KJTIIGC8Y1R12"])(
    "has check digits: %s",
    (lei) => expect(isLei(lei)).toBe(true),
  );

  it.each(["529900T8BM49AURSDO56", "529900T8BM49AURSDO5", "529900t8bm49aursdo55", ""])("is not %j", (lei) =>
    expect(isLei(lei)).toBe(false),
  );

  it("is not itself with one digit changed", () => {
    const digit = fc.constantFrom(..."0123456789");
    const position = fc.constantFrom(0, 1, 2, 3, 4, 5, 9, 10, 18, 19);
    fc.assert(
      fc.property(position, digit, (at, other) => {
        const lei = "529900T8BM49AURSDO55";
        const changed = lei.slice(0, at) + other + lei.slice(at + 1);
        expect(isLei(changed)).toBe(changed === lei);
      }),
    );
  });
});
