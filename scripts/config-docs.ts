/** `npm run config:docs`: generates the documentation of environment variables. */
import { sandboxVariables } from "../sandbox/environment.ts";
import { capabilitiesOf } from "../src/composition/capabilities.ts";
import { variablesWith } from "../src/composition/config.ts";
import { commandVariables } from "../src/composition/environment.ts";
import { configuredOf } from "../src/composition/read-config.ts";
import { describeVariables, type VariableDescription, type Variables } from "../src/environment/variables.ts";
import { generate } from "./command-line.ts";

/** The generated files by path. */
export function configDocs(): ReadonlyMap<string, string> {
  const ofSite = variablesWith(configuredOf(capabilitiesOf()));
  return new Map([
    [".env.example", example(ofSite)],
    ["docs/configuration.md", page(ofSite)],
  ]);
}

function page(ofSite: Variables): string {
  return `# Configuration

Environment variables configure everything; all are optional. \`npm start\` and \`npm run dev\` also read a file \`.env\`
in the project folder, which is not committed; copy it from \`.env.example\`, which lists every variable. An empty
variable counts as not set. If a value is invalid or a variable is misspelt, the program does not start, and an error
message of one line names the variable and the expected value.

\`npm run config:docs\` generates this page and the example; a test verifies that they are up to date.

## The site

${table(ofSite)}

## The sandbox

The variables of \`npm run sandbox\`. The sandbox within the site needs none.

${table(sandboxVariables)}

## Other commands

${table(commandVariables)}
`;
}

function table(variables: Variables): string {
  const rows = describeVariables(variables).map(
    (variable) =>
      `| \`${variable.name}\`${variable.secret ? " (secret)" : ""} | ${defaultOf(variable)} | ${variable.description} |`,
  );
  return ["| Variable | Default | |", "| --- | --- | --- |", ...rows].join("\n");
}

function defaultOf(variable: VariableDescription): string {
  return variable.default === undefined ? variable.otherwise : `\`${variable.default}\``;
}

/** A file for Node's `--env-file` with all variables commented out. */
function example(variables: Variables): string {
  const entries = describeVariables(variables).map((variable) => {
    const { name, description, otherwise, secret } = variable;
    const absent = variable.default === undefined ? ` Default: ${otherwise}.` : "";
    const text = `${description}${absent}${secret ? " Secret." : ""}`.replaceAll("`", "");
    return `${wrapped(text)}\n#${name}=${variable.default ?? ""}\n`;
  });
  return ["# Copy to .env, and change the values that should differ from the defaults.\n", ...entries].join(
    "\n",
  );
}

/** Comment lines of up to 110 characters. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > 110) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join("\n");
}

if (import.meta.main)
  await generate("npm run config:docs\n\nGenerates the documentation of environment variables.", configDocs);
