import { expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { locales } from "../../../brand/locales.ts";
import { siteViews } from "../../../client/server/capabilities.ts";
import { pageHead } from "../../../client/server/page-head.ts";
import { announcements as overHttp } from "../../../src/adapters/http/announcements/announcements.ts";
import { headLines } from "../../../src/adapters/http/rendering/document-head.ts";
import { listedFeeds } from "../../../src/adapters/http/rendering/listed-feeds.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { contentPage } from "../sample-content.ts";

const [locale] = locales;
const ORIGIN = "https://www.larkfield.example";

function headOf(page: PageView): string {
  const feeds = listedFeeds(page, overHttp.feeds ?? [], locale);
  const state = { locale, content: { kind: "page", page }, feeds } as const;
  return headLines(pageHead(page, siteViews, locale), state, ORIGIN).join();
}

it("pages that list announcements link to their feeds, and are called by what is chosen", () => {
  const plain = { ...contentPage("leadership"), sections: [] };
  const announcements = { items: [], page: 2, pages: 2, total: 21 };
  const archive = { filter: { announcement: "8-k" }, years: [2026], kinds: { "8-k": "8-K" } };
  const page = { ...plain, sections: [{ kind: "announcements", announcements, archive } as const] };
  expect(headOf(page)).toContain(`${brand.name} announcements" href="${ORIGIN}/announcements/rss.xml">`);
  expect(headOf(plain)).not.toContain("/announcements/");
  expect(pageHead(page, siteViews, locale).title).toBe(`${plain.title}: 8-K, page 2 | ${brand.name}`);
});
