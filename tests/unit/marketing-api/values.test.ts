import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDate } from "../../../src/ports/marketing-api/dates.ts";
import { md5 } from "../../../src/ports/marketing-api/md5.ts";
import { subscriberHash } from "../../../src/ports/marketing-api/subscriber-hash.ts";

test("the hash of a subscriber is the MD5 of the lower-cased address", () => {
  expect(subscriberHash("Urist.McVankab@freddiesjokes.com")).toBe("62eeb292278cc15f5817cb78f7790b08");
  expect(subscriberHash("ZOË@example.com")).toBe(subscriberHash("zoë@example.com"));
  expect(subscriberHash(" zoë@example.com")).not.toBe(subscriberHash("zoë@example.com"));
});

test("dates are parsed with a space in place of the T", () => {
  expect(parseDate("2026-11-21T08:30:00+00:00")).toEqual(new Date(Date.UTC(2026, 10, 21, 8, 30)));
  expect(parseDate("2026-11-21T18:30:00+10:00")).toEqual(new Date(Date.UTC(2026, 10, 21, 8, 30)));
  expect(parseDate("2026-11-21t08:30:00Z")).toEqual(new Date(Date.UTC(2026, 10, 21, 8, 30)));
});

test("a date without an offset is local time, with a T as without", () => {
  expect(parseDate("2026-11-21T00:00:00")).toEqual(new Date(2026, 10, 21));
  expect(parseDate("2026-11-21 00:00:00")).toEqual(new Date(2026, 10, 21));
});

test.for(["", "soon", "2026-13-45T00:00:00"])("%j is not a date", (text) => {
  expect(parseDate(text)).toBeUndefined();
});

test("the hash is equal to that of Node's crypto, for any text", () => {
  const characters = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 200 });
  fc.assert(
    fc.property(characters, (codes) => {
      const text = String.fromCodePoint(...codes);
      expect(md5(text)).toBe(createHash("md5").update(text).digest("hex"));
    }),
  );
});
