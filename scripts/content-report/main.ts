/** `npm run content:report`: lists problems in the content for editors. See `--help`. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { repositoryNameOf } from "../../src/adapters/prismic/repository-name.ts";
import { type Config, readConfig } from "../../src/composition/config.ts";
import { contentService } from "../../src/composition/site-content.ts";
import type { ContentProblem } from "../../src/domain/content/content-report.ts";
import { EnvironmentError } from "../../src/environment/variables.ts";
import { ContentServiceError } from "../../src/ports/content-repository.ts";
import { silentLog } from "../../src/ports/log.ts";
import { mediaNames } from "./media.ts";

const HELP = `Looks through all that is published for what editors have to look at: pages that cannot be reached,
links to what is not there, dates out of range, fields that do not fit their model, images without a text.

  npm run content:report [-- --asset-endpoint URL]

  --asset-endpoint URL   default: https://asset-api.prismic.io
  --help

Environment:
  CONTENT_API_ENDPOINT   the repository's content API; default: the sandbox
  CONTENT_ACCESS_TOKEN   access token of a private repository
  CONTENT_WRITE_TOKEN    write token, to report unused media too

Exit status: 0 no errors, 1 errors, 2 the content could not be read.
`;

const options = {
  help: { type: "boolean", default: false },
  "asset-endpoint": { type: "string", default: "https://asset-api.prismic.io" },
} as const satisfies ParseArgsConfig["options"];

process.exitCode = await run();

/** The names in the media library; empty without a write token. */
async function mediaOf(content: Config["content"], endpoint: string): Promise<readonly string[]> {
  const token = process.env.CONTENT_WRITE_TOKEN;
  if (!token || content.from === "sandbox") return [];
  return mediaNames({ endpoint, repository: repositoryNameOf(content.endpoint), token });
}

async function run(): Promise<number> {
  try {
    const { values } = parseArgs({ options });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const config = readConfig(process.env);
    const content = contentService(config, silentLog, undefined);
    const media = await mediaOf(config.content, values["asset-endpoint"]);
    const problems = await content.report(await content.publishedRef(), { now: Date.now(), media });
    process.stdout.write(problems.map(line).join(""));
    const errors = problems.filter(({ severity }) => severity === "error").length;
    process.stdout.write(`${errors} errors, ${problems.length - errors} warnings\n`);
    return errors > 0 ? 1 : 0;
  } catch (error) {
    const isExpected =
      error instanceof EnvironmentError || error instanceof ContentServiceError || error instanceof TypeError;
    console.error(isExpected ? error.message : error);
    return 2;
  }
}

function line({ severity, type, document, field, problem }: ContentProblem): string {
  return `${severity}  ${type} ${document}${field === undefined ? "" : `, ${field}`}: ${problem}\n`;
}
