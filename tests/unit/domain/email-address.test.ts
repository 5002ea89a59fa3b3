import { describe, expect, it } from "vitest";
import { emailAddress, seenAddress } from "../../../src/domain/newsletter/email-address.ts";

describe("an e-mail address", () => {
  it.each([
    "ir@larkfield.example",
    "first.last+tag@a.b-c.example",
    "o'brien!#$%&*/=?^_`{|}~-@x.example",
    "A@X.EXAMPLE",
    "1@2.example",
  ])("is %s", (address) => {
    expect(emailAddress(address)).toBe(address);
  });

  it.each([
    "",
    " ",
    "ir",
    "@x.example",
    "ir@",
    "ir@localhost",
    "ir@x..example",
    "ir@.example",
    "ir@x.example.",
    "ir@-x.example",
    "ir@x-.example",
    "ir@x_y.example",
    "a b@x.example",
    "a@b@x.example",
    "<ir@x.example>",
    "mailto:ir@x.example",
    "ir@x.example, board@x.example",
    "ir@x.example\nbcc:all@x.example",
    "ir@[127.0.0.1]",
    "ir@bücher.example:80",
    "ir@bücher.example/path",
    "käte@x.example",
    "ir@😀.example",
    `ir@${"b".repeat(64)}.example`,
    `ir@${"ü".repeat(60)}.example`,
  ])("is not %j", (text) => {
    expect(emailAddress(text)).toBeUndefined();
  });

  it("has at most 254 characters", () => {
    const ofLength = (length: number) => `${"a".repeat(length - "@x.example".length)}@x.example`;
    expect(emailAddress(ofLength(254))).toBe(ofLength(254));
    expect(emailAddress(ofLength(255))).toBeUndefined();
  });

  it.each([
    [" ir@x.example\r\n", "ir@x.example"],
    ["\u200bir@x.exam\u00adple\u200d", "ir@x.example"],
    ["\u3000ir\u00a0@x.example", "ir@x.example"],
    ["\u202air@x.example\u202c", "ir@x.example"],
  ])("is without what copying has added: %j", (text, address) => {
    expect(emailAddress(text)).toBe(address);
  });

  it.each([
    ["ir@bücher.example", "ir@xn--bcher-kva.example"],
    ["ir@BÜCHER.example", "ir@xn--bcher-kva.example"],
    ["ir@bücher.example".normalize("NFD"), "ir@xn--bcher-kva.example"],
    ["ir@例え。テスト", "ir@xn--r8jz45g.xn--zckzah"],
    ["ir@مثال.إختبار", "ir@xn--mgbh0fb.xn--kgbechtv"],
    ["ir@ｘ.ｅｘａｍｐｌｅ", "ir@x.example"],
  ])("has its domain in ASCII: %s", (text, address) => {
    expect(emailAddress(text)).toBe(address);
  });
});

it("an address in a field keeps the spaces that a visitor sees, to be mended there", () => {
  expect(seenAddress(" a b@x.example\u200c\u2003")).toBe(" a b@x.example");
});
