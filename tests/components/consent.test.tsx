import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paragraph, resize, showShell } from "./show.tsx";

const cookies = page.getByRole("region", { name: "Cookies" });
const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
const choice = (name: "Accept" | "Decline") => cookies.getByRole("button", { name });
const tagManager = () =>
  document.querySelectorAll('script[src="https://www.googletagmanager.com/gtm.js?id=GTM-SAMPLE"]').length;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  const element = Object.assign(document.createElement("script"), {
    id: "settings",
    type: "application/json",
    text: JSON.stringify({ build: "1", origin: location.origin, tagManagerId: "GTM-SAMPLE" }),
  });
  document.head.append(element);
});

afterEach(() => {
  delete window.dataLayer;
  for (const script of document.querySelectorAll("script[src*=gtm], #settings")) script.remove();
});

/** Shows a page for longer than the two seconds until the notice appears. */
async function stay(): Promise<void> {
  await showShell({ options: { cookiesPolicy: paragraph("We use cookies.") }, asksConsent: true });
  await vi.advanceTimersByTimeAsync(3_000);
}

/** Shows a page to a visitor who has not chosen. */
async function arrive(): Promise<void> {
  await stay();
  await expect.element(cookies).toBeVisible();
}

/** The data layer's entries: commands of the consent mode as arrays, events by name. */
function told(): unknown[] {
  return (window.dataLayer ?? []).map((entry) => {
    if (typeof entry !== "object" || entry === null) return entry;
    return "event" in entry ? entry.event : Object.values(entry);
  });
}

const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
const consent = (command: string, analytics: string) => [
  "consent",
  command,
  { ...denied, analytics_storage: analytics },
];

const asked = consent("default", "denied");

/** The tag manager is told of the page. Its script is loaded once, when the browser is idle. */
async function expectMeasured(): Promise<void> {
  expect(told()).toEqual([asked, consent("update", "granted"), "gtm.js", "page_view"]);
  const scripts = async () => {
    await vi.advanceTimersByTimeAsync(100);
    return tagManager();
  };
  await expect.poll(scripts).toBe(1);
}

describe("a visitor who is asked about analytics", () => {
  it("is not measured before the choice, nor after declining", async () => {
    await arrive();
    expect([told(), tagManager()]).toEqual([[asked], 0]);
    await choice("Decline").click();
    await expect.element(cookies).not.toBeInTheDocument();
    expect([told(), tagManager()]).toEqual([[asked], 0]);
    expect(document.cookie).toContain("tracking-consent=denied");
  });

  it("is measured on a later page as chosen, and not asked again", async () => {
    await cookieStore.set("tracking-consent", "granted");
    await stay();
    await expect.element(cookies).not.toBeInTheDocument();
    await expectMeasured();
  });

  it("chooses for all tabs: each follows when it is shown again", async () => {
    await arrive();
    await cookieStore.set("tracking-consent", "granted");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(cookies).not.toBeInTheDocument();
    await expectMeasured();
  });

  it("opens the notice from the footer by keyboard, accepts, and returns there", async () => {
    await arrive();
    await choice("Decline").click();
    settings.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(cookies).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(choice("Accept")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(choice("Decline")).toHaveFocus();
    await choice("Accept").click();
    await expect.element(settings).toHaveFocus();
    await expectMeasured();
    expect(document.cookie).toContain("tracking-consent=granted");
  });

  it.each([
    [1440, 900, 16],
    [390, 844, 16],
    [390, 844, 24],
    [320, 568, 16],
  ])(
    "at %i × %i, text of %i px, declines as easily as accepts, and can reach the end of the page",
    async (...at) => {
      await resize(...at);
      const [, height] = at;
      await arrive();
      const [accept, decline] = (["Accept", "Decline"] as const).map((name) =>
        choice(name).element().getBoundingClientRect(),
      );
      expect([accept?.width, accept?.height]).toEqual([decline?.width, decline?.height]);
      for (const { x, y, width: wide, height: high } of [accept, decline].flatMap((box) => box ?? [])) {
        const corners = [y + 2, y + high - 2].map((edge) => document.elementFromPoint(x + wide / 2, edge));
        expect(corners.map((seen) => seen?.tagName)).toEqual(["BUTTON", "BUTTON"]);
      }
      expect(cookies.element().getBoundingClientRect().y).toBeGreaterThanOrEqual(height / 2 - 1);
      scrollTo(0, document.documentElement.scrollHeight);
      await settings.click({ trial: true });
      scrollTo(0, 0);
    },
  );
});
