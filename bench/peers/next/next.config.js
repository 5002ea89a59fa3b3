import { fileURLToPath } from "node:url";

/** The folder whose packages this site uses; Next would otherwise take the project's own. */
const packages = fileURLToPath(new URL("..", import.meta.url));

export default {
  // Behind a proxy that packs, Next is not to pack; the benchmark measures both.
  compress: process.env.PEER_COMPRESS === "1",
  poweredByHeader: false,
  turbopack: { root: packages },
  outputFileTracingRoot: packages,
};
