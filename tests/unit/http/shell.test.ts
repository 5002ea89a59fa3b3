import { expect, it } from "vitest";
import type { ShellData } from "../../../src/adapters/http/contract/initial-state.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const titled = (newsletterTitle: string) => ({ ...EMPTY_SITE_OPTIONS, newsletterTitle });

/** The version of the shell that new documents name. */
async function currentVersion(server: ReturnType<typeof siteOf>["server"], cookies = {}): Promise<string> {
  return (await server.inject({ url: "/api/shell/any", cookies })).json<ShellData>().version;
}

it("a document in a cache gets the shell that it shows, after a publish has changed it", async () => {
  const pages = [contentPage("company")];
  const { server, content } = siteOf({ pages, siteOptions: titled("Before") });
  await server.inject("/company");
  const before = await currentVersion(server);
  content.publish({ pages, siteOptions: titled("After") });
  const response = await server.inject(`/api/shell/${before}`);
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Before" } });
  expect(response.headers["cache-control"]).toContain("immutable");
});

it("a version that the process does not know gets the current shell, which no cache keeps for it", async () => {
  const { server } = siteOf({ siteOptions: titled("Now") });
  const response = await server.inject("/api/shell/unknown");
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Now" } });
  expect(response.headers["cache-control"]).not.toContain("immutable");
});

it("the shell of a preview is not kept", async () => {
  const pages = [contentPage("company")];
  const { server, content } = siteOf({ pages, siteOptions: titled("Published") });
  const token = content.preview({ pages, siteOptions: titled("Draft") });
  const cookies = { "io.prismic.preview": token };
  expect((await server.inject({ url: "/company", cookies })).body).toContain("Draft");
  const response = await server.inject(`/api/shell/${await currentVersion(server, cookies)}`);
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Published" } });
});
