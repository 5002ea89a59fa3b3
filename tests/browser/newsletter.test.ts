import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { breakpoints } from "../../client/styles/media.ts";
import { visit } from "./windows.ts";

const THANKS = "Thankyou for signing up";
const FAILURE = "There was an error, please try again later.";

const form = (page: Page) => page.getByRole("contentinfo").locator("form");
const field = (page: Page) => form(page).getByLabel("E-mail address");
const button = (page: Page) => form(page).getByRole("button", { name: "Sign up" });

describe("topics of alerts in the newsletter form", () => {
  const group = (page: Page) =>
    form(page).getByRole("group", { name: "E-mail me when there is something new on" });
  const topic = (page: Page, name: string) => group(page).getByRole("checkbox", { name, exact: true });

  it("are sent without JavaScript, and stay selected on the error page", async () => {
    const page = await visit("/company", { javaScriptEnabled: false });
    await topic(page, "Results").check();
    await topic(page, "Market announcements").check();
    await field(page).fill("a@b");
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await button(page).click();
    expect((await posted).postData()).toBe("comment=&topics=Results&topics=Market+announcements&email=a%40b");
    const again = page.locator("form");
    await page.getByRole("heading", { name: FAILURE }).waitFor();
    expect(await again.getByLabel("E-mail address").inputValue()).toBe("a@b");
    expect(await again.getByRole("checkbox", { checked: true }).count()).toBe(2);
    expect(await again.getByRole("textbox").count()).toBe(1);
    await again.getByLabel("E-mail address").fill("reader@larkfield.example");
    await again.getByRole("button", { name: "Sign up" }).click();
    await page.getByRole("heading", { name: THANKS }).waitFor();
  });
});

describe("the footer", () => {
  it("has columns from the width of a tablet on", async () => {
    const page = await visit("/company", {
      javaScriptEnabled: false,
      viewport: { width: breakpoints.tablet, height: 900 },
    });
    const footer = page.getByRole("navigation", { name: "Footer" });
    expect(await footer.getByRole("link", { name: "Our Culture" }).isVisible()).toBe(true);
    expect(await footer.getByRole("heading", { name: "Careers" }).isVisible()).toBe(true);
    expect(await footer.locator("summary:visible").count()).toBe(0);
  });
});
