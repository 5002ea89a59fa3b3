import type { Plugin } from "vite";

const HTTP = "\0required-node-http";

/**
 * Has `node:http` required where it is imported. An import makes Node look at all that the module exports, and so load
 * its `fetch`, of which nothing is used: 75 modules and 20 ms of a start.
 */
export function requiredHttp(): Plugin {
  return {
    name: "required-http",
    enforce: "pre",
    resolveId: (id) => (id === "node:http" ? HTTP : undefined),
    load: (id) => (id === HTTP ? 'module.exports = process.getBuiltinModule("node:http");' : undefined),
  };
}
