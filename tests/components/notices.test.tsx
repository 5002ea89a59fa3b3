import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { announcementHash } from "../../client/notices/visit.ts";
import { focusSearchField, SEARCH_FIELD_ID } from "../../client/search/search-field.ts";

import { paragraph, resize, showShell } from "./show.tsx";

const cookies = page.getByRole("region", { name: "Cookies" });
const bar = page.getByRole("region", { name: "Announcement" });
const modal = page.getByRole("dialog", { name: "Announcement" });
const closeBar = bar.getByRole("button", { name: "Close announcement" });
const closeModal = modal.getByRole("button", { name: "Close" });
const field = page.getByLabelText("E-mail address");

const OPTIONS = {
  cookiesPolicy: paragraph("We use cookies."),
  announcementBar: paragraph("Voting results are available."),
  announcementModal: paragraph("Watch for scam text messages."),
};

/** More than fits on a small screen. */
const LONG = paragraph("We use cookies that the site needs, and none that follow you elsewhere. ".repeat(6));

beforeEach(() => {
  const toFake = ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
  vi.useFakeTimers({ now: 0, toFake: [...toFake] });
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
});

/** Advances the clock, until what it changes is on the screen. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

const boxOf = (notice: Locator) => notice.element().getBoundingClientRect();

const shown = () => [cookies, bar, modal].map((notice) => notice.query()?.checkVisibility() ?? false);

describe("the notices of a first visit", () => {
  it("appear 2 seconds after the load event, the modal after 8", async () => {
    await showShell({ options: OPTIONS });
    await pass(1_999);
    expect(shown()).toEqual([false, false, false]);
    expect(document.body.className).toBe("");
    await pass(1);
    expect(shown()).toEqual([true, true, false]);
    expect(document.body.className).toBe("announcement-bar-open");
    await pass(5_999);
    expect(shown()).toEqual([true, true, false]);
    await pass(1);
    expect(shown()).toEqual([true, true, true]);
  });

  it("close when the visitor returns to a tab after closing them in another", async () => {
    await showShell({ options: OPTIONS });
    await pass(2_000);
    await cookieStore.set("announcement-closed", announcementHash(OPTIONS.announcementBar) ?? "");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(shown).toEqual([true, false, false]);
  });

  it("appear and are closed if the browser blocks cookies", async () => {
    const block = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.spyOn(document, "cookie", "get").mockImplementation(block);
    vi.spyOn(document, "cookie", "set").mockImplementation(block);
    await showShell({ options: OPTIONS });
    await pass(2_000);
    await closeBar.click();
    await expect.poll(shown).toEqual([true, false, false]);
  });

  it("slide out when they are closed", async () => {
    await page.viewport(390, 844);
    await showShell({ options: OPTIONS });
    await pass(2_000);
    const element = bar.element();
    for (const animation of element.getAnimations()) animation.finish();
    // Longer than any test takes: the bar does not disappear before its transition is seen.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-closing="true"] { transition-duration: 1000s !important }');
    document.adoptedStyleSheets.push(sheet);
    onTestFinished(() => void document.adoptedStyleSheets.pop());
    await closeBar.click();
    const moved = element.getAnimations().flatMap((animation) => {
      animation.finish();
      return animation instanceof CSSTransition ? animation.transitionProperty : [];
    });
    expect(moved).toContain("transform");
    await expect.element(bar).not.toBeInTheDocument();
  });

  it("give the focus back to what had it before, when they are closed by keyboard", async () => {
    await showShell({ options: OPTIONS });
    await pass(2_000);
    for (const button of [cookies.getByRole("button", { name: "OK" }), closeBar]) {
      field.element().focus();
      button.element().focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(field).toHaveFocus();
    }
    expect(shown()).toEqual([false, false, false]);
  });

  it("keep the shape of their buttons on focus", async () => {
    await showShell({ options: OPTIONS });
    await pass(2_000);
    const ok = cookies.getByRole("button", { name: "OK" }).element();
    if (ok instanceof HTMLElement) ok.focus({ focusVisible: true });
    expect(getComputedStyle(ok).borderRadius).toBe("999px");
  });
});

describe("the page under the notices", () => {
  it("is longer by their height until they are closed", async () => {
    await showShell({ options: OPTIONS });
    const height = () => document.documentElement.scrollHeight;
    const before = height();
    await pass(2_000);
    await expect.poll(height).toBeGreaterThan(before);
    await cookies.getByRole("button", { name: "OK" }).click();
    await closeBar.click();
    await expect.poll(height).toBe(before);
  });

  it.each([
    [390, 844, 16],
    [390, 844, 24],
    [320, 568, 16],
    [568, 320, 16],
    [844, 390, 16],
  ])(
    "at %i × %i, text of %i px, keeps two thirds of the window, and all buttons are in view",
    async (...at) => {
      await resize(...at);
      const [, height] = at;
      await showShell({ options: { ...OPTIONS, cookiesPolicy: LONG } });
      await pass(2_000);
      for (const notice of [cookies, bar])
        expect(boxOf(notice).y).toBeGreaterThanOrEqual((height * 2) / 3 - 1);
      for (const button of [cookies.getByRole("button", { name: "OK" }), closeBar])
        expect(boxOf(button).bottom).toBeLessThanOrEqual(height);
    },
  );

  it.each([
    [320, 568],
    [568, 320],
  ])(
    "at %i × %i is seen through the end of a text that is cut, and read by keyboard",
    async (width, height) => {
      await page.viewport(width, height);
      await showShell({ options: { ...OPTIONS, cookiesPolicy: LONG } });
      await pass(2_000);
      const text = cookies.element().querySelector<HTMLElement>("div");
      if (!text) throw new Error("There is no text.");
      const cut = () => {
        const [clear, opaque] = getComputedStyle(text).maskImage.match(/[\d.]+(?=px)/g) ?? [];
        const below = text.getBoundingClientRect().bottom - boxOf(cookies).bottom;
        return {
          isCut: text.scrollHeight - text.clientHeight - text.scrollTop > 1,
          // To nothing where the notice ends.
          fades: opaque !== undefined && Number(clear) >= below,
        };
      };
      await expect.poll(cut).toEqual({ isCut: true, fades: true });
      expect(text.tabIndex).toBe(0);
      text.focus();
      await userEvent.keyboard("{End}");
      await expect.poll(cut).toEqual({ isCut: false, fades: false });
    },
  );
});

describe("the announcement modal", () => {
  const services = { title: "Services", link: { kind: "page", href: "/investors" }, newTab: false } as const;
  const menus = { primary: [{ title: "Investors", entries: [services] }], footer: [], secondary: [] };
  const options = { ...OPTIONS, announcementBar: [], menus };
  const news = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" });

  it.each(["Escape", "Enter"])("traps the focus, and restores it when %s closes it", async (key) => {
    await showShell({ options });
    news.element().focus();
    await pass(8_000);
    // Earlier keys were meant for the page.
    await pass(500);
    await expect.element(closeModal).toHaveFocus();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.keyboard("{Tab}");
      // At its ends, the focus moves to the browser's controls.
      expect(document.activeElement?.closest("dialog, body")?.matches("dialog[open], body")).toBe(true);
      await expect.element(news).not.toHaveFocus();
    }
    closeModal.element().focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(modal).not.toBeInTheDocument();
    await expect.element(news).toHaveFocus();
  });

  it("waits while the visitor types, and loses no input", async () => {
    await showShell({ options });
    await field.click();
    await userEvent.keyboard("reader");
    await pass(8_000);
    await userEvent.keyboard("@larkfield.example");
    await pass(60_000);
    expect(modal.query()).toBeNull();
    await expect.element(field).toHaveValue("reader@larkfield.example");
    field.element().blur();
    await pass(1_000);
    await expect.element(modal).toBeVisible();
  });

  it("does not wait for a field without input that the page has focused", async () => {
    const search = <input id={SEARCH_FIELD_ID} aria-label="Search" ref={focusSearchField} />;
    await showShell({ options, content: search });
    await expect.element(page.getByRole("textbox", { name: "Search" })).toHaveFocus();
    await pass(8_000);
    await expect.element(modal).toBeVisible();
  });

  it("waits while a dialog is open", async () => {
    await showShell({ options });
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
    await pass(10_000);
    expect(shown().at(2)).toBe(false);
    await userEvent.keyboard("{Escape}");
    await pass(1_500);
    await expect.element(modal).toBeVisible();
  });

  it("does not wait for a group that is open in the closed mobile menu", async () => {
    await page.viewport(390, 844);
    await showShell({ options });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Investors").click();
    await expect.element(menu.getByRole("link", { name: "Services" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await pass(10_000);
    await expect.element(modal).toBeVisible();
  });

  it.each(["Enter", "Escape", " "])(
    "is not closed by “%s” that was pressed just before it appeared",
    async (key) => {
      await showShell({ options });
      await pass(8_000);
      await userEvent.keyboard(`{${key}}`);
      await expect.element(modal).toBeVisible();
      await pass(500);
      await userEvent.keyboard(`{${key}}`);
      await expect.element(modal).not.toBeInTheDocument();
    },
  );
});
