/** `npm run content:upload -- --repository NAME`: uploads models and sample content. See `--help`. */
import { resolve } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { MODELS, SAMPLE } from "../../src/composition/folders.ts";
import { exitCodeOf, parsed, UsageError } from "../command-line.ts";
import { type Endpoints, type UploadRequest, upload } from "./upload.ts";

const HELP = `Uploads the content models, with the screenshots of slices, and the sample content into a content repository.

  npm run content:upload -- --repository NAME [--confirm NAME] [--publish]

Without --confirm it only describes what it would upload (dry run) and, with a write token, what it would overwrite.

  --repository NAME              the repository to write to
  --confirm NAME                 the same name again, to confirm the upload
  --publish                      publish the migration release at the end
  --content FOLDER               documents, images and files; default: sample/ of this project
  --models FOLDER                custom types and slices; default: content/ of this project
  --content-endpoint URL         default: https://NAME.cdn.prismic.io/api/v2
  --asset-endpoint URL           default: https://asset-api.prismic.io
  --migration-endpoint URL       default: https://migration.prismic.io
  --custom-types-endpoint URL    default: https://customtypes.prismic.io
                                 (set either all four endpoints or none)
  --help

Environment:
  CONTENT_WRITE_TOKEN            a write token of the repository; required with --confirm
  CONTENT_ACCESS_TOKEN           an access token, if the repository is private

It can be run again: models, published documents with the same type, language and UID, and media with the same name and
size are updated instead of added twice. Documents are added to the repository's migration release. They are empty at
first, because links need the ids of all documents. If a run is interrupted, run the same command again to continue; do
not publish the release until then. The command never deletes anything from the repository.

Exit status: 0 done, 1 failed, 2 invalid arguments.
`;

const options = {
  repository: { type: "string" },
  confirm: { type: "string" },
  publish: { type: "boolean", default: false },
  content: { type: "string" },
  models: { type: "string" },
  "content-endpoint": { type: "string" },
  "asset-endpoint": { type: "string" },
  "migration-endpoint": { type: "string" },
  "custom-types-endpoint": { type: "string" },
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
    const request = readCommandLine(args);
    if (request === "help") say(HELP);
    else await upload(request, environment, say);
  }, complain);
}

/** @throws {UsageError} for invalid arguments. */
function readCommandLine(args: readonly string[]): UploadRequest | "help" {
  const values = parse(args);
  if (values.help) return "help";
  const { repository, confirm, publish, content, models } = values;
  if (repository === undefined) throw new UsageError("--repository NAME is missing.");
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(repository))
    throw new UsageError(`"${repository}" is not the name of a repository.`);
  if (confirm !== undefined && confirm !== repository)
    throw new UsageError(
      `--confirm says "${confirm}", --repository says "${repository}": nothing was written.`,
    );
  if (publish && confirm === undefined) throw new UsageError(`--publish needs --confirm ${repository}.`);
  return {
    repository,
    contentFolder: resolve(content ?? SAMPLE),
    modelsFolder: resolve(models ?? MODELS),
    endpoints: readEndpoints(values, repository),
    write: confirm !== undefined,
    publish,
  };
}

function parse(args: readonly string[]) {
  return parsed({ args: [...args], options }).values;
}

/** Either all or none: with a missing endpoint, an upload to a sandbox would send its token to the real service. */
function readEndpoints(given: ReturnType<typeof parse>, repository: string): Endpoints {
  const names = ["content", "asset", "migration", "custom-types"] as const;
  const [content, asset, migration, customTypes] = names
    .map((name) => given[`${name}-endpoint`])
    .map(readUrl);
  if (content && asset && migration && customTypes) return { content, asset, migration, customTypes };
  if (content ?? asset ?? migration ?? customTypes) {
    throw new UsageError(
      "Give all four or none of --content-endpoint, --asset-endpoint, --migration-endpoint, --custom-types-endpoint.",
    );
  }
  return {
    content: `https://${repository}.cdn.prismic.io/api/v2`,
    asset: "https://asset-api.prismic.io",
    migration: "https://migration.prismic.io",
    customTypes: "https://customtypes.prismic.io",
  };
}

function readUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new UsageError(`"${text}" is not an http(s) address.`);
  return text.replace(/\/+$/, "");
}

if (import.meta.main)
  process.exitCode = await run(process.argv.slice(2), {
    environment: process.env,
    say: console.log,
    complain: console.error,
  });
