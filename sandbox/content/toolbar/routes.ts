import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { read } from "../editor-api.ts";
import { Problem } from "../errors.ts";
import type { Preview } from "../previews.ts";
import type { Service } from "../service.ts";

/** Where a share link keeps its session: in the part of the address that never reaches the site's server. */
export const SHARED_SESSION = "preview-session";

const SCRIPT = new URL("toolbar.js", import.meta.url);

const tokenSchema = z.object({ token: z.string().min(1) });

interface WithId {
  Params: { id: string };
}

/** A stand-in for the service's toolbar: its script at `/toolbar.js`, and what the script asks for. */
export function registerToolbar(app: FastifyInstance, { store }: Service): void {
  app.get("/toolbar.js", async (_, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(await readFile(SCRIPT, "utf8")),
  );

  // The session of a share link.
  app.get<WithId>("/toolbar/sessions/:id", (request, reply) =>
    answer(
      reply,
      store.previews.find(({ id }) => id === request.params.id),
    ),
  );

  // What is previewed by a token, and by which token it would be now. As a form, so that a site on another port needs
  // no leave to ask.
  app.post("/toolbar/preview", (request, reply) => {
    const { token } = read(tokenSchema, fieldsOf(request.body));
    return answer(
      reply,
      store.previews.find((preview) => preview.token === token),
    );
  });
  app.post("/toolbar/update", (request, reply) => {
    const { token } = read(tokenSchema, fieldsOf(request.body));
    return answer(reply, store.renewPreview(token));
  });

  const answer = (reply: FastifyReply, preview: Preview | undefined) => {
    reply.header("access-control-allow-origin", "*").header("cache-control", "no-store");
    if (!preview || preview.expired) throw new Problem(404, "Preview not found", "There is no such preview.");
    const { token, label } = preview;
    return reply.send({ token, label, host: new URL(store.previewHost).host });
  };
}

function fieldsOf(body: unknown): unknown {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : body;
}
