import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { project, seededTree } from "./seeded-tree.ts";

const manifest = {
  name: "seeded",
  type: "module",
  scripts: { serve: "node src/composition/main.ts" },
  dependencies: { fastify: "5.12.8", ky: "2.1.0" },
};

const files = {
  "package.json": JSON.stringify(manifest),
  "knip.json": readFileSync(join(project, "knip.json"), "utf8"),
  "src/composition/main.ts": 'import "fastify";\nimport { used } from "../domain/used.ts";\nused();\n',
  "src/domain/used.ts": "interface Own {\n  readonly x: 1;\n}\nexport const used = (): Own => ({ x: 1 });\n",
  "scripts/reference.ts": "export {};\n",
  "content/make-files/main.ts": "export {};\n",
};

function unused(added: Readonly<Record<string, string>>): { status: number | null; output: string } {
  const { status, stdout } = spawnSync(
    join(project, "node_modules/.bin/knip"),
    ["--no-progress", "--no-config-hints"],
    {
      cwd: seededTree({ ...files, ...added }),
      encoding: "utf8",
    },
  );
  return { status, output: stdout.replace(/\s+/g, " ") };
}

it("refuses unused files, exports and types, and dependencies unused or unlisted", () => {
  const { status, output } = unused({
    "src/domain/unused.ts": "export {};\n",
    "client/unused.tsx": "export {};\n",
    "content/make-files/unused.ts": "export {};\n",
    "src/domain/used.ts":
      "export const used = () => 1;\nexport const spare = 1;\nexport interface Spare {}\n",
    "scripts/reference.ts": 'import "zod";\n',
  });
  expect(status).toBe(1);
  expect(output).toContain(
    "Unused files (3) client/unused.tsx content/make-files/unused.ts src/domain/unused.ts",
  );
  expect(output).toContain("Unused dependencies (1) ky");
  expect(output).toContain("Unlisted dependencies (1) zod");
  expect(output).toContain("Unused exports (1) spare");
  expect(output).toContain("Unused exported types (1) Spare");
}, 20_000);

it("passes a project that uses all it has", () => {
  const { status, output } = unused({ "scripts/upload.ts": 'import "ky";\n' });
  expect({ status, output }).toEqual({ status: 0, output: "" });
}, 20_000);
