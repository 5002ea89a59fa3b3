import { z } from "zod";
import type { Content } from "../../../domain/content/content.ts";
import { REVALIDATED } from "../cache-headers.ts";
import { sendPublished } from "../page-cache/send-published.ts";
import { problems } from "../plugins/openapi.ts";
import { readPreview } from "../plugins/previews.ts";
import { shellDataOf } from "../rendering/shell-data.ts";
import type { Routes } from "../site-parts.ts";

const OF_SITE = { "cross-origin-resource-policy": "same-origin" };
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
      "Documents name the version that they show. The response to a version never changes; one that this process has not shown within the last minute gets the current content.",
    params: z.object({ version: z.string().max(100) }),
    response: { 200: shellSchema.describe("The content."), ...problems(503) },
  },
} as const;

/** The shells of all documents, which the browser loads once for each version. */
export const shellRoutes: Routes = async (server, parts) => {
  const { cache, contentAt, languages, loadShell, shells, asksConsent } = parts;
  const dataIn = (content: Content, language: string | undefined) => {
    const data = shellDataOf(loadShell.run(content.in(language)), asksConsent);
    if (content.audience === "visitors") shells.show(data, language);
    return data;
  };
  /** That of a version, in whatever language; of the default one for an unknown version. */
  const dataOf = (content: Content, version: string) => {
    const main = dataIn(content, undefined);
    const others = languages.map((language) => dataIn(content, language));
    return others.find((data) => data.version === version) ?? main;
  };

  server.get("/shell/:version", shellRoute, async (request, reply) => {
    const { version } = request.params;
    const read = async () => dataOf(await contentAt(request.preview), version);
    const current = await readPreview(request, reply, read);
    const isCurrent = current.version === version;
    const former = isCurrent ? undefined : shells.former(version);
    // Not through the page cache, which would keep it as long as nothing changes.
    if (former) return reply.headers({ ...OF_SITE, ...IMMUTABLE }).send(former);
    if (request.preview !== undefined) return current;
    // Other versions are invented without number: they share an entry.
    const path = isCurrent ? `/api/shell/${version}` : "/api/shell";
    return sendPublished(request, reply, { cache, path }, (content) => {
      const data = dataOf(content, version);
      // It has become a former one.
      if (isCurrent && data.version !== version) return undefined;
      return {
        type: "application/json; charset=utf-8",
        body: JSON.stringify(data),
        headers: { ...OF_SITE, ...(isCurrent ? IMMUTABLE : REVALIDATED) },
      };
    });
  });
};
