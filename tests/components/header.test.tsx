import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { breakpoints } from "../../client/styles/media.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import type { MenuEntry } from "../../src/domain/content/menu.ts";
import { showShell } from "./show.tsx";

const entry = (name: string, href: string): MenuEntry => ({
  title: name,
  link: { kind: "page", href },
  newTab: false,
});

const options: Partial<ShellResponse> = {
  shareholderLogin: { kind: "web", href: "https://registry.example" },
  menus: {
    primary: [
      {
        title: "Company",
        entries: [entry("Our Company", "/company"), entry("Leadership", "/company/leadership")],
      },
      {
        title: "Careers",
        entries: [entry("Our Culture", "/careers/our-culture"), entry("Our Teams", "/careers/our-teams")],
      },
    ],
    footer: [{ title: "Company", entries: [entry("Leadership", "/company/leadership")] }],
    secondary: [],
  },
};

const mainMenu = page.getByRole("navigation", { name: "Main" });
const link = (name: string) => mainMenu.getByRole("link", { name, exact: true });
const title = (name: string) => mainMenu.getByText(name, { exact: true });
const heading = page.getByRole("heading", { level: 1 });

const showHeader = (path?: string) => showShell({ options, ...(path !== undefined && { path }) });

describe("the tiered menu", () => {
  it("opens a group while the pointer is over it", async () => {
    await showHeader();
    await title("Careers").hover();
    await expect.element(link("Our Teams")).toBeVisible();
    await link("Our Teams").hover();
    await expect.element(link("Our Teams")).toBeVisible();
    await heading.hover();
    await expect.element(link("Our Teams")).not.toBeInTheDocument();
  });

  it("keeps a group that is clicked open until the next click, or one elsewhere", async () => {
    await showHeader();
    await title("Careers").click();
    await heading.hover();
    await expect.element(link("Our Teams")).toBeVisible();
    await title("Careers").click();
    await expect.element(link("Our Teams")).not.toBeInTheDocument();
    await title("Company").click();
    await title("Careers").click();
    await expect.element(link("Leadership")).not.toBeInTheDocument();
    await expect.element(link("Our Teams")).toBeVisible();
    await heading.click();
    await expect.element(link("Our Teams")).not.toBeInTheDocument();
  });

  it("opens a group on focus, and closes it when the focus moves on", async () => {
    await showHeader();
    await page.getByRole("banner").getByRole("link").first().element().focus();
    for (const name of ["Company", "Our Company", "Leadership", "Careers"]) {
      await userEvent.keyboard("{Tab}");
      expect(document.activeElement?.textContent).toBe(name);
      if (name !== "Careers") await expect.element(link("Leadership")).toBeVisible();
    }
    await expect.element(link("Leadership")).not.toBeInTheDocument();
    await expect.element(link("Our Teams")).toBeVisible();
  });

  it("closes with Escape, which returns the focus to the title, also while it is hovered", async () => {
    await showHeader();
    await title("Careers").hover();
    await expect.element(link("Our Teams")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(link("Our Teams")).not.toBeInTheDocument();
    await heading.hover();
    await title("Careers").click();
    link("Our Teams").element().focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(link("Our Teams")).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe("Careers");
  });

  it("moves the focus by arrow keys, along the items and into a group", async () => {
    await showHeader();
    await page.getByRole("banner").getByRole("link").first().element().focus();
    await userEvent.keyboard("{Tab}");
    for (const [key, reached] of [
      ["ArrowRight", "Careers"],
      ["End", "Shareholder Login (opens in a new tab)"],
      ["ArrowRight", "Company"],
      ["ArrowDown", "Our Company"],
      ["End", "Leadership"],
      ["ArrowDown", "Our Company"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement?.textContent, key).toBe(reached);
    }
  });

  it("marks the current page, also in the footer", async () => {
    await showHeader("/company/leadership");
    const current = [...document.querySelectorAll("header [aria-current=page], footer [aria-current=page]")];
    // In the menus of wide and of narrow screens, and in the footer.
    expect(current.map(({ textContent }) => textContent)).toEqual(new Array(3).fill("Leadership"));
  });

  it("marks nothing on a page that is in no menu", async () => {
    await showHeader("/search");
    expect(document.querySelectorAll("[aria-current=page]")).toHaveLength(0);
  });
});

describe("the menu of a narrow screen", () => {
  const menu = page.getByRole("dialog", { name: "Menu" });
  const opener = page.getByRole("button", { name: "Menu" });
  const inMenu = (name: string | RegExp) => menu.getByRole("link", { name });

  async function openMenu(path?: string, height = 844): Promise<void> {
    await page.viewport(390, height);
    await showHeader(path);
    await opener.click();
    await expect.element(menu).toBeVisible();
  }

  it("opens the group of the current page, and one at a time", async () => {
    await openMenu("/careers/our-teams");
    await expect.element(inMenu("Our Culture")).toBeVisible();
    await menu.getByText("Company", { exact: true }).click();
    await expect.element(inMenu("Leadership")).toBeVisible();
    await expect.element(inMenu("Our Culture")).not.toBeInTheDocument();
  });

  it("has News and Contact", async () => {
    await openMenu();
    await expect.element(inMenu("News")).toHaveAttribute("href", "/news");
    await expect.element(inMenu("Contact")).toHaveAttribute("href", "/contact");
  });

  it("has a Log in bar that stays at the bottom, and opens a new tab", async () => {
    await openMenu("/", 320);
    const bottom = () =>
      inMenu(/^Log in/)
        .element()
        .getBoundingClientRect().bottom;
    await expect.poll(bottom).toBe(320);
    await menu.getByText("Careers").click();
    inMenu("Contact").element().scrollIntoView();
    await expect.poll(bottom).toBe(320);
    await expect.element(inMenu(/^Log in/)).toHaveAttribute("target", "_blank");
    await expect.element(inMenu(/^Log in/)).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its button", () => menu.getByRole("button", { name: "Close" }).click()],
  ])("closes with %s and restores the focus", async (_, close) => {
    await openMenu();
    await expect.element(menu.getByRole("button", { name: "Close" })).toHaveFocus();
    await close();
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute("aria-expanded", "false");
    await expect.element(menu).not.toBeInTheDocument();
  });

  it("keeps the page behind it from scrolling", async () => {
    await openMenu();
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  });
});

describe("the search of a narrow screen", () => {
  const field = page.getByRole("banner").getByRole("searchbox");
  const opener = page.getByRole("banner").getByRole("button", { name: "Search", expanded: false });

  async function openSearch(width = 390): Promise<void> {
    await page.viewport(width, 844);
    await showShell({
      options,
      content: (
        <div style={{ height: 3_000 }}>
          <h1 style={{ marginTop: 400 }}>Our company</h1>
          <a href="#next">Next</a>
        </div>
      ),
    });
    await opener.click();
    await expect.element(field).toHaveFocus();
  }

  it.each([
    [breakpoints.tablet - 1, 0],
    [breakpoints.tablet, 1],
  ])("at %i px opens %i panels", async (width, panels) => {
    await openSearch(width);
    expect(page.getByRole("dialog").elements()).toHaveLength(panels);
  });

  it("closes with a click outside, not with one inside", async () => {
    await openSearch();
    await field.click();
    await expect.element(field).toBeVisible();
    await heading.click();
    await expect.element(field).not.toBeInTheDocument();
  });

  it("closes with its button, and with Escape, which restores the focus", async () => {
    await openSearch();
    await page.getByRole("button", { name: "Search", expanded: true }).click();
    await expect.element(field).not.toBeInTheDocument();
    await opener.click();
    await field.fill("rep");
    await userEvent.keyboard("{Escape}");
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it("closes when the focus moves on into the page", async () => {
    await openSearch();
    page.getByRole("link", { name: "Next" }).element().focus();
    await expect.element(field).not.toBeInTheDocument();
  });

  it("stays while the page scrolls down, and closes when it scrolls up", async () => {
    await openSearch();
    scrollTo(0, 400);
    await expect.poll(() => page.getByRole("banner").element().getAttribute("data-scroll")).toBe("down");
    await expect.element(field).toBeVisible();
    scrollTo(0, 300);
    await expect.element(field).not.toBeInTheDocument();
    scrollTo(0, 0);
  });

  it("closes when the window gets wide enough for the panel", async () => {
    await openSearch();
    await page.viewport(breakpoints.tablet, 800);
    await expect.element(field).not.toBeInTheDocument();
  });
});
