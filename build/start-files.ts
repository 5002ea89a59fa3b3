import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const VERSION = readFileSync(new URL("../.nvmrc", import.meta.url), "utf8").trim();
const MAJOR = Number.parseInt(VERSION, 10);

/** Folder of compiled programs beside them, which `scripts/compile-programs.ts` fills. */
const COMPILED = "compiled";

/**
 * Puts a small file in front of each program, which says what version of Node is needed. Older versions cannot parse the
 * program, or lack modules that it imports; this file is written for all of them. Node then takes what the build has compiled.
 *
 * @param programs - Names of entries, whose own files have to have other names than `NAME.js`.
 */
export function startFiles(programs: readonly string[]): Plugin {
  return {
    name: "start-files",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry || !programs.includes(chunk.name)) continue;
        this.emitFile({ type: "asset", fileName: `${chunk.name}.js`, source: starting(chunk.fileName) });
      }
    },
  };
}

function starting(program: string): string {
  return `if (parseInt(process.versions.node, 10) < ${MAJOR}) {
  process.stderr.write("Node.js ${VERSION} is needed, and this is " + process.versions.node + ": start it with npm, which uses the version that it has installed, or see docs/installation.md.\\n");
  process.exit(1);
}
import("node:module")
  .then(function (nodeModule) {
    nodeModule.enableCompileCache({ directory: import.meta.dirname + "/${COMPILED}", portable: true });
    return import("./${program}");
  });
`;
}
