import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createInMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { startSandbox } from "../contract/marketing-api/sandbox.ts";
import { compiled, PATH, project, run, tools } from "./installed.ts";
import { typedUsages, usages } from "./usages.ts";

const bin = join(project, "node_modules/.bin/marketing-api-client");

/** Code that redirects the client of a program from the service to the sandbox. */
const LEADING = `import { createRequire } from "node:module";
for (const name of ["@mailchimp/mailchimp_marketing", "marketing-api-client/compat"]) {
  createRequire(import.meta.url)(name).basePath = process.env.SANDBOX;
}
`;

/** Runs a program against a new sandbox, and returns its output. */
async function printed(folder: string, file: string): Promise<string> {
  const { perform } = createInMemoryMarketingApi();
  const sandbox = await startSandbox({ perform });
  const env = { PATH, SANDBOX: sandbox.url, MAILCHIMP_API_KEY: "key-us1", MAILCHIMP_SERVER_PREFIX: "us1" };
  const { stdout } = await run(process.execPath, ["--import", "./leading.mjs", file], { cwd: folder, env });
  return stdout;
}

describe("a migrated program behaves as before", () => {
  it.each(Object.entries(usages))("%s", async (title, code) => {
    const extension = title === "CommonJS" ? "cjs" : "mjs";
    const folder = join(project, title.replaceAll(/\W+/g, "-"));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "leading.mjs"), LEADING);
    const program = `program.${extension}`;
    writeFileSync(join(folder, program), code);
    // With compilers, the namespace of a CommonJS module is the module itself; on Node it is not.
    const named = code.replace("import * as mailchimp", "import mailchimp");
    writeFileSync(join(folder, `before.${extension}`), named);
    const { stdout: said } = await run(bin, ["migrate", program], { cwd: folder, env: { PATH } });
    expect(said).toBe(`${program}: imports marketing-api-client/compat\n`);
    expect(readFileSync(join(folder, program), "utf8")).not.toContain("@mailchimp");

    const before = await printed(folder, `before.${extension}`);
    expect(before).not.toBe("");
    expect(await printed(folder, program)).toBe(before);
  });
});

describe("a program with the published types of the provider's client compiles after the migration", () => {
  const published = join(tools, "@types/mailchimp__mailchimp_marketing/index.d.ts");
  const compilerOptions = {
    ...{ module: "nodenext", strict: true, noEmit: true, skipLibCheck: true, allowJs: true, checkJs: true },
    ...{ lib: ["ES2023", "DOM"], types: [] },
  };
  it.each(Object.entries(typedUsages))("%s", async (file, code) => {
    const folder = join(project, `typed-${file.replace(".", "-")}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), code);
    const options = (paths: object) => ({ compilerOptions: { ...compilerOptions, paths }, files: [file] });
    const before = options({ "@mailchimp/mailchimp_marketing": [published] });
    expect(await compiled(folder, before)).toBe("");
    const { stdout } = await run(bin, ["migrate", file], { cwd: folder, env: { PATH } });
    expect(stdout).toBe(`${file}: imports marketing-api-client/compat\n`);
    expect(await compiled(folder, options({}))).toBe("");
  });

  it("but one with types that are not there is told so", async () => {
    const folder = join(project, "typed-lost");
    mkdirSync(folder, { recursive: true });
    const condition = "const one: mailchimp.segmentConditions.VIP | mailchimp.Body = {};";
    const code = `import mailchimp from "@mailchimp/mailchimp_marketing";\n${condition}\n`;
    writeFileSync(join(folder, "lost.ts"), code);
    const { stdout } = await run(bin, ["migrate", "lost.ts"], { cwd: folder, env: { PATH } });
    expect(stdout).toContain(
      "lost.ts:2: segmentConditions.VIP: marketing-api-client/compat has no such type",
    );
  });
});

it("unknown names are reported with their position, and folders are migrated recursively", async () => {
  const folder = join(project, "lacking");
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const code =
    'const m = require("@mailchimp/mailchimp_marketing");\nm.ping.getWithHttpInfo();\ne.response.req;\nm.callApi();\n';
  writeFileSync(join(folder, "one.js"), code);
  writeFileSync(join(folder, "node_modules/other.js"), code);
  const { stdout } = await run(bin, ["migrate"], { cwd: folder, env: { PATH } });
  expect(stdout.split("\n")).toEqual([
    "one.js: imports marketing-api-client/compat",
    expect.stringMatching(/^one\.js:2: getWithHttpInfo: /),
    expect.stringMatching(/^one\.js:3: \.response\.req: /),
    expect.stringMatching(/^one\.js:4: callApi: /),
    "",
  ]);
});
