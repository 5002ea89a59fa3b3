import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { breakpoints } from "../../client/styles/media.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import type { MenuEntry, MenuGroup } from "../../src/domain/content/menu.ts";
import { showShell } from "./show.tsx";

const entry = (name: string, href: string): MenuEntry => ({
  title: name,
  link: { kind: "page", href },
  newTab: false,
});

const careers: MenuGroup = {
  title: "Careers",
  entries: [entry("Our Culture", "/careers/our-culture"), entry("Our Teams", "/careers/our-teams")],
};

const leadership = entry("Leadership", "/company/leadership");
const primary = [{ title: "Company", entries: [entry("Our Company", "/company"), leadership] }, careers];

const options: Partial<ShellResponse> = {
  shareholderLogin: { kind: "web", href: "https://registry.example" },
  menus: { primary, footer: [{ title: "Company", entries: [leadership] }], secondary: [] },
};

const mainMenu = page.getByRole("navigation", { name: "Main" });
const link = (name: string) => mainMenu.getByRole("link", { name, exact: true });
const title = (name: string) => mainMenu.getByText(name, { exact: true });
const heading = page.getByRole("heading", { level: 1 });

const showHeader = (path?: string) => showShell({ options, ...(path !== undefined && { path }) });

describe("the tiered menu", () => {
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

  it("marks the current page, also in the footer, and its group", async () => {
    await showHeader("/company/leadership");
    await heading.hover();
    const underlined = ["Company", "Careers"].map((name) => {
      const { textDecorationColor, color } = getComputedStyle(title(name).element());
      return textDecorationColor === color;
    });
    expect(underlined).toEqual([true, false]);
    const current = [...document.querySelectorAll("header [aria-current=page], footer [aria-current=page]")];
    // In the menus of wide and of narrow screens, and in the footer.
    expect(current.map(({ textContent }) => textContent)).toEqual(new Array(3).fill("Leadership"));
  });

  it("marks the nearest page above one that is in no menu, wherever its address is", async () => {
    await showShell({ options, path: "/agm-2027", above: ["/company", "/company/leadership"] });
    const current = [...document.querySelectorAll("header [aria-current], footer [aria-current]")];
    expect(current.map((marked) => [marked.textContent, marked.getAttribute("aria-current")])).toEqual(
      new Array(3).fill(["Leadership", "true"]),
    );
  });

  it("marks nothing on a page that is in no menu", async () => {
    await showHeader("/search");
    expect(document.querySelectorAll("[aria-current=page]")).toHaveLength(0);
  });
});

it("a menu that is too wide for the header is the mobile one until the window is wide enough", async () => {
  await page.viewport(breakpoints.desktop, 800);
  const long = "Our company and the licensed businesses that belong to it";
  const wide = [{ title: long, entries: [leadership] }, careers];
  await showShell({ options: { ...options, menus: { primary: wide, footer: [], secondary: [] } } });
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await expect.element(dialog.getByRole("link", { name: "Contact" })).toBeVisible();
  await page.viewport(1_660, 800);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).not.toBeInTheDocument();
  await title(long).click();
  await expect.element(link("Leadership")).toBeVisible();
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

  it("has a Log in bar that stays at the bottom, and opens a new tab", async () => {
    await openMenu("/", 320);
    const login = inMenu(/^Log in/);
    const bottom = () => login.element().getBoundingClientRect().bottom;
    await expect.poll(bottom).toBe(320);
    await menu.getByText("Careers").click();
    inMenu("Contact").element().scrollIntoView();
    await expect.poll(bottom).toBe(320);
    await expect.element(login).toHaveAttribute("target", "_blank");
    await expect.element(login).toHaveAttribute("rel", expect.stringContaining("noopener"));
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

  it("stays with a click inside, and closes with Escape, which restores the focus", async () => {
    await openSearch();
    await field.click();
    await field.fill("rep");
    await userEvent.keyboard("{Escape}");
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it.each([
    ["with a click outside", () => heading.click()],
    ["with its button", () => page.getByRole("button", { name: "Search", expanded: true }).click()],
    [
      "when the focus moves on into the page",
      () => page.getByRole("link", { name: "Next" }).element().focus(),
    ],
    ["when the window gets wide enough for the panel", () => page.viewport(breakpoints.tablet, 800)],
  ])("closes %s", async (_when, close) => {
    await openSearch();
    await close();
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
});
