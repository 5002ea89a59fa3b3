import type { Page, Request, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { expectComplaints, visit } from "./site.ts";

const THANKS = "Thankyou for signing up";
const FAILURE = "There was an error, please try again later.";

/** The minimum time of a person: the form delays faster requests. */
const TYPING_SECONDS = 3;

const form = (page: Page) => page.getByRole("contentinfo").locator("form");
const field = (page: Page) => form(page).getByLabel("E-mail address");
const button = (page: Page) => form(page).getByRole("button", { name: "Sign up" });

/** Opens a page with an intercepted newsletter call, and records the requests. */
async function openForm(respond: (route: Route) => Promise<void>, secondsLater = TYPING_SECONDS) {
  const page = await visit("/company", { secondsLater });
  const sent: Request[] = [];
  await page.route("**/api/newsletterPost", (route) => {
    sent.push(route.request());
    return respond(route);
  });
  return { page, sent };
}

describe("the newsletter form", () => {
  it("sends the address as a JSON string, and confirms", async () => {
    const { page, sent } = await openForm((route) => route.fulfill({ json: {} }));
    await field(page).fill("reader@larkfield.example");
    await field(page).press("Enter");
    const thanks = page.locator("[aria-live]", { has: page.getByText(THANKS, { exact: true }) });
    await thanks.waitFor();
    expect(sent.map((request) => request.postData())).toEqual(['"reader@larkfield.example"']);
    expect(sent[0]?.headers()["content-type"]).toBe("application/json");
    expect(await form(page).count()).toBe(0);
    expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("sends a pasted address without the characters that nobody sees", async () => {
    const { page, sent } = await openForm((route) => route.fulfill({ json: {} }));
    await field(page).fill("\u200breader@\u00a0larkfield\u2060.example\u200e");
    await field(page).press("Enter");
    await page.getByText(THANKS, { exact: true }).waitFor();
    expect(sent.map((request) => request.postData())).toEqual(['"reader@larkfield.example"']);
  });

  it("is dimmed while pending, and is not sent twice", async () => {
    const release = Promise.withResolvers<void>();
    const { page, sent } = await openForm(async (route) => {
      await release.promise;
      await route.fulfill({ json: {} });
    });
    await field(page).fill("reader@larkfield.example");
    await button(page).click();
    await expect.poll(() => form(page).evaluate((element) => getComputedStyle(element).opacity)).toBe("0.5");
    // Playwright itself would wait for the button to be enabled.
    await button(page).dispatchEvent("click");
    await field(page).press("Enter");
    release.resolve();
    await page.getByText(THANKS, { exact: true }).waitFor();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["an error status", (route: Route) => route.fulfill({ status: 503, json: {} })],
    ["no connection", (route: Route) => route.abort()],
    ["a response that is not JSON", (route: Route) => route.fulfill({ body: "<html>" })],
  ])("%s shows the error at the field, and the form can be sent again", async (_case, respond) => {
    expectComplaints(/Failed to load resource/);
    let failing = true;
    const { page } = await openForm((route) => (failing ? respond(route) : route.fulfill({ json: {} })));
    await field(page).fill("reader@larkfield.example");
    await button(page).click();
    await page.getByText(FAILURE, { exact: true }).waitFor();
    const described = await field(page).getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"][aria-live]`).innerText()).toBe(FAILURE);
    failing = false;
    await button(page).click();
    await page.getByText(THANKS, { exact: true }).waitFor();
  });

  it("says that an address does not look like a real one if that is what was found", async () => {
    expectComplaints(/400/);
    const { page } = await openForm((route) =>
      route.fulfill({ status: 400, json: { reason: "implausible-address" } }),
    );
    await field(page).fill("asdf@asdf.example");
    await button(page).click();
    await page.getByText("That does not look like a real e-mail address.").waitFor();
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
  });

  it("has an icon before the error, in full size for any number of lines", async () => {
    expectComplaints(/400/);
    const page = await visit("/company", {
      viewport: { width: 390, height: 844 },
      secondsLater: TYPING_SECONDS,
    });
    await field(page).fill("a@b");
    await button(page).click();
    const message = page.locator("[aria-live]", {
      has: page.getByText("That is not a complete e-mail address."),
    });
    const sign = message.locator("svg");
    const { width, size } = await sign.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(width).toBeCloseTo(size, 1);
  });

  it.each([true, false])(
    "has a honeypot field, and the way on for a visitor whose password manager fills it in (JavaScript: %s)",
    async (javaScriptEnabled) => {
      expectComplaints(/400/);
      const page = await visit("/company", { javaScriptEnabled });
      const honeypot = form(page).locator("[name=comment]");
      expect(await honeypot.isVisible()).toBe(false);
      expect(await form(page).getByRole("textbox").count()).toBe(1);
      await field(page).fill("reader@larkfield.example");
      await honeypot.evaluate((element) => element.setAttribute("value", "Buy this"));
      await button(page).click();
      await page.getByText("perhaps by a password manager").waitFor();
      expect(await page.locator("[name=comment]").count()).toBe(0);
      await page.getByRole("button", { name: "Sign up" }).click();
      await page.getByText(THANKS).first().waitFor();
    },
  );

  it("delays the request of a program that is faster than a person", async () => {
    const openFor = Promise.withResolvers<number>();
    const { page } = await openForm(async (route) => {
      openFor.resolve(await page.evaluate(() => performance.now()));
      await route.fulfill({ json: {} });
    }, 0);
    await field(page).fill("reader@larkfield.example");
    await field(page).press("Enter");
    await page.clock.fastForward(2_000);
    expect(await openFor.promise).toBeGreaterThanOrEqual(2_000);
    await page.getByText(THANKS, { exact: true }).waitFor();
  });
});

describe("topics of alerts in the newsletter form", () => {
  const group = (page: Page) =>
    form(page).getByRole("group", { name: "E-mail me when there is something new on" });
  const topic = (page: Page, name: string) => group(page).getByRole("checkbox", { name, exact: true });

  it("are sent with the address if some are selected, and stay selected after a failure", async () => {
    expectComplaints(/Failed to load resource/);
    let failing = true;
    const { page, sent } = await openForm((route) =>
      failing ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: {} }),
    );
    await topic(page, "Results").check();
    await topic(page, "News").check();
    await field(page).fill("reader@larkfield.example");
    await button(page).click();
    await page.getByText(FAILURE, { exact: true }).waitFor();
    expect(await topic(page, "News").isChecked()).toBe(true);
    failing = false;
    await topic(page, "News").uncheck();
    await button(page).click();
    await page.getByText(THANKS, { exact: true }).waitFor();
    expect(sent.map((request) => request.postDataJSON())).toEqual([
      { email: "reader@larkfield.example", topics: ["Results", "News"] },
      { email: "reader@larkfield.example", topics: ["Results"] },
    ]);
  });

  it("stay selected if they are selected by keyboard before hydration", async () => {
    const page = await visit("/company");
    await topic(page, "Governance").focus();
    await page.keyboard.press("Space");
    await untilLive(page);
    expect(await topic(page, "Governance").isChecked()).toBe(true);
  });

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
  it.each([true, false])("has accordions on a narrow screen (JavaScript: %s)", async (javaScriptEnabled) => {
    const page = await visit("/company", { javaScriptEnabled, viewport: { width: 795, height: 900 } });
    const footer = page.getByRole("navigation", { name: "Footer" });
    const link = footer.getByRole("link", { name: "Our Culture" });
    expect(await link.isVisible()).toBe(false);
    await footer.getByText("Careers", { exact: true }).and(page.locator("summary")).click();
    expect(await link.isVisible()).toBe(true);
  });

  it("has columns from 796 px on", async () => {
    const page = await visit("/company", { viewport: { width: 796, height: 900 } });
    const footer = page.getByRole("navigation", { name: "Footer" });
    expect(await footer.getByRole("link", { name: "Our Culture" }).isVisible()).toBe(true);
    expect(await footer.getByRole("heading", { name: "Careers" }).isVisible()).toBe(true);
    expect(await footer.locator("summary:visible").count()).toBe(0);
  });

  it("has a link on its artwork, and a link to LinkedIn in a new tab", async () => {
    const page = await visit("/company");
    const footer = page.getByRole("contentinfo");
    expect(await footer.locator("a:has(img)").getAttribute("href")).toMatch(/^\//);
    const follow = footer.getByRole("link", { name: "Follow us on LinkedIn" });
    expect(await follow.getAttribute("target")).toBe("_blank");
    expect(await follow.getAttribute("rel")).toBe("noopener");
  });
});
