import { expect, it } from "vitest";
import { shellDataOf } from "../../../src/adapters/http/rendering/shell-data.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const titled = (newsletterTitle: string) => ({ ...EMPTY_SITE_OPTIONS, newsletterTitle });

/** The version of the shell that a document of these site options names. */
function versionOf(siteOptions: typeof EMPTY_SITE_OPTIONS): string {
  const { offices: _offices, contacts: _contacts, redirects: _redirects, ...shell } = siteOptions;
  return shellDataOf(shell).version;
}

it("a document in a cache gets the shell that it shows, after a publish has changed it", async () => {
  const pages = [contentPage("company")];
  const { server, content } = siteOf({ pages, siteOptions: titled("Before") });
  await server.inject("/company");
  content.publish({ pages, siteOptions: titled("After") });
  const response = await server.inject(`/api/shell/${versionOf(titled("Before"))}`);
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Before" } });
  expect(response.headers["cache-control"]).toContain("immutable");
});

it("a version that the process does not know gets the current shell, which no cache keeps for it", async () => {
  const { server } = siteOf({ siteOptions: titled("Now") });
  const response = await server.inject("/api/shell/unknown");
  expect(response.json()).toMatchObject({
    version: versionOf(titled("Now")),
    options: { newsletterTitle: "Now" },
  });
  expect(response.headers["cache-control"]).not.toContain("immutable");
});

it("the shell of a preview is not kept", async () => {
  const pages = [contentPage("company")];
  const { server, content } = siteOf({ pages, siteOptions: titled("Published") });
  const token = content.preview({ pages, siteOptions: titled("Draft") });
  const cookies = { "io.prismic.preview": token };
  expect((await server.inject({ url: "/company", cookies })).body).toContain("Draft");
  const response = await server.inject(`/api/shell/${versionOf(titled("Draft"))}`);
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Published" } });
});
