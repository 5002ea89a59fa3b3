import type { Page } from "playwright-core";
import { untilStarted } from "../../scripts/screenshots/still.ts";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { scriptElement } from "../../src/adapters/http/rendering/html-document.ts";
import { documentHeaders } from "../../src/adapters/http/security/document-headers.ts";

/** Changes the HTML of all documents that a page loads, with the headers and scripts that the server would send with it. */
export async function changeDocuments(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.hostname === "127.0.0.1",
    async (route) => {
      if (route.request().headers().accept?.includes("text/html") !== true) return route.fallback();
      const response = await route.fetch();
      const body = change(await response.text());
      await route.fulfill({
        response,
        headers: { ...response.headers(), ...policyOf(body, route.request().url()) },
        body: asServed(body),
      });
    },
  );
}

/**
 * Changes the settings in documents.
 *
 * @param inject - Changes the rest of the HTML too. Default: nothing is changed.
 */
export async function changeSettings(
  page: Page,
  change: (settings: DocumentSettings) => DocumentSettings,
  inject = (html: string) => html,
): Promise<void> {
  await changeDocuments(page, (html) =>
    inject(html).replace(SETTINGS, (_, start, text, end) => {
      const settings = change(JSON.parse(text));
      return start + JSON.stringify(settings).replaceAll("<", "\\u003c") + end;
    }),
  );
}

const SETTINGS = /(<script type="application\/json" id="settings">)(.*?)(<\/script>)/s;

const SCRIPT = /<script type="module" src="([^"]+)"[^>]*><\/script>/g;

function settingsOf(html: string): DocumentSettings | undefined {
  return JSON.parse(SETTINGS.exec(html)?.[2] ?? "null") ?? undefined;
}

/** The HTML with the script elements that the server would render for its settings. */
function asServed(html: string): string {
  const isTrusted = settingsOf(html)?.tagManagerId !== undefined;
  return html.replace(SCRIPT, (_, src) => scriptElement(src, isTrusted));
}

/** The security headers that the server would send with these settings. */
function policyOf(html: string, url: string): Readonly<Record<string, string>> {
  const settings = settingsOf(html);
  if (!settings) return {};
  const { tagManagerId, ...others } = settings;
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, src]) => src ?? []);
  return documentHeaders({ ...others, shell: { tagManagerId } }, { publicUrl: new URL(url).origin, scripts });
}

/** Pauses the page's clock, a minute after the time at which it is installed: it cannot be paused in the past. */
export async function pauseClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
}

/** Starts the application, as the first press on a control does, and waits until it has started. */
export const untilLive = (page: Page): Promise<void> => untilStarted(page);

/** Waits until the page has run its idle callbacks. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
}

/**
 * Does what makes the page fetch a document ahead, and waits until the page has it. That is later than the end of the
 * response, because the page still has to read and parse it.
 */
export async function untilPrefetched(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const watched = await page.evaluateHandle((expected) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const parse = DOMParser.prototype.parseFromString;
    DOMParser.prototype.parseFromString = function (...source) {
      const parsed = parse.apply(this, source);
      const canonical = parsed.querySelector<HTMLLinkElement>("link[rel='canonical']");
      if (canonical && new URL(canonical.href).pathname === expected) resolve();
      return parsed;
    };
    return { isParsed: promise };
  }, path);
  await act();
  await watched.evaluate(({ isParsed }) => isParsed);
}
