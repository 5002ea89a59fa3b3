import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brand } from "../../brand/brand.ts";
import { origin } from "./site.ts";
import { runFirst, visit } from "./windows.ts";

/** The repository's page builder, as the site knows it by its content. */
const BUILDER = `https://${brand.repository}.prismic.io/builder`;

const examples: readonly object[] = JSON.parse(
  readFileSync(new URL("../../content/slices/Quote/examples.json", import.meta.url), "utf8"),
);

/** Opens a page builder that frames the simulator and sends it slices; returns the frame's content. */
async function build(slices: readonly object[]) {
  const page = await visit("/terms", { permissions: ["local-network-access"] });
  const body = `<!doctype html><title>Builder</title><iframe src="${origin}/slice-simulator"></iframe>`;
  await page.route(BUILDER, (route) => route.fulfill({ contentType: "text/html", body }));
  await runFirst(page, sendWhenReady, slices);
  await page.goto(BUILDER);
  return page.frameLocator("iframe");
}

/** What the page builder does in its window: a channel to the frame that is ready, and the slices over it. */
function sendWhenReady(slices: readonly object[]): void {
  window.addEventListener("message", ({ data, source }) => {
    if (data.type !== "ready" || !source) return;
    const { port1, port2 } = new MessageChannel();
    source.postMessage(
      { requestID: "1", type: "connect", data: {} },
      { targetOrigin: "*", transfer: [port2] },
    );
    source.postMessage(
      { requestID: data.requestID, status: 200, msg: "ok", data: null },
      { targetOrigin: "*" },
    );
    port1.postMessage({ requestID: "2", type: "setSliceZone", data: slices });
  });
}

it("the page builder shows slices as the site does, and says what one lacks", async () => {
  const shown = await build([...examples.slice(0, 1), { slice_type: "carousel", primary: {} }]);
  await shown.getByRole("blockquote").getByText("If we cannot publish a figure").waitFor();
  await shown.getByText('This slice cannot be shown yet. slice: unknown slice type "carousel"').waitFor();
  expect(await shown.getByRole("banner").count()).toBe(0);
});

it("who opens the page without the builder is told what it is for", async () => {
  const page = await visit("/terms");
  await page.goto(`${origin}/slice-simulator`);
  await page.getByText("The page builder shows its slices here.").waitFor();
});
