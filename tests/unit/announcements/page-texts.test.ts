import { expect, it } from "vitest";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { renderedPageTexts } from "../rendered-page-texts.ts";
import { announcement, contentPage } from "../sample-content.ts";

/** What the search reads of a page when the exchange has released some announcements. */
async function shown(page: Page, ...references: readonly string[]) {
  const items = references.map((reference) => announcement(reference, "2026-11-20T03:00:00Z"));
  const source = new InMemoryContentSource({ pages: [page], announcements: { items } }, () => Date.now());
  return renderedPageTexts.shown(await source.read(), page);
}

it("a page that has nothing to list yet is not taken for one that lists nothing", async () => {
  const page = {
    ...contentPage("announcements"),
    sections: [{ kind: "announcements", kinds: [] }],
  } satisfies Page;
  const without = await shown(page);
  const withOne = await shown(page, "a1");
  expect(without).toMatchObject({ isSelfContained: false });
  expect(withOne).toMatchObject({ isSelfContained: false });
  expect(withOne?.digest).not.toBe(without?.digest);
});

it("a page that lists nothing stays the same whatever the exchange releases", async () => {
  const page = contentPage("company");
  const without = await shown(page);
  const withOne = await shown(page, "a1");
  expect(without).toMatchObject({ isSelfContained: true });
  expect(withOne?.digest).toBe(without?.digest);
});
