import { expect, it } from "vitest";
import { ContentSnapshot } from "../../../src/domain/content/content-snapshot.ts";
import { formerAddresses, MAX_FORMER_ADDRESSES } from "../../../src/domain/content/former-addresses.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { contentPage } from "../sample-pages.ts";

const snapshot = (...pages: Page[]) => new ContentSnapshot(pages.map((page) => ({ kind: "page", page })));

it("the oldest addresses are forgotten first", () => {
  const known = new Map(
    Array.from({ length: MAX_FORMER_ADDRESSES }, (_, index) => [`/${index}`, `${index}`]),
  );
  const former = formerAddresses(known, snapshot(contentPage("terms")), snapshot());
  expect(former.size).toBe(MAX_FORMER_ADDRESSES);
  expect(former.has("/0")).toBe(false);
  expect(former.get("/terms")).toBe("page_terms");
});
