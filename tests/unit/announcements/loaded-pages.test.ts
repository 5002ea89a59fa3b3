import { expect, it } from "vitest";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import { NO_RELEASES, type ReleasedList } from "../../../src/domain/exchange/exchange-release.ts";
import { pageAt, siteWith } from "../application/loaded-pages.ts";
import { announcement, contentPage, newsArchive } from "../sample-content.ts";

it.each([
  ["does not mention announcements without a source", NO_RELEASES, []],
  [
    "says that its source fails, even if nothing is known",
    { items: [], outdatedSince: "2026-11-20T01:00:00Z" },
    [{ outdatedSince: "2026-11-20T01:00:00Z" }],
  ],
])("a page of announcements %s", async (_case, announcements: ReleasedList, sections) => {
  const section = { kind: "announcements", kinds: [], limit: 3 } as const;
  const page = { ...contentPage("announcements"), sections: [section] };
  const loadPage = siteWith({ pages: [page], announcements });
  expect(await pageAt("/announcements", loadPage)).toMatchObject({ sections });
});

it.each<[string, ListFilter, number?]>([
  ["/announcements", { year: 2025 }],
  ["/announcements", { announcement: "10-q" }],
  ["/announcements", { kind: "Policy" }],
  ["/announcements", {}, 2],
  ["/news", { announcement: "8-k" }],
  ["/company", { announcement: "8-k" }],
])("there is nothing at %s for the filter %j, page %s", async (path, filter, listPage) => {
  const sections = [{ kind: "announcements", kinds: [] } as const];
  const site = siteWith({
    pages: [newsArchive, contentPage("company"), { ...contentPage("announcements"), sections }],
    announcements: { items: [announcement("a1", "2026-11-20T03:00:00Z", { kind: "8-K" })] },
  });
  expect(await site.run({ path })).toMatchObject({ outcome: "page" });
  expect(await site.run({ path, filter, listPage })).toEqual({ outcome: "not-found" });
});
