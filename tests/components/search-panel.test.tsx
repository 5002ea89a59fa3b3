import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { palette } from "../../brand/palette.ts";
import type { SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { respondWith, showShell } from "./show.tsx";

const panel = page.getByRole("dialog", { name: "Search" });
const field = panel.getByRole("searchbox");
const opener = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" });
const tab = (name: string) => panel.getByRole("tab", { name });
const status = panel.getByRole("status");
const items = panel.getByRole("listitem");

async function openPanel(): Promise<void> {
  await showShell();
  await opener.click();
  await expect.element(field).toHaveFocus();
}

async function search(text: string): Promise<void> {
  await field.fill(text);
  await userEvent.keyboard("{Enter}");
}

/** Responds with results of these titles. */
function found(...titles: readonly string[]): () => Response {
  const company = { type: "page", uid: "company", url: "/company" } as const;
  const results: SearchResponse["data"]["results"] = titles.map((title) => ({
    ...company,
    id: title,
    data: { title },
    excerpt: [],
  }));
  const size = titles.length;
  const data = { total_results_size: size, results_size: size, results, years: [], kinds: [] };
  return () => Response.json({ data });
}

const resultsFor = (text: string) => status.getByRole("heading", { name: `Results for “${text}”` });

describe("the search panel", () => {
  it("is 532 px wide at the right, and dims the page", async () => {
    await openPanel();
    const { x, y, width, height } = panel.element().getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 908, y: 0, width: 532, height: 900 });
    const shown = document.body.appendChild(document.createElement("p"));
    shown.style.backgroundColor = palette.forest;
    expect(getComputedStyle(panel.element(), "::backdrop").backgroundColor).toBe(
      getComputedStyle(shown).backgroundColor,
    );
    shown.remove();
  });

  it("stays with a click inside, and closes on one on the backdrop", async () => {
    await openPanel();
    await panel.click({ position: { x: 40, y: 450 } });
    await expect.element(panel).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 300, y: 450 }, force: true });
    await expect.element(panel).not.toBeInTheDocument();
  });

  it("stays when a text selection ends outside", async () => {
    await openPanel();
    await field.fill("dividend");
    await userEvent.dragAndDrop(field, document.documentElement, { targetPosition: { x: 300, y: 450 } });
    await expect.element(panel).toBeVisible();
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its button", () => panel.getByRole("button", { name: "Close" }).click()],
  ])("closes with %s, even with typed text, and restores the focus", async (_, close) => {
    await openPanel();
    await field.fill("div");
    await expect.element(opener).toHaveAttribute("aria-expanded", "true");
    // A screen reader reads the button as soon as it has the focus.
    const states: (string | null)[] = [];
    opener
      .element()
      .addEventListener("focus", () => states.push(opener.element().getAttribute("aria-expanded")));
    await close();
    await expect.element(opener).toHaveFocus();
    expect(states).toEqual(["false"]);
  });

  it("is reset when it is opened again: term, scope and results", async () => {
    respondWith(found("1"));
    await openPanel();
    await search("dividend");
    await tab("PDF").click();
    await expect.element(resultsFor("dividend")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await opener.click();
    await expect.element(field).toHaveValue("");
    await expect.element(tab("Page")).toHaveAttribute("aria-selected", "true");
    expect(resultsFor("dividend").query()).toBeNull();
    expect(items.elements()).toEqual([]);
  });

  it("shows 'Loading...' and dims its tabs while it searches", async () => {
    const response = Promise.withResolvers<Response>();
    respondWith(() => response.promise);
    await openPanel();
    const opacity = () => getComputedStyle(panel.getByRole("tablist").element()).opacity;
    expect(opacity()).toBe("1");
    await search("dividend");
    await expect.element(status.getByText("Loading...")).toBeVisible();
    await expect.poll(opacity).toBe("0.5");
    response.resolve(found("One")());
    await expect.element(status.getByText("Showing 1 - 1 of 1")).toBeVisible();
    await expect.poll(opacity).toBe("1");
  });

  it("says that there are no results, once, and what to do", async () => {
    respondWith(found());
    await openPanel();
    await search("zebra");
    await expect.element(status.getByRole("heading", { name: "No results for “zebra”" })).toBeVisible();
    await expect.element(status.getByText("Showing 0 - 0 of 0")).toBeVisible();
    await expect.element(panel.getByText("No Results", { exact: true })).toBeVisible();
    expect(status.getByText("No Results", { exact: true }).query()).toBeNull();
    await expect.element(panel.getByRole("tabpanel").getByRole("link", { name: "Ask us" })).toBeVisible();
    await expect.element(panel.getByText(/Quotes find an exact phrase/)).toBeVisible();
  });

  it.each([
    [4, 0],
    [5, 1],
  ])("with %i results has %i links to all results", async (count, offered) => {
    respondWith(found(...Array.from({ length: count }, (_, index) => `Result ${index}`)));
    await openPanel();
    await search("dividend");
    await expect.element(panel.getByText("Result 0")).toBeVisible();
    const links = panel.getByRole("link", { name: "See all results" }).elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      new Array(offered).fill("/search?s=dividend&t=page"),
    );
  });

  it("sends nothing for a blank text, and nothing while text is typed", async () => {
    const calls = respondWith(found("1"));
    await openPanel();
    for (const text of ["", "   "]) await search(text);
    await panel.getByRole("button", { name: "Search" }).click();
    await tab("PDF").click();
    await field.fill("");
    await field.click();
    await userEvent.keyboard("annual report");
    expect(calls).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.element(resultsFor("annual report")).toBeVisible();
    expect(calls.map(({ sent }) => sent)).toMatchObject([{ searchInput: "annual report" }]);
  });

  it("cancels the older of two searches", async () => {
    const calls = respondWith(() => new Promise(() => undefined), found("Newer result"));
    await openPanel();
    await search("older");
    await search("newer");
    await expect.element(panel.getByText("Newer result")).toBeVisible();
    await expect.element(resultsFor("newer")).toBeVisible();
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it.each<[string, boolean, () => Response | Promise<Response>, RegExp]>([
    ["fails", true, () => new Response("{}", { status: 503 }), /not ready/],
    ["is offline", false, () => Promise.reject(new TypeError("Failed to fetch")), /You are offline\./],
  ])(
    "clears the results when a search %s, keeps its text, and can retry",
    async (_, isOnline, fails, says) => {
      respondWith(found("1"), fails, found("2"));
      await openPanel();
      await search("dividend");
      await expect.element(resultsFor("dividend")).toBeVisible();
      const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      await search("report");
      await expect.element(status.getByText(says)).toBeVisible();
      expect(items.elements()).toEqual([]);
      await expect.element(field).toHaveValue("report");
      onLine.mockRestore();
      await search("report");
      await expect.element(resultsFor("report")).toBeVisible();
    },
  );

  it("searches in browsers that cannot join signals, as Safari before 17.4", async () => {
    const { any } = AbortSignal;
    onTestFinished(() => void Object.assign(AbortSignal, { any }));
    Reflect.deleteProperty(AbortSignal, "any");
    respondWith(found("1"));
    await openPanel();
    await search("dividend");
    await expect.element(resultsFor("dividend")).toBeVisible();
  });
});
