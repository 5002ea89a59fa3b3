import { sandboxVariables } from "../../sandbox/environment.ts";
import { commandVariables, siteVariables } from "../../src/composition/environment.ts";
import {
  describeVariables,
  type VariableDescription,
  type Variables,
} from "../../src/environment/variables.ts";

/** The generated files by path. */
export function configDocs(): ReadonlyMap<string, string> {
  return new Map([
    [".env.example", example(siteVariables)],
    ["docs/configuration.md", page()],
  ]);
}

function page(): string {
  return `# Configuration

Everything is set by variables of the environment, and nothing has to be. \`npm start\` and \`npm run dev\` read a file
\`.env\` at the top of the project as well, which is never committed; \`.env.example\` has every variable to copy from.
An empty variable counts as absent. A value that cannot be used stops the start, in one line that names the variable
and says what is expected. A variable that begins with \`CONTENT_\` or \`ESP_\` and is none of these is named in the log.

This page and the example are written by \`npm run config:docs\`; \`npm run check\` compares them with the tables that
the programs read.

## The site

${table(siteVariables)}

## The sandbox

What \`npm run sandbox\` reads; within the site the sandbox needs nothing.

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
  return ["# Copy to .env, and set what should differ from the defaults shown.\n", ...entries].join("\n");
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
