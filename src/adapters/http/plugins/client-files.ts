import fastifyStatic from "@fastify/static";
import fp from "fastify-plugin";

/** Serves the files of the built client. Those under `assets/` carry a hash of their content in their names. */
export const clientFiles = fp<{ readonly folder: string }>(
  async (server, { folder }) => {
    await server.register(fastifyStatic, {
      root: folder,
      // One route a file, so that a page's address never has to look at the disk.
      wildcard: false,
      index: false,
      setHeaders(response, path) {
        const immutable = path.includes("/assets/");
        response.header(
          "cache-control",
          immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    });
  },
  { name: "client-files" },
);
