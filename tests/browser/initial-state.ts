import type { Page } from "playwright-core";
import type { DocumentState } from "../../src/adapters/http/contract/initial-state.ts";

/** Lets the browser start from another state than the server rendered; of what only the browser shows. */
export async function changeState(
  page: Page,
  change: (state: DocumentState) => DocumentState,
): Promise<void> {
  await page.route(
    (url) => url.hostname === "127.0.0.1",
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<script type="application\/json" id="initial-state">)(.*?)(<\/script>)/s,
        (_, start, state, end) =>
          start + JSON.stringify(change(JSON.parse(state))).replaceAll("<", "\\u003c") + end,
      );
      return route.fulfill({ response, body });
    },
  );
}

/** Waits until the page answers to the visitor. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("header[data-scroll]").waitFor();
}
