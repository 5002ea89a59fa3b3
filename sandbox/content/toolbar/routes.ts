import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { read, tokenSchema } from "../editor-api.ts";
import { Problem } from "../errors.ts";
import type { Preview } from "../previews.ts";
import type { Service, WithId } from "../service.ts";

/** The fragment parameter of share links with the session: fragments are not sent to the site's server. */
export const SHARED_SESSION = "preview-session";

const SCRIPT = new URL("toolbar.js", import.meta.url);

/** The sandbox's version of the service's toolbar: its script at `/toolbar.js`, and the script's API. */
export function registerToolbar(app: FastifyInstance, { store }: Service): void {
  app.get("/toolbar.js", async (_, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(await readFile(SCRIPT, "utf8")),
  );

  // The session of a share link.
  app.get<WithId>("/toolbar/sessions/:id", (request, reply) =>
    answer(reply, ({ id }) => id === request.params.id),
  );

  // The preview of a token, and its current token. A form body avoids a CORS preflight request from a site on another
  // port.
  app.post("/toolbar/preview", (request, reply) => {
    const { token } = read(tokenSchema, fieldsOf(request.body));
    return answer(reply, (preview) => preview.token === token);
  });
  app.post("/toolbar/update", (request, reply) => {
    const { token } = read(tokenSchema, fieldsOf(request.body));
    return send(reply, store.renewPreview(token));
  });

  const answer = (reply: FastifyReply, isNamed: (preview: Preview) => boolean) =>
    send(reply, store.previews.list().find(isNamed));
  const send = (reply: FastifyReply, preview: Preview | undefined) => {
    reply.header("access-control-allow-origin", "*").header("cache-control", "no-store");
    if (!preview || preview.expired) throw new Problem(404, "Preview not found", "There is no such preview.");
    const { token, label } = preview;
    return reply.send({ token, label, host: new URL(store.previewHost).host });
  };
}

function fieldsOf(body: unknown): unknown {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : body;
}
