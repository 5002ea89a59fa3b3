import { z } from "zod";
import type { Content } from "../../../domain/content/content.ts";
import { REVALIDATED } from "../cache-headers.ts";
import { sendPublished } from "../page-cache/send-published.ts";
import { problems } from "../plugins/openapi.ts";
import { readPreview } from "../plugins/previews.ts";
import { shellDataOf } from "../rendering/shell-data.ts";
import type { Routes } from "../site-parts.ts";

const IMMUTABLE = { "cache-control": "public, max-age=31536000, immutable" };

const shellSchema = z.object({
  version: z.string().describe("Version of this content."),
  options: z.looseObject({}).describe("Menus, links and texts."),
  asksConsent: z.boolean().describe("Whether analytics needs the consent of visitors."),
});

const shellRoute = {
  schema: {
    operationId: "shell",
    summary: "Content of the header, menus, footer and notices",
    description:
      "Documents name the version that they show. The response to a version never changes; a version that this process does not know gets the current content.",
    params: z.object({ version: z.string().max(100) }),
    response: { 200: shellSchema.describe("The content."), ...problems(503) },
  },
} as const;

/** The shell of all documents, which the browser loads once for each version. */
export const shellRoutes: Routes = async (server, { cache, contentAt, loadShell, shells, asksConsent }) => {
  const dataOf = (content: Content) => shellDataOf(loadShell.run(content), asksConsent);

  server.get("/shell/:version", shellRoute, async (request, reply) => {
    const { version } = request.params;
    const former = shells.get(version);
    const data =
      former ?? (await readPreview(request, reply, async () => dataOf(await contentAt(request.preview))));
    if (request.preview !== undefined) return data;
    // Other versions are invented without number: they share an entry.
    const path = data.version === version ? `/api/shell/${version}` : "/api/shell";
    return sendPublished(request, reply, { cache, path }, (content) => {
      const current = former ?? dataOf(content);
      const isExact = path === `/api/shell/${current.version}`;
      return {
        type: "application/json; charset=utf-8",
        body: JSON.stringify(current),
        headers: { "cross-origin-resource-policy": "same-origin", ...(isExact ? IMMUTABLE : REVALIDATED) },
      };
    });
  });
};
