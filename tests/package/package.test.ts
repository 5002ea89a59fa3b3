import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { consumers } from "./consumers.ts";
import { archive, bare, built, compiled, PATH, project, root, run, tools } from "./installed.ts";

const NAME = "marketing-api-client";
const node = (version: number) =>
  version === 26 ? process.execPath : join(tools, `node${version}/bin/node`);

/** Runs a text as a module, or as CommonJS, in the project that has the package. */
async function output(
  text: string,
  { version = 26, cwd = project, file = "program.mjs" } = {},
): Promise<string> {
  writeFileSync(join(cwd, file), text);
  const { stdout } = await run(node(version), [file], { cwd, env: { PATH, NODE_NO_WARNINGS: "1" } });
  return stdout;
}

describe("what is published", () => {
  it("passes publint", async () => {
    const cli = join(tools, "publint/src/cli.js");
    const { stdout } = await run(process.execPath, [cli, archive(), "--strict"]);
    expect(stdout).toContain("All good!");
  });

  it("passes arethetypeswrong", async () => {
    const cli = join(tools, "@arethetypeswrong/cli/dist/index.js");
    const { stdout } = await run(process.execPath, [cli, archive(), "--profile", "strict", "--no-color"]);
    expect(stdout).toContain("No problems found");
  });
});

it("an installation has no other package, and the client works with it", async () => {
  const lock = readFileSync(join(bare, "node_modules/.package-lock.json"), "utf8");
  const { packages } = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(lock));
  expect(Object.keys(packages)).toEqual([`node_modules/${NAME}`]);
  const text = `import { createMarketingApi } from "${NAME}";
    const fetch = async () => Response.json({ health_status: "well" });
    console.log((await createMarketingApi({ apiKey: "key-us1", fetch }).ping.get()).health_status);`;
  expect(await output(text, { cwd: bare })).toBe("well\n");
  const bin = join(bare, "node_modules/.bin", NAME);
  const sandbox = run(bin, ["sandbox"], { cwd: bare, env: { PATH } });
  const stderr = expect.stringContaining("The sandbox needs two more packages: npm install fastify zod.");
  await expect(sandbox).rejects.toMatchObject({ stderr });
});

it("its manifest says where its folder of the repository is", () => {
  const manifest = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
  expect(manifest.repository.directory).toBe("packages/marketing-api");
  expect(Object.values(manifest.repository)).not.toContain(undefined);
});

it("the licences of bundled packages come with them", () => {
  expect(readdirSync(join(built, "dist/licenses"))).toEqual(["ky", "nanotar"]);
  for (const name of ["ky", "nanotar"])
    expect(readFileSync(join(built, "dist/licenses", name, "LICENSE"), "utf8")).toContain("MIT License");
});

describe("a consumer compiles", () => {
  const compilers = {
    // The oldest that the README promises.
    "TypeScript 5.6": join(tools, "typescript56/bin/tsc"),
    "TypeScript 5.9": join(tools, "typescript59/bin/tsc"),
    "TypeScript 7": join(root, "node_modules/typescript/bin/tsc"),
  };
  for (const [compiler, tsc] of Object.entries(compilers)) {
    // TypeScript 7 has no such resolution any more, and 5.6 knows no export "module.exports".
    const unable = new Map([
      ["TypeScript 7", "CommonJS of old"],
      ["TypeScript 5.6", "NodeNext, as modules and as CommonJS"],
    ]);
    const able = consumers.filter(({ title }) => title !== unable.get(compiler));
    it.each(able)(`with ${compiler}: $title`, async ({ title, files, compilerOptions }) => {
      const folder = join(project, `${compiler} ${title}`.replaceAll(/\W+/g, "-"));
      mkdirSync(folder, { recursive: true });
      for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
      expect(await compiled(folder, { compilerOptions }, tsc)).toBe("");
    });
  }
});

it("the programs of the README compile", async () => {
  const folder = join(project, "readme");
  mkdirSync(folder, { recursive: true });
  const readme = readFileSync(join(built, "README.md"), "utf8");
  const programs = Array.from(readme.matchAll(/^```[jt]s\n(.*?)^```$/gms), ([, code = ""]) => code);
  expect(programs).toHaveLength(10);
  for (const [index, code] of programs.entries()) {
    writeFileSync(join(folder, `program-${index}.mts`), code);
  }
  const packages = join(root, "node_modules");
  const compilerOptions = {
    module: "nodenext",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
    typeRoots: [join(packages, "@types")],
    paths: { undici: [join(packages, "undici/index.d.ts")] },
  };
  expect(await compiled(folder, { compilerOptions })).toBe("");
});

describe("CommonJS", () => {
  it.each([20, 22, 24, 26])("requires all of it, on Node %i", async (version) => {
    const text = `
      const { createMarketingApi, MarketingApiError } = require("${NAME}");
      const { createFakeMarketingApi } = require("${NAME}/fake");
      const { startSandbox } = require("${NAME}/sandbox");
      createFakeMarketingApi().fail({ failure: "network" });
      startSandbox().then(async ({ url, close }) => {
        const marketing = createMarketingApi({ apiKey: "key", baseUrl: url });
        console.log((await marketing.ping.get()).health_status);
        await close();
        const error = await marketing.ping.get({}, { retry: 0 }).catch((error) => error);
        console.log(error instanceof MarketingApiError, error.failure);
      });`;
    const printed = "Everything's Chimpy!\ntrue network\n";
    expect(await output(text, { version, file: "program.cjs" })).toBe(printed);
  });
});

it("Jest requires it without any setting, and its fetch can be replaced", async () => {
  const cwd = join(project, "jest");
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, "package.json"), '{ "type": "commonjs" }');
  writeFileSync(
    join(cwd, "one.test.js"),
    `
    const { createMarketingApi, MarketingApiError } = require("${NAME}");
    const { createFakeMarketingApi } = require("${NAME}/fake");
    test("both", async () => {
      const { api } = createFakeMarketingApi();
      await expect(api.lists.get({ list_id: "none" })).rejects.toThrow(MarketingApiError);
      globalThis.fetch = async () => Response.json({ health_status: "stubbed" });
      const { health_status } = await createMarketingApi({ apiKey: "key-us1" }).ping.get();
      expect(health_status).toBe("stubbed");
    });`,
  );
  const jest = [join(tools, "jest/bin/jest.js"), "--rootDir", cwd, "--watchman=false"];
  const { stderr } = await run(process.execPath, jest, { cwd, env: { PATH } });
  expect(stderr).toContain("1 passed, 1 total");
});

/** Code that records the packages that a program loads. */
const NOTING = `
  import { registerHooks } from "node:module";
  const packages = new Set();
  registerHooks({ load: (url, context, next) => {
    const [, name] = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url) ?? [];
    if (name !== undefined) packages.add(name);
    return next(url, context);
  } });
`;

describe("a sub-path loads", () => {
  it.each([
    ["", []],
    ["/catalog", []],
    ["/webhooks", []],
    ["/fake", ["zod"]],
  ] as const)(`${NAME}%s: its own dependencies alone`, async (path, dependencies) => {
    const text = `${NOTING}await import("${NAME}${path}"); console.log(JSON.stringify([...packages].sort()));`;
    expect(JSON.parse(await output(text, { file: `loads${path.replace("/", "-")}.mjs` }))).toEqual(
      [NAME, ...dependencies].sort(),
    );
  });
});

it("an undici that a project happens to have changes nothing: fetch can be replaced", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "with-undici-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  cpSync(join(project, "node_modules"), join(cwd, "node_modules"), { recursive: true });
  cpSync(join(root, "node_modules/undici"), join(cwd, "node_modules/undici"), { recursive: true });
  const text = `${NOTING}
    import { createMarketingApi } from "${NAME}";
    globalThis.fetch = async () => Response.json({ health_status: "stubbed" });
    const { health_status } = await createMarketingApi({ apiKey: "key-us1" }).ping.get();
    console.log(health_status, packages.has("undici"));`;
  expect(await output(text, { cwd })).toBe("stubbed false\n");
});

it.each([
  ["", 'await createMarketingApi({ fetch: () => Promise.reject("down") }).ping.get({}, { retry: 0 });'],
  ["/fake", 'await createFakeMarketingApi().api.lists.get({ list_id: "none" });'],
])("an uncaught error of %j shows the line that throws, and its message", async (path, call) => {
  const name = call.match(/create\w+/)?.[0];
  const text = `import { ${name} } from "${NAME}${path}";\n${call.replace("{ fetch", '{ apiKey: "key-us1", fetch')}`;
  const failure = await output(text).catch((error: { readonly stderr: string }) => error);
  const stderr = typeof failure === "string" ? "" : failure.stderr;
  expect(stderr).toMatch(/^MarketingApiError: .* when calling /m);
  for (const line of stderr.split("\n")) expect(line.length).toBeLessThan(250);
});

describe("the command", () => {
  const bin = join(project, "node_modules/.bin", NAME);
  const start = async (): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
    const env = { PATH, PORT: "0", DATA_DIR: folder };
    const sandbox = spawn(bin, ["sandbox"], { env, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(async () => {
      sandbox.kill();
      await once(sandbox, "exit");
      rmSync(folder, { recursive: true });
    });
    const [said] = await once(sandbox.stdout, "data");
    return /Marketing API (\S+),/.exec(String(said))?.[1] ?? "";
  };

  it("starts a sandbox", async () => {
    const headers = { authorization: `Basic ${Buffer.from("user:any").toString("base64")}` };
    const response = await fetch(`${await start()}/ping`, { headers });
    expect(await response.json()).toEqual({ health_status: "Everything's Chimpy!" });
  });

  it("prints its help", async () => {
    const { stdout } = await run(bin, ["--help"], { env: { PATH } });
    expect(stdout).toMatch(/^npx marketing-api-client sandbox\n/);
    const unknown = run(bin, ["lists.list"], { env: { PATH } });
    await expect(unknown).rejects.toMatchObject({ code: 2, stderr: stdout });
  });

  it("explains in one line why it cannot run", async () => {
    const { port } = new URL(await start());
    const ended = run(bin, ["sandbox"], { cwd: project, env: { PATH, PORT: port } });
    const said = /^The port is in use: set PORT to another one\. .*\n$/;
    await expect(ended).rejects.toMatchObject({ stderr: expect.stringMatching(said) });
  });
});
