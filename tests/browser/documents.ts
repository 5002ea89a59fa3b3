import type { Page } from "playwright-core";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { documentHeaders } from "../../src/adapters/http/security/document-headers.ts";

/** Lets the browser get other documents than the server sends. */
export async function changeDocuments(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.hostname === "127.0.0.1",
    async (route) => {
      if (route.request().headers().accept?.includes("text/html") !== true) return route.fallback();
      const response = await route.fetch();
      const body = change(await response.text());
      const headers = { ...response.headers(), ...policyOf(body, route.request().url()) };
      await route.fulfill({ response, headers, body });
    },
  );
}

/** Lets documents tell their scripts something else. */
export async function changeSettings(
  page: Page,
  change: (settings: DocumentSettings) => DocumentSettings,
): Promise<void> {
  await changeDocuments(page, (html) =>
    html.replace(SETTINGS, (_, start, text, end) => {
      const settings = change(JSON.parse(text));
      return start + JSON.stringify(settings).replaceAll("<", "\\u003c") + end;
    }),
  );
}

const SETTINGS = /(<script type="application\/json" id="settings">)(.*?)(<\/script>)/s;

/** As the server would send them with these settings. */
function policyOf(html: string, url: string): Readonly<Record<string, string>> {
  const settings: DocumentSettings | undefined = JSON.parse(SETTINGS.exec(html)?.[2] ?? "null") ?? undefined;
  if (!settings) return {};
  const { tagManagerId, ...others } = settings;
  return documentHeaders({ shell: { tagManagerId }, ...others }, { publicUrl: new URL(url).origin });
}

/** Waits until the page's own script runs. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("header[data-scroll]").waitFor();
}

/** Points at an island, and waits until React answers for it. */
export async function untilHydrated(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`);
  await island.locator("> *").first().dispatchEvent("pointerover", { bubbles: true });
  await page.locator(`[data-island="${name}"][data-hydrated]`).waitFor({ state: "attached" });
}
