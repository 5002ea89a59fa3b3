import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { REVALIDATED } from "../cache-headers.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";

/** Scripts of all sites may read figures and facts. */
export const FOR_ALL_SITES = { "access-control-allow-origin": "*" } as const;

/** Registers the JSON schema of a file at a path. */
export function addSchema(
  server: FastifyInstance,
  {
    path,
    schema,
    publicUrl,
  }: { readonly path: string; readonly schema: z.ZodType; readonly publicUrl: string },
): void {
  const body = JSON.stringify({ $id: publicUrl + path, ...z.toJSONSchema(schema) });
  server.get(path, (_request, reply) =>
    reply
      .type("application/schema+json")
      .headers({ ...NOTHING_TO_RUN, ...REVALIDATED, ...FOR_ALL_SITES })
      .send(body),
  );
}
