import type { Page } from "playwright-core";
import type { DocumentState } from "../../src/adapters/http/contract/initial-state.ts";
import { documentHeaders } from "../../src/adapters/http/security/document-headers.ts";

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
      let headers = response.headers();
      const body = (await response.text()).replace(
        /(<script type="application\/json" id="initial-state">)(.*?)(<\/script>)/s,
        (_, start, text, end) => {
          const state = change(JSON.parse(text));
          // As the server would send them with this state.
          const { origin: publicUrl } = new URL(route.request().url());
          headers = { ...headers, ...documentHeaders(state, { publicUrl }) };
          return start + JSON.stringify(state).replaceAll("<", "\\u003c") + end;
        },
      );
      return route.fulfill({ response, headers, body });
    },
  );
}

/** Waits until the page answers to the visitor: to one who uses it, since a clock that is held lets no page be idle. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("html").dispatchEvent("pointerdown", { bubbles: false });
  await page.locator("header[data-scroll]").waitFor();
}
