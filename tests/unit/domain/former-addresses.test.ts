import { expect, it } from "vitest";
import { ContentSnapshot } from "../../../src/domain/content/content-snapshot.ts";
import {
  type FormerAddresses,
  formerAddresses,
  MAX_FORMER_ADDRESSES,
} from "../../../src/domain/content/former-addresses.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { contentPage } from "../sample-pages.ts";

const snapshot = (...pages: Page[]) => new ContentSnapshot(pages.map((page) => ({ kind: "page", page })));
const none: FormerAddresses = new Map();

it("an address is former once its page is withdrawn or moved, until a page has it again", () => {
  const moved = contentPage("leadership", "company");
  const before = snapshot(contentPage("terms"), contentPage("company"), moved);
  const after = snapshot(contentPage("company"), { ...moved, parent: undefined });
  const former = formerAddresses(none, before, after);
  expect([...former]).toEqual([
    ["/terms", "page_terms"],
    ["/company/leadership", "page_leadership"],
  ]);
  expect(formerAddresses(former, after, after)).toEqual(former);
  expect([...formerAddresses(former, after, before)]).toEqual([["/leadership", "page_leadership"]]);
});

it("the oldest addresses are forgotten first", () => {
  const known = new Map(
    Array.from({ length: MAX_FORMER_ADDRESSES }, (_, index) => [`/${index}`, `${index}`]),
  );
  const former = formerAddresses(known, snapshot(contentPage("terms")), snapshot());
  expect(former.size).toBe(MAX_FORMER_ADDRESSES);
  expect(former.has("/0")).toBe(false);
  expect(former.get("/terms")).toBe("page_terms");
});
