import type { FastifyServerOptions } from "fastify";

/**
 * What comes in is read by zod, and what goes out is of known types: fastify's compilers of JSON schemas need not be
 * loaded at every start.
 */
export const noSchemas: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: { buildValidator: refused, buildSerializer: refused },
};

function refused(): never {
  throw new Error("A route has a JSON schema, which nothing here compiles: let zod read what comes in.");
}
