import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { readExamples } from "./guide-examples.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const examples = readExamples(new URL("../../../docs/marketing-guide.md", import.meta.url));
const parts = examples.filter(({ language }) => language === "ts");
const run = promisify(execFile);
const environment = { PATH: [join(project, "node_modules/.bin"), process.env.PATH].join(delimiter) };

it("the examples in TypeScript compile as one program", async () => {
  const sources = join(project, ".cache/guide");
  mkdirSync(sources, { recursive: true });
  const text = parts.map(({ code }) => code.replaceAll('"./src/', '"../../src/')).join("\n");
  writeFileSync(join(sources, "guide.ts"), text);
  const config = { extends: "../../tsconfig.server.json", include: ["guide.ts"], exclude: [] };
  writeFileSync(
    join(sources, "tsconfig.json"),
    JSON.stringify({ ...config, compilerOptions: { incremental: false } }),
  );
  const compiled = run("tsc", ["--project", sources, "--pretty", "false"], { env: environment });
  const said = await compiled.then(
    ({ stdout }) => stdout,
    (failure: { readonly stdout?: string; readonly message: string }) => failure.stdout || failure.message,
  );
  rmSync(sources, { recursive: true });
  // `npm run check` finds errors in other files.
  expect(said.split("\n").filter((line) => !/^src\//.test(line))).toEqual([""]);
}, 120_000);
