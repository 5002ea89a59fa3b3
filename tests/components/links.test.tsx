import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { respondWith, showShell } from "./show.tsx";

const REPORT = { linkType: "Document", type: "pdf", uid: "annual-report-fy26" };
const LEADERS = { linkType: "Document", type: "page", uid: "leadership" };

/** Shows a page with links that the server has left unresolved. */
function showUnresolved(target: ContentLink, ...names: readonly string[]): Promise<void> {
  const links = names.map((name) => (
    <a key={name} href="/" data-unresolved={JSON.stringify(target)}>
      {name}
    </a>
  ));
  return showShell({ content: <p>{links}</p> });
}

const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: false });

describe("a link that the server left unresolved", () => {
  it.each([
    [LEADERS, "/api/createPageLink", "/company/leadership", ""],
    [REPORT, "/api/createPdfLink", "/x/report.pdf", "_blank"],
  ])(
    "points at / until it is resolved, once however often it appears: %j",
    async (target, url, href, tab) => {
      const response = Promise.withResolvers<Response>();
      const calls = respondWith(() => response.promise);
      const names = ["One report", "Other report", "Report again"];
      await showUnresolved(target, ...names);
      const sent = { link_type: "Document", type: target.type, uid: target.uid };
      await expect.poll(() => calls).toMatchObject([{ url, sent }]);
      await expect.element(link("One report")).toHaveAttribute("href", "/");
      response.resolve(Response.json({ data: href }));
      for (const name of names) {
        await expect.element(link(name)).toHaveAttribute("href", href);
        expect(link(name).element()).toMatchObject({ target: tab, rel: tab && "noopener" });
      }
      expect(calls).toHaveLength(1);
    },
  );

  it("falls back to / when it cannot be resolved, silently", async () => {
    const calls = respondWith(() => Response.json({}, { status: 503 }));
    await showUnresolved(LEADERS, "Our leaders");
    await expect.poll(() => calls).toHaveLength(1);
    await untilIdle();
    await expect.element(link("Our leaders")).toHaveAttribute("href", "/");
    expect(page.getByRole("alert").elements()).toEqual([]);
  });
});

/** Waits for what the page does when it has nothing else to do, or after 3 s although the browser is never idle. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((painted) => requestAnimationFrame(painted));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 3_000 }));
  }
}

/** Addresses of the pages that are requested from now on. */
function watchPages(): readonly string[] {
  const requested: string[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (request) => {
    requested.push(String(request));
    return new Response("", { status: 404 });
  });
  return requested;
}

/** Switches on the data saver: nothing is prefetched without an intent. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
}

/** Shows a page with links, their names by their addresses. */
function showLinks(names: Readonly<Record<string, string>>): Promise<void> {
  const links = Object.entries(names).map(([href, name]) => (
    <a key={href} href={href}>
      {name}
    </a>
  ));
  return showShell({ content: <p style={{ marginTop: 400 }}>{links}</p> });
}

const of = (requested: readonly string[], address: string) =>
  requested.filter((one) => one === address).length;

describe("pages are prefetched", () => {
  it("when a link comes into view, once per address", async () => {
    const requested = watchPages();
    const low = { position: "absolute", top: 3_000 } as const;
    await showShell({
      content: (
        <div style={{ height: 6_000 }}>
          <a href="/near">Near</a>
          <p style={low}>
            <a href="/far">Far</a> <a href="/far">Also far</a>
          </p>
        </div>
      ),
    });
    await expect.poll(() => of(requested, "/near")).toBe(1);
    expect(requested).not.toContain("/far");
    scrollTo(0, 2_800);
    await expect.poll(() => of(requested, "/far")).toBe(1);
    scrollTo(0, 0);
    await untilIdle();
    expect(requested).toHaveLength(new Set(requested).size);
  });

  it("only on hover if they are above the page in view", async () => {
    const { href } = location;
    history.replaceState(null, "", "/company/leadership");
    onTestFinished(() => history.replaceState(null, "", href));
    const requested = watchPages();
    await showLinks({ "/": "Home", "/company": "Our company", "/near": "Near" });
    await expect.poll(() => requested).toContain("/near");
    expect(requested).not.toContain("/company");
    expect(requested).not.toContain("/");
    await link("Our company").hover();
    await expect.poll(() => requested).toContain("/company");
  });

  it("once, however often a link is hovered over or focused, and whatever the answer is", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    saveData();
    const requested = watchPages();
    await showLinks({ "/terms": "Terms", "/assistance": "Assistance" });
    for (let time = 0; time < 5; time += 1) {
      // Longer than a document is new.
      vi.setSystemTime(Date.now() + 5_000);
      await link("Terms").hover();
      await link("Assistance").hover();
      link("Terms").element().focus();
      link("Assistance").element().focus();
    }
    await untilIdle();
    expect([...requested].sort()).toEqual(["/assistance", "/terms"]);
  });

  it("only on hover or focus if the cookie notice has the link", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const requested = watchPages();
    const privacy = { kind: "page", href: "/privacy-policy" } as const;
    const policy = { kind: "link", link: privacy, children: ["Policy"] } as const;
    await showShell({ options: { cookiesPolicy: [{ kind: "paragraph", children: [policy] }] } });
    await vi.advanceTimersByTimeAsync(3_000);
    const notice = page.getByRole("region", { name: "Cookies" });
    await expect.element(notice).toBeVisible();
    vi.useRealTimers();
    await untilIdle();
    expect(requested).not.toContain("/privacy-policy");
    await notice.getByRole("link").hover();
    await expect.poll(() => requested).toContain("/privacy-policy");
  });

  it("only on hover or focus with the data saver", async () => {
    saveData();
    const requested = watchPages();
    await showLinks({ "/terms": "Terms", "/assistance": "Assistance" });
    await untilIdle();
    expect(requested).toEqual([]);
    await link("Terms").hover();
    await expect.poll(() => requested).toEqual(["/terms"]);
    link("Assistance").element().focus();
    await expect.poll(() => requested).toEqual(["/terms", "/assistance"]);
  });
});
