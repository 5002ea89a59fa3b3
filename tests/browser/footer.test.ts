import { expect, it } from "vitest";
import { breakpoints } from "../../client/styles/media.ts";
import { visit } from "./windows.ts";

it("the footer has columns from the width of a tablet on", async () => {
  const page = await visit("/company", {
    javaScriptEnabled: false,
    viewport: { width: breakpoints.tablet, height: 900 },
  });
  const footer = page.getByRole("navigation", { name: "Footer" });
  expect(await footer.getByRole("link", { name: "Our Culture" }).isVisible()).toBe(true);
  expect(await footer.getByRole("heading", { name: "Careers" }).isVisible()).toBe(true);
  expect(await footer.locator("summary:visible").count()).toBe(0);
});
