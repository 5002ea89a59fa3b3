import { addressOf, type PageType } from "../../../domain/links/address.ts";
import type { ContentLink } from "../../../domain/links/content-link.ts";
import type { OpenedDocument } from "../../../ports/content-source.ts";
import { REVALIDATED } from "../cache-headers.ts";
import { type ContentLinkObject, contentLinkSchema, linkResponseSchema } from "../contract/link.ts";
import { searchRequestSchema, searchResponseSchema } from "../contract/search.ts";
import { problems } from "../plugins/openapi.ts";
import { readPreview } from "../plugins/previews.ts";
import { networkOf } from "../plugins/rate-limits.ts";
import { searchResponse } from "../search-response.ts";
import type { Routes } from "../site-parts.ts";

/** Maximum size of a body, which is enough for any search or link. */
const MAX_BODY_BYTES = 64 * 1024;

const PROBLEMS = problems(400, 413, 415, 429, 503);

const searchRoute = (pageTypes: readonly PageType[]) =>
  ({
    bodyLimit: MAX_BODY_BYTES,
    config: { limited: "searches" },
    schema: {
      operationId: "globalSearch",
      summary: "Full text search over pages or PDF documents",
      description:
        "Ignores accents and plurals, finds prefixes of words, and tolerates one typing error. Punctuation has no special meaning.",
      body: searchRequestSchema,
      response: { 200: searchResponseSchema(pageTypes).describe("A page of results."), ...PROBLEMS },
    },
  }) as const;

const linkRoute = (operationId: string, summary: string) => ({
  bodyLimit: MAX_BODY_BYTES,
  schema: {
    operationId,
    summary,
    description:
      "A broken link (of an unknown type, or to a document that is missing or not published) resolves to the home page of the language of the call.",
    body: contentLinkSchema,
    response: { 200: linkResponseSchema.describe("The address."), ...PROBLEMS },
  },
});

/** API calls of the browser: search, and resolving links. */
export const contentApi: Routes = async (
  server,
  { contentAt, locale: { language }, pageTypes, renderings, searches, resolveLink, searchContent },
) => {
  // A publish is visible at once. Responses for editors are marked private elsewhere.
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(REVALIDATED);
  });

  // Only JSON is accepted; the body of a text would be validated as a string.
  server.removeContentTypeParser("text/plain");

  server.post("/globalSearch", searchRoute(pageTypes), (request, reply) =>
    readPreview(request, reply, () => {
      const { body, preview, locale } = request;
      return searches.run(networkOf(request), async () =>
        searchResponse(searchContent, await contentAt(preview), { request: body, locale }),
      );
    }),
  );

  for (const [path, route] of [
    ["/createPageLink", linkRoute("createPageLink", "The address of a link to a page")],
    ["/createPdfLink", linkRoute("createPdfLink", "The address of the file of a PDF document")],
  ] as const) {
    server.post(path, route, async (request, reply) => {
      const link = contentLinkOf(request.body);
      const data = await readPreview(request, reply, () =>
        renderings.run(networkOf(request), async () =>
          resolveLink.run(await contentAt(request.preview, openedBy(link, pageTypes, language)), link),
        ),
      );
      return { data };
    });
  }
};

/** The page that a preview has to know for a link; a file has no address on the site. */
function openedBy(
  { type, uid }: ContentLink,
  pageTypes: readonly PageType[],
  language: string | undefined,
): OpenedDocument | undefined {
  const pageType = pageTypes.find((known) => known === type);
  const path = pageType && addressOf({ type: pageType, uid, language });
  return path === undefined ? undefined : { path };
}

function contentLinkOf({ link_type: linkType, type, uid, url }: ContentLinkObject): ContentLink {
  return { linkType, type: type ?? undefined, uid: uid ?? undefined, url: url ?? undefined };
}
