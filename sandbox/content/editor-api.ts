import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { baseUrlOf } from "./addresses.ts";
import { versionOf } from "./document.ts";
import type { EditorActions } from "./editor-actions.ts";
import { draftSchema, newDocumentSchema, translationSchema } from "./editor-schemas.ts";
import { Problem } from "./errors.ts";
import { faultSchema } from "./faults.ts";
import type { Service, WithId } from "./service.ts";

const idsSchema = z.object({ documents: z.array(z.string()).optional() });
const previewSchema = z.object({ documentId: z.string().optional() });
/** Names a preview. */
export const tokenSchema = z.object({ token: z.string().min(1) });

/** The editor's API, under `/editor/api`. Errors are `application/problem+json`. */
export function registerEditorApi(
  app: FastifyInstance,
  { store, siteUrl }: Service,
  actions: EditorActions,
): void {
  const base = (request: FastifyRequest) => baseUrlOf(request, app.prefix);
  const apiUrl = (request: FastifyRequest) => `${base(request)}/api/v2`;
  const here = (request: FastifyRequest) => ({
    editorUrl: `${base(request)}/editor`,
    siteUrl: siteUrl(request),
  });
  const at = (path: string) => `/editor/api${path}`;

  app.get(at(""), () => ({
    repository: store.repository,
    masterRef: store.master.ref,
    drafts: store.drafts,
    previews: store.previews.list(),
    faults: store.faults.waiting,
  }));

  app.get(at("/documents"), () => ({
    documents: store.list().map(({ document: { data: _, ...rest }, status }) => ({ ...rest, status })),
  }));
  app.post(at("/documents"), (request, reply) => {
    const document = actions.create(read(newDocumentSchema, request.body));
    return reply.code(201).send(document);
  });
  app.post<WithId>(at("/documents/:id/translations"), (request, reply) => {
    const translation = actions.translate(request.params.id, read(translationSchema, request.body));
    return reply.code(201).send(translation);
  });
  app.get<WithId>(at("/documents/:id"), (request, reply) => {
    const document = actions.open(request.params.id);
    return reply.header("etag", `"${versionOf(document)}"`).send(document);
  });
  app.put<WithId>(at("/documents/:id"), (request) => {
    const version = request.headers["if-match"]?.replaceAll('"', "");
    return actions.change(request.params.id, read(draftSchema, request.body), version);
  });
  app.delete<WithId>(at("/documents/:id"), (request, reply) => {
    actions.remove(request.params.id);
    return reply.code(204).send();
  });
  app.delete<WithId>(at("/drafts/:id"), (request, reply) => {
    actions.discard(request.params.id);
    return reply.code(204).send();
  });

  app.post(at("/publish"), (request) =>
    actions.publish(read(idsSchema, request.body ?? {}).documents, apiUrl(request)),
  );

  app.post(at("/previews"), (request, reply) => {
    const links = actions.preview(here(request), read(previewSchema, request.body ?? {}).documentId);
    return reply.code(201).send(links);
  });
  app.post(at("/previews/expire"), (request, reply) => {
    const { token } = read(tokenSchema, request.body);
    if (!store.previews.expire(token))
      throw new Problem(404, "Preview not found", "No preview has this token.");
    return reply.code(204).send();
  });

  app.get(at("/faults"), () => ({ faults: store.faults.waiting }));
  app.post(at("/faults"), (request, reply) =>
    reply.code(201).send(store.faults.add(read(faultSchema, request.body))),
  );
  app.delete(at("/faults"), (_, reply) => {
    store.faults.clear();
    return reply.code(204).send();
  });
}

/** Validates a body; the error lists all invalid fields. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new Problem(422, "Invalid request", "The request is not what was expected.", { issues });
}
