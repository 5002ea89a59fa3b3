import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Example {
  /** The heading above the example, and its number below that heading. */
  readonly title: string;
  readonly language: "ts" | "sh";
  readonly code: string;
  readonly output: string;
}

/** The examples of a guide, in order. A text block directly after an example is its output. */
function readExamples(file: URL): readonly Example[] {
  const examples: { title: string; language: "ts" | "sh"; code: string; output: string }[] = [];
  let heading = "";
  for (const match of readFileSync(file, "utf8").matchAll(/^## ([^\n]+)$|^```(\w*)\n(.*?)^```$/gms)) {
    const [, found, language, code = ""] = match;
    if (found !== undefined) heading = found;
    else if (language === "ts" || language === "sh") {
      const before = examples.filter(({ title }) => title.startsWith(`${heading} `)).length;
      examples.push({ title: `${heading} ${before + 1}`, language, code, output: "" });
    } else if (language === "text") {
      const last = examples.at(-1);
      if (last !== undefined) last.output = code;
    } else throw new Error(`A block of the guide is neither ts nor sh nor text: ${code}`);
  }
  return examples;
}

const project = fileURLToPath(new URL("../../../", import.meta.url));
const examples = readExamples(new URL("../../../docs/marketing-guide.md", import.meta.url));
const [startSandbox, setVariables, ...commands] = examples.filter(({ language }) => language === "sh");
const parts = examples.filter(({ language }) => language === "ts");
const run = promisify(execFile);
const PATH = [join(project, "node_modules/.bin"), process.env.PATH].join(delimiter);

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
}

let sandbox: ChildProcess;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guide-"));
  sandbox = spawn(process.execPath, ["sandbox/main.ts"], {
    cwd: project,
    env: { PATH, PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    sandbox.stdout?.on("data", (text) => {
      said += String(text);
      const address = /Marketing API (\S+\/3\.0)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    sandbox.once("exit", () => reject(new Error(`The sandbox ended. It said: ${said}`)));
  });
  environment = { PATH, NO_COLOR: "1", ESP_API_KEY: "any", ESP_BASE_URL: url };
}, 30_000);

afterAll(async () => {
  const ended = new Promise((resolve) => sandbox.once("exit", resolve));
  sandbox.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

it("the guide begins with the setup of this test: start the sandbox, and set the variables for it", () => {
  expect(startSandbox?.code).toBe("npm run sandbox\n");
  expect(setVariables?.code).toBe("export ESP_API_KEY=any ESP_BASE_URL=http://localhost:3001/3.0\n");
  expect([parts.length, commands.length]).toEqual([8, 1]);
});

/** Separates the outputs of the examples; no example prints it. */
const NEXT = "\u0000\n";

describe("an example in TypeScript prints the output in the guide, after the previous examples", () => {
  let printed: readonly string[];
  let complained: string;
  beforeAll(async () => {
    const program = parts.map(({ code }) => code).join("\nprocess.stdout.write('\\0\\n');\n");
    const ended = run(process.execPath, ["--input-type=module-typescript", "--eval", program], {
      cwd: project,
      env: environment,
      timeout: 20_000,
    });
    // The output of a failed example is compared, too: it names the example.
    const { stdout, stderr } = await ended.catch((failure: Ended) => failure);
    printed = stdout.split(NEXT);
    complained = stderr;
  }, 30_000);

  it.each(parts.map(({ title, output }, index) => [title, output, index] as const))(
    "%s",
    (_, output, index) => {
      expect(printed[index], complained).toBe(output);
    },
  );

  it("and nothing on standard error", () => expect(complained).toBe(""));
});

it.each(commands.map((command) => [command.title, command] as const))(
  "a shell example prints the output in the guide: %s",
  async (_, command: Example) => {
    const { stdout } = await run("sh", ["-c", command.code], {
      cwd: project,
      env: environment,
      timeout: 20_000,
    });
    expect(stdout).toBe(command.output);
  },
);

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
  const compiled = run("tsc", ["--project", sources, "--pretty", "false"], { env: { PATH } });
  const said = await compiled.then(
    ({ stdout }) => stdout,
    (failure: { readonly stdout?: string; readonly message: string }) => failure.stdout || failure.message,
  );
  rmSync(sources, { recursive: true });
  // `npm run check` finds errors in other files.
  expect(said.split("\n").filter((line) => !/^src\//.test(line))).toEqual([""]);
}, 120_000);
