import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Where the four APIs of a repository answer, none with a slash at its end. */
export interface Endpoints {
  readonly content: string;
  readonly asset: string;
  readonly migration: string;
  readonly customTypes: string;
}

/** What the command line asks for. */
export interface UploadRequest {
  readonly repository: string;
  /** The folder with `documents/`, `images/` and `files/`. */
  readonly contentFolder: string;
  /** The folder with `customtypes/` and `slices/`. */
  readonly modelsFolder: string;
  readonly endpoints: Endpoints;
  /** False for a dry run. */
  readonly write: boolean;
  readonly publish: boolean;
}

/** The command cannot be run as it was given. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What `--help` prints. */
export const HELP = `Uploads the content models and the sample content into a content repository.

  npm run content:upload -- --repository NAME [--confirm NAME] [--publish]

Without --confirm it reads the content, says what it would upload, and writes nothing.

  --repository NAME              the repository to write to
  --confirm NAME                 the same name again: write to it
  --publish                      publish the migration release at the end
  --content FOLDER               documents, images and files; default: sample/ of this project
  --models FOLDER                custom types and slices; default: content/ of this project
  --content-endpoint URL         default: https://NAME.cdn.prismic.io/api/v2
  --asset-endpoint URL           default: https://asset-api.prismic.io
  --migration-endpoint URL       default: https://migration.prismic.io
  --custom-types-endpoint URL    default: https://customtypes.prismic.io
                                 (of the four endpoints give all, or none)
  --help

Environment:
  CONTENT_WRITE_TOKEN            a write token of the repository; needed with --confirm
  CONTENT_ACCESS_TOKEN           an access token, if the repository's content is not public

It may be run again: models, published documents with the same type, language and UID, and media with the same name
and size are taken up instead of added twice. Documents go into the repository's migration release, empty at first: links
need the ids of all. A run that was interrupted goes on when the command is run again; until then, do not publish that
release. Nothing is ever deleted from the repository.

Exit status: 0 done, 1 failed, 2 not called as it should be.
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

/**
 * Reads the command line.
 *
 * @throws {UsageError} saying what is wrong with it.
 */
export function readCommandLine(args: readonly string[]): UploadRequest | "help" {
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
    contentFolder: resolve(content ?? inProject("sample")),
    modelsFolder: resolve(models ?? inProject("content")),
    endpoints: readEndpoints(values, repository),
    write: confirm !== undefined,
    publish,
  };
}

function inProject(folder: string): string {
  return fileURLToPath(new URL(`../../${folder}`, import.meta.url));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** All or none: with some left at their default, a run against a sandbox would hand its token to the real service. */
function readEndpoints(given: ReturnType<typeof parse>, repository: string): Endpoints {
  const content = given["content-endpoint"];
  const asset = given["asset-endpoint"];
  const migration = given["migration-endpoint"];
  const customTypes = given["custom-types-endpoint"];
  if (content && asset && migration && customTypes) {
    return {
      content: readUrl(content),
      asset: readUrl(asset),
      migration: readUrl(migration),
      customTypes: readUrl(customTypes),
    };
  }
  if ([content, asset, migration, customTypes].some((value) => value !== undefined)) {
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

function readUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new UsageError(`"${text}" is not an http(s) address.`);
  return text.replace(/\/+$/, "");
}
