import { afterEach, expect, it } from "vitest";
import { changeDraft, preview, revertDrafts } from "../editing.ts";
import { origin, visitOwnSite } from "../site.ts";
import { startJourneys, untilLive, untilPage } from "./journeys.ts";

visitOwnSite();
const { arrive } = startJourneys();

afterEach(revertDrafts);

it("an editor previews a draft, updates it, and leaves the preview", async () => {
  await changeDraft("page_terms", { title: "Terms, first draft" });
  const { pathname, search } = new URL((await preview("page_terms")).url, origin);
  const visitor = await arrive("/terms");
  await untilPage(visitor, "Terms of use");
  await visitor.go(pathname + search);
  await untilPage(visitor, "Terms, first draft");
  await untilLive(visitor);
  await changeDraft("page_terms", { title: "Terms, second draft" });
  await visitor.press({ role: "button", name: "Update" });
  await untilPage(visitor, "Terms, second draft");
  await visitor.press({ role: "button", name: "Exit" });
  await untilPage(visitor, "Terms of use");
  expect(await visitor.evaluate(() => document.cookie)).not.toContain("io.prismic.preview");
});
