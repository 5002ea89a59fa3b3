/** `npm run content:report`: what editors have to look at. See `--help`. */
import { parseArgs } from "node:util";
import { readConfig } from "../../src/composition/config.ts";
import { contentService } from "../../src/composition/site-content.ts";
import type { ContentProblem } from "../../src/domain/content/content-report.ts";
import { EnvironmentError } from "../../src/environment/variables.ts";
import { ContentServiceError } from "../../src/ports/content-repository.ts";
import { silentLog } from "../../src/ports/log.ts";

const HELP = `Looks through all that is published for what editors have to look at: pages that cannot be reached,
links to what is not there, dates out of range, fields that do not fit their model, images without a text.

  npm run content:report

Environment:
  CONTENT_API_ENDPOINT   the repository's content API; default: the sample content
  CONTENT_ACCESS_TOKEN   for a repository whose content is not public

Exit status: 0 nothing that visitors miss, 1 something, 2 the content could not be read.
`;

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const { values } = parseArgs({ options: { help: { type: "boolean", default: false } } });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const content = contentService(readConfig(process.env), silentLog, undefined);
    const problems = await content.report(await content.publishedRef(), { now: Date.now() });
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
