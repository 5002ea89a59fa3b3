import type { FastifyInstance } from "fastify";
import { baseUrlOf } from "./addresses.ts";
import { keep } from "./asset-api.ts";
import { fileNameOf } from "./editor-choices.ts";
import { Problem } from "./errors.ts";
import type { Service } from "./service.ts";

/** The editor's form that uploads a file to the media library. */
export function registerEditorUpload(app: FastifyInstance, service: Service): void {
  app.post("/editor/actions/upload", async (request, reply) => {
    const file = request.body instanceof FormData ? request.body.get("file") : undefined;
    if (!(file instanceof File) || file.size === 0)
      throw new Problem(422, "No file", "Choose a file to upload first.");
    const { url } = await keep(file, service);
    const notice = `Uploaded as ${fileNameOf({ url })}.`;
    return reply.redirect(`${baseUrlOf(request, app.prefix)}/editor?${new URLSearchParams({ notice })}`, 303);
  });
}
