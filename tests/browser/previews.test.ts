import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { brand } from "../../brand/brand.ts";
import { expectComplaints } from "./complaints.ts";
import { untilLive } from "./documents.ts";
import { changeDraft, preview, revertDrafts } from "./editing.ts";
import { origin, visitOwnSite } from "./site.ts";
import { devtools, LIGHT_PAGE, respondTo, visit } from "./windows.ts";

const EDITOR = "/sandbox/editor";
const HOST = `${brand.repository}.prismic.io`;

afterEach(revertDrafts);

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const toolbar = (page: Page) => page.getByRole("complementary", { name: "Preview" });

visitOwnSite();

/** Runs in the page: what the toolbar does at the end of a preview, while the editor has pressed nothing. */
function endWithoutPress(): void {
  // The test itself counts as a press.
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
  // biome-ignore lint/suspicious/noDocumentCookie: as the toolbar does
  document.cookie = "io.prismic.preview=; path=/; max-age=0";
  dispatchEvent(new CustomEvent("prismicPreviewEnd", { cancelable: true }));
}

/**
 * Replaces the sandbox's toolbar by one that decides on a preview as version 4.1 of the content service's own does (known from
 * its published code). A frame of the repository has the cookie of the editor's session. A preview cookie in another form
 * is rewritten, and one that is not the session's is replaced or removed; each time the page is reloaded without an event.
 */
async function installVendorToolbar(page: Page, token: string): Promise<void> {
  const session = { name: "io.prismic.previewSession", value: encodeURIComponent(token) };
  await page
    .context()
    .addCookies([{ ...session, domain: HOST, path: "/", secure: true, sameSite: "None" as const }]);
  await page.route("**/toolbar.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${vendorToolbar})(${JSON.stringify(HOST)})` }),
  );
  await page.route(`https://${HOST}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<script>(${sessionFrame})()</script>` }),
  );
}

/** Runs in the frame of the repository. */
function sessionFrame(): void {
  const value = /previewSession=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  parent.postMessage(decodeURIComponent(value), "*");
}

/** Runs in the page. */
function vendorToolbar(host: string): void {
  const store = (value: string, age = "") => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the toolbar does
    document.cookie = `io.prismic.preview=${encodeURIComponent(value)}; path=/; samesite=lax${age}`;
  };
  const follow = (session: string) => {
    const cookie = decodeURIComponent(/io\.prismic\.preview=([^;]*)/.exec(document.cookie)?.[1] ?? "");
    const isPlain = cookie !== "" && !cookie.startsWith("{");
    const named = isPlain || cookie === "" ? cookie : JSON.parse(cookie)[host].preview;
    const wanted = isPlain ? named : session;
    store(JSON.stringify({ [host]: { preview: wanted } }), wanted === "" ? "; max-age=0" : "");
    if (isPlain || named !== session) location.reload();
    else if (session !== "") {
      const bar = document.createElement("aside");
      bar.ariaLabel = "Preview";
      bar.textContent = "Preview";
      document.body.append(bar);
    }
  };
  addEventListener("message", ({ origin: from, data }) => {
    if (from === `https://${host}`) follow(data);
  });
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = `https://${host}/prismic-toolbar/iframe.html`;
  document.body.append(frame);
}

async function blockThirdPartyCookies(page: Page): Promise<void> {
  const settings = await devtools(page);
  await settings.send("Network.enable");
  await settings.send("Network.setCookieControls", { enableThirdPartyCookieRestriction: true });
}

/** The names of the site's cookies of editors. */
async function cookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(origin);
  return cookies
    .map(({ name }) => name)
    .filter((name) => /preview/.test(name))
    .toSorted();
}

/** Runs in the page: what the toolbar does at the start of a preview. Returns whether it would reload the page. */
function startAsToolbar({ ref, host }: { readonly ref: string; readonly host: string }): boolean {
  const cookie = encodeURIComponent(JSON.stringify({ _tracker: "t", [host]: { preview: ref } }));
  // biome-ignore lint/suspicious/noDocumentCookie: as the toolbar does
  document.cookie = `io.prismic.preview=${cookie}; path=/; samesite=lax`;
  return dispatchEvent(new CustomEvent("prismicPreviewStart", { detail: { ref }, cancelable: true }));
}

describe("an editor previews", () => {
  it("a published document, from the editor's page to the site and on through it", async () => {
    const page = await visit(`${EDITOR}/documents/page_leadership`);
    await page.getByLabel("Title", { exact: true }).fill("Leaders, drafted");
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.waitForURL(`${origin}/company/leadership`);
    await heading(page, "Leaders, drafted").waitFor();
    await toolbar(page).getByText("Preview of Leaders, drafted").waitFor();

    // The documents that the browser fetches show the draft too.
    const response = page.waitForResponse(/\/company\/leadership$/);
    await page.goto(`${origin}/company`);
    await untilLive(page);
    await page.evaluate(() => {
      history.pushState(null, "", "/company/leadership");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await heading(page, "Leaders, drafted").waitFor();
    expect((await response).headers()["cache-control"]).toBe("private, no-store");
  });

  it("although the toolbar, without cookies of third parties, reports the end once it is loaded", async () => {
    await changeDraft("page_terms", { title: "Terms, drafted" });
    const page = await visit((await preview("page_terms")).url);
    await toolbar(page).getByRole("button", { name: "Exit" }).waitFor();
    await page.evaluate(endWithoutPress);
    await page.goto(`${origin}/terms`);
    await heading(page, "Terms, drafted").waitFor();
  });

  it("although the content service’s own toolbar removes its cookie where those of third parties are blocked", async () => {
    await changeDraft("page_terms", { title: "Terms, drafted" });
    const { url, token } = await preview("page_terms");
    const page = await visit();
    await installVendorToolbar(page, token);
    await blockThirdPartyCookies(page);
    await page.goto(url, { waitUntil: "commit" });
    await page.getByRole("link", { name: "End the preview" }).waitFor();
    expect(await cookieNames(page)).toEqual(["editor-preview"]);
    await heading(page, "Terms, drafted").waitFor();
    await page.getByRole("link", { name: "End the preview" }).click();
    await page.waitForURL(`${origin}/`);
    expect(await cookieNames(page)).toEqual([]);
  });

  it("with the content service’s own toolbar where cookies of third parties are allowed", async () => {
    await changeDraft("page_terms", { title: "Terms, drafted" });
    const { url, token } = await preview("page_terms");
    const page = await visit();
    await installVendorToolbar(page, token);
    await page.goto(url, { waitUntil: "commit" });
    await toolbar(page).waitFor();
    expect(await cookieNames(page)).toEqual(["editor-preview", "io.prismic.preview"]);
    expect(await page.getByRole("link", { name: "End the preview" }).count()).toBe(0);
  });

  it("until it is exited in another window, which the toolbar reports later", async () => {
    await changeDraft("page_terms", { title: "Terms, drafted" });
    const { url } = await preview("page_terms");
    const page = await visit(LIGHT_PAGE, { hasClock: true });
    await page.clock.install({ time: Date.now() });
    await page.goto(url);
    // The page waits for an idle moment of its clock before it loads the toolbar.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return toolbar(page).getByRole("button", { name: "Exit" }).count();
      })
      .toBe(1);
    await page.clock.fastForward(10_000);
    await page.evaluate(endWithoutPress);
    await heading(page, "Terms of use").waitFor();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: "io.prismic.preview" }),
    );
  });

  it("by a share link, which starts the preview on the current page", async () => {
    await changeDraft("page_terms", { title: "Terms, shared" });
    const page = await visit();
    // The page reloads itself.
    await page.goto((await preview()).shareUrl, { waitUntil: "commit" });
    await toolbar(page).getByText("Preview of Terms, shared").waitFor();
    expect(page.url()).toBe(`${origin}/`);
    await page.goto(`${origin}/terms`);
    await heading(page, "Terms, shared").waitFor();
  });

  it("which the toolbar finds and starts on the current page", async () => {
    await changeDraft("page_terms", { title: "Terms, found" });
    const { token } = await preview();
    const page = await visit("/api/toolbar");
    await page.goto(`${origin}/terms`);
    await untilLive(page);
    // The page listens as soon as it has loaded what previews need; before, the toolbar reloads it.
    const isLeftToToolbar = () => page.evaluate(startAsToolbar, { ref: token, host: HOST });
    await expect.poll(isLeftToToolbar).toBe(false);
    await heading(page, "Terms, found").waitFor();
  });

  it("with a cookie but a page without preview: the preview starts automatically", async () => {
    await changeDraft("page_terms", { title: "Terms, by cookie" });
    const { token } = await preview();
    const page = await visit();
    const cookie = { name: "io.prismic.preview", value: encodeURIComponent(token), url: origin };
    await page.context().addCookies([cookie]);
    // As from a cache that ignores the cookie.
    const published = await (await fetch(`${origin}/terms`)).text();
    const response = { contentType: "text/html; charset=utf-8", body: published };
    const bypass = await respondTo(page, "**/terms", response);
    // The page reloads itself after this request.
    await page.route("**/api/preview", (route) => {
      bypass();
      return route.continue();
    });
    await page.goto(`${origin}/terms`);
    await heading(page, "Terms, by cookie").waitFor();
  });

  it.each([
    ["as an address", "https://another.prismic.io/previews/abc:def?websitePreviewId=ghi"],
    [
      "of the toolbar",
      JSON.stringify({
        _tracker: "t",
        "another.prismic.io": { preview: "https://another.prismic.io/previews/a" },
      }),
    ],
  ])("nothing with the cookie of another repository, %s, about which nothing is logged", async (_, value) => {
    const page = await visit();
    await page
      .context()
      .addCookies([{ name: "io.prismic.preview", value: encodeURIComponent(value), url: origin }]);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/terms`);
    await untilLive(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Assistance" }).click();
    await heading(page, "Assistance").waitFor();
    expect(requested).not.toContain("/api/preview");
  });

  it("and a failed Update or Exit is only logged to the console (specification, section 8)", async () => {
    await changeDraft("page_terms", { title: "Terms, drafted" });
    const page = await visit((await preview("page_terms")).url);
    await toolbar(page).waitFor();
    await changeDraft("page_terms", { title: "Terms, drafted again" });
    expectComplaints(/500|Preview Mode/);
    for (const [button, path, message] of [
      ["Update", "/api/preview", "Failed to start or update Preview Mode…"],
      ["Exit", "/api/exit-preview", "Failed to exit Preview Mode…"],
    ] as const) {
      await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: "" }));
      const logged = page.waitForEvent("console", (event) => event.text() === message);
      await toolbar(page).getByRole("button", { name: button }).click();
      expect((await logged).type()).toBe("error");
      expect(await heading(page, "Terms, drafted").isVisible()).toBe(true);
    }
  });
});
