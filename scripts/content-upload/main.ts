/** `npm run content:upload -- --repository NAME`: uploads the sample content. See `--help`. */
import { resolve } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { SAMPLE } from "../../src/composition/folders.ts";
import { exitCodeOf, parsed, UsageError } from "../command-line.ts";
import { type Endpoints, type UploadRequest, upload } from "./upload.ts";

const HELP = `Uploads documents, images and files into the migration release of a content repository.

  npm run content:upload -- --repository NAME [--publish]

The repository needs the content models first, see content/README.md, and the languages of the documents. A published document with the same type, language
and UID is updated, every other is added; images and files are always added. An upload that failed cannot be continued:
delete the documents of the migration release in the repository, and run the command again.

  --repository NAME    the repository to write to
  --publish            publish the migration release at the end
  --content FOLDER     documents, images and files; default: sample/ of this project
  --sandbox URL        write to a sandbox instead of the provider
  --help

Environment:
  CONTENT_WRITE_TOKEN   a write token of the repository; required
  CONTENT_ACCESS_TOKEN  an access token, if the repository is private

Exit status: 0 done, 1 failed, 2 invalid arguments.
`;

const options = {
  repository: { type: "string" },
  publish: { type: "boolean", default: false },
  content: { type: "string" },
  sandbox: { type: "string" },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsConfig["options"];

interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called for each step. */
  readonly say: (line: string) => void;
  /** Called with an error: a text for the user, or a bug. */
  readonly complain: (failure: unknown) => void;
}

/** Runs the command; returns its exit code. */
export function run(
  args: readonly string[],
  { environment, say, complain }: CommandContext,
): Promise<number> {
  return exitCodeOf(async () => {
    const { values } = parsed({ args: [...args], options });
    if (values.help) say(HELP);
    else await upload(requestFrom(values, environment), say);
  }, complain);
}

/** @throws {UsageError} for invalid arguments, and without a write token. */
function requestFrom(
  values: ReturnType<typeof parsed<{ options: typeof options }>>["values"],
  environment: CommandContext["environment"],
): UploadRequest {
  const { repository, publish, content, sandbox } = values;
  if (repository === undefined) throw new UsageError("--repository NAME is missing.");
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(repository))
    throw new UsageError(`"${repository}" is not the name of a repository.`);
  const { CONTENT_WRITE_TOKEN: writeToken, CONTENT_ACCESS_TOKEN: accessToken } = environment;
  if (!writeToken)
    throw new UsageError("CONTENT_WRITE_TOKEN is not set; it holds the repository's write token.");
  return {
    repository,
    writeToken,
    ...(accessToken ? { accessToken } : {}),
    contentFolder: resolve(content ?? SAMPLE),
    ...(sandbox === undefined ? {} : { endpoints: sandboxEndpoints(sandbox) }),
    publish,
  };
}

function sandboxEndpoints(address: string): Endpoints {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new UsageError(`--sandbox: "${address}" is not an http(s) address.`);
  const base = address.replace(/\/+$/, "");
  return {
    documentAPIEndpoint: `${base}/api/v2`,
    assetAPIEndpoint: `${base}/asset-api`,
    migrationAPIEndpoint: `${base}/migration-api`,
  };
}

if (import.meta.main)
  process.exitCode = await run(process.argv.slice(2), {
    environment: process.env,
    say: console.log,
    complain: console.error,
  });
