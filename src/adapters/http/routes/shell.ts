import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { LoadShell } from "../../../application/load-shell.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { problems } from "../plugins/openapi.ts";
import { readPreview } from "../plugins/previews.ts";
import { shellDataOf } from "../rendering/shell-data.ts";

interface ShellOptions {
  readonly loadShell: Pick<LoadShell, "run">;
  /** Whether analytics needs the consent of visitors. Default: no. */
  readonly asksConsent?: boolean | undefined;
}

const IMMUTABLE = { "cache-control": "public, max-age=31536000, immutable" };

const shellSchema = z.object({
  version: z.string().meta({ description: "Version of this content." }),
  options: z.looseObject({}).meta({ description: "Menus, links and texts." }),
  asksConsent: z.boolean().meta({ description: "Whether analytics needs the consent of visitors." }),
});

const shellRoute = {
  schema: {
    operationId: "shell",
    summary: "Content of the header, menus, footer and notices",
    description:
      "Documents name the version that they show. The response to a version never changes; a version that is no longer published, or not yet known to this process, gets the current content.",
    params: z.object({ version: z.string().max(100) }),
    response: {
      200: shellSchema.describe("The content."),
      ...problems(503),
    },
  },
} as const;

/** The shell of all documents, which the browser loads once for each version. */
export const shellRoutes: FastifyPluginAsyncZod<ShellOptions> = async (
  server,
  { loadShell, asksConsent },
) => {
  server.get("/shell/:version", shellRoute, async (request, reply) => {
    const shell = await readPreview(request, reply, () => loadShell.run({ ref: request.preview }));
    const data = shellDataOf(shell, asksConsent);
    reply.headers(data.version === request.params.version ? IMMUTABLE : cacheHeaders({ sharedSeconds: 0 }));
    return data;
  });
};
