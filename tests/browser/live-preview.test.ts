import { request } from "node:http";
import { createServer, type Server } from "node:https";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../brand/brand.ts";
import { selfSigned } from "../../sandbox/self-signed.ts";
import { expectComplaints } from "./complaints.ts";
import { changeDraft, preview } from "./editing.ts";
import { origin, visitOwnSite } from "./site.ts";
import { LIGHT_PAGE, visit } from "./windows.ts";

/** The repository's page builder, as the site knows it by its content. */
const BUILDER = `https://${brand.repository}.prismic.io/builder`;
const STRANGER = "https://stranger.example/";

/** The browser focuses nothing in a frame by itself: neither the search field nor what a menu starts with. */
const UNFOCUSED = /^Blocked autofocusing on/;

visitOwnSite({ PUBLIC_URL: "https://127.0.0.1" });

/** Address of the site over TLS, as behind a proxy: browsers only keep cookies of frames with it. */
let secureOrigin: string;
let proxy: Server;
beforeAll(async () => {
  const { port } = new URL(origin);
  proxy = createServer(selfSigned(), (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  secureOrigin = `https://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

/** Opens a page of another site that frames an address of the site. */
async function embed(path: string, by: string): Promise<Page> {
  const page = await visit(LIGHT_PAGE, { ignoreHTTPSErrors: true, permissions: ["local-network-access"] });
  const body = `<!doctype html><title>Builder</title><iframe src="${secureOrigin}${path}"></iframe>`;
  await page.route(by, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(by);
  return page;
}

/** Saves a draft; returns the path that starts its preview. */
async function draft(title: string): Promise<string> {
  await changeDraft("page_terms", { title });
  const { token } = await preview("page_terms");
  return `/api/preview?${new URLSearchParams({ token, documentId: "page_terms" })}`;
}

describe("the page builder", () => {
  it("shows a preview in its frame, and goes on through the site", async () => {
    expectComplaints(UNFOCUSED);
    const page = await embed(await draft("Terms, live"), BUILDER);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { level: 1, name: "Terms, live" }).waitFor();
    const [shown] = page.frames().filter((candidate) => candidate !== page.mainFrame());
    await shown?.goto(`${secureOrigin}/company`);
    await shown?.goto(`${secureOrigin}/terms`);
    await frame.getByRole("heading", { level: 1, name: "Terms, live" }).waitFor();
    await frame.getByRole("complementary", { name: "Preview" }).getByText("Terms, live").waitFor();
  });

  it("exits a preview in its frame, after which it cannot show the site", async () => {
    expectComplaints(UNFOCUSED);
    expectComplaints(/frame-ancestors|chrome-error/);
    const page = await embed(await draft("Terms, left"), BUILDER);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { level: 1, name: "Terms, left" }).waitFor();
    const refused = page.waitForEvent("console", (event) => event.text().includes("frame-ancestors"));
    await frame.getByRole("button", { name: "Exit" }).click();
    await refused;
    expect(await page.context().cookies(secureOrigin)).not.toContainEqual(
      expect.objectContaining({ name: "io.prismic.preview" }),
    );
  });

  it.each([
    ["another site with a preview", STRANGER, () => draft("Terms, stolen")],
    ["the page builder without a preview", BUILDER, async () => "/terms"],
  ])("alone may do so, not %s", async (_who, by, path) => {
    expectComplaints(/frame-ancestors/);
    const refused = Promise.withResolvers<string>();
    const embedded = await embed(await path(), by);
    embedded.on("console", (event) => refused.resolve(event.text()));
    await embedded.reload();
    expect(await refused.promise).toContain("frame-ancestors");
    expect(await embedded.frameLocator("iframe").getByRole("heading", { level: 1 }).count()).toBe(0);
  });
});
