/** `npm run new -- KIND NAME`: adds a section, a type of content, a page or a use case. See `--help`. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { siteLanguages } from "../../brand/paired-disclosures.ts";
import { CAPABILITY_NAMES } from "../../brand/schema.ts";
import { similarNames } from "../../src/domain/text/similar-names.ts";
import { CommandError, exitCodeOf, parsed, ROOT, UsageError } from "../command-line.ts";
import { type Addition, add } from "./addition.ts";
import { type Name, nameFrom } from "./names.ts";
import { isAddressTaken, newPage } from "./page.ts";
import { newSection } from "./section.ts";
import { newType } from "./type.ts";
import { newUseCase } from "./use-case.ts";

const HELP = `Adds something new to the project, in every place that the compiler or a check would name, with a model, an example, a
document of the sample company and a test. What it makes passes npm run check; then fill it in.

  npm run new -- section NAME [--in CAPABILITY]    a part of a page: NAME, its fields, its component
  npm run new -- type NAME --in CAPABILITY         content that is no page, and a section NAME-list that lists it
  npm run new -- page NAME [--in CAPABILITY]       a type of pages with sections, at /uid
  npm run new -- use-case NAME [--in CAPABILITY]   what the site does, by its verb: archive-news

  NAME               small letters with hyphens: fact-box
  --in CAPABILITY    ${CAPABILITY_NAMES.join(", ")}; default: the core
  --without-picture  do not build the site to take the picture of a section that editors choose it by
  --help
`;

const KINDS = ["section", "type", "page", "use-case"] as const;

process.exitCode = await exitCodeOf(() => {
  const { positionals, values } = parsed({
    allowPositionals: true,
    options: {
      in: { type: "string" },
      "without-picture": { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(HELP);
  const [kind, given = "", ...others] = positionals;
  if (others.length > 0) throw new UsageError(`One name at a time, and not ${others.join(", ")} too`);
  const capability = values.in === undefined ? undefined : oneOf(values.in, CAPABILITY_NAMES, "capability");
  const { addition, slice, commands, left } = additionOf(oneOf(kind ?? "", KINDS, "kind"), given, capability);
  const written = add(ROOT, addition);
  for (const command of ["fix", ...commands])
    run(command === "fix" ? `fix -- ${written.join(" ")}` : command);
  if (slice !== undefined && !values["without-picture"]) run(`screenshots -- --slices ${slice}`);
  console.log(`\n${written.join("\n")}\n\nLeft to do: ${left}`);
});

interface Made {
  readonly addition: Addition;
  /** The folder of a slice that needs a picture. */
  readonly slice?: string;
  /** Write what is made of models and code. */
  readonly commands: readonly string[];
  readonly left: string;
}

function additionOf(
  kind: (typeof KINDS)[number],
  given: string,
  capability: (typeof CAPABILITY_NAMES)[number] | undefined,
): Made {
  const has = (path: string) => existsSync(join(ROOT, path));
  const hasSlice = ({ pascal }: Name) => has(`content/slices/${pascal}`);
  const hasType = ({ kebab }: Name) => has(`content/customtypes/${kebab}`);
  switch (kind) {
    case "section": {
      const name = nameFrom(given, hasSlice, "section");
      return {
        addition: newSection(ROOT, name, capability),
        slice: name.pascal,
        commands: ["content:types"],
        left: "its fields in the files above, which the compiler names from the first to the last; examples with long words. It is at /styleguide",
      };
    }
    case "type": {
      if (capability === undefined)
        throw new UsageError(`A type belongs to a capability: --in, ${CAPABILITY_NAMES.join(", ")}`);
      const listOf = ({ kebab }: Name) => nameFrom(`${kebab}-list`, () => false, "section");
      const name = nameFrom(given, (one) => hasType(one) || hasSlice(listOf(one)), "document");
      const list = listOf(name);
      return {
        addition: newType(ROOT, name, list, capability),
        slice: list.pascal,
        commands: ["content:types"],
        left: `its fields in the files above; what calendars, key figures and the report know of it, as CONTRIBUTING.md says. The section ${list.kebab} lists it`,
      };
    }
    case "page": {
      const isTaken = (one: Name) => hasType(one) || isAddressTaken(ROOT, one, siteLanguages);
      const name = nameFrom(given, isTaken, "page");
      return {
        addition: newPage(ROOT, name, capability),
        commands: ["content:types", "brand"],
        left: "a link of a menu or a page to its document in the sample; fields of its own, as CONTRIBUTING.md says",
      };
    }
    case "use-case": {
      const taken = ({ kebab }: Name) => globSync(`src/application/**/${kebab}.ts`, { cwd: ROOT }).length > 0;
      const name = nameFrom(given, taken, "again");
      return {
        addition: newUseCase(name, capability),
        commands: [],
        left: `what it does, and what calls it${capability === undefined ? ": it is in the container" : ""}`,
      };
    }
  }
}

function oneOf<T extends string>(given: string, all: readonly T[], what: string): T {
  const found = all.find((one) => one === given);
  if (found !== undefined) return found;
  const [similar] = similarNames(given, all);
  throw new UsageError(
    `There is no ${what} "${given}": ${similar === undefined ? `one of ${all.join(", ")}` : `did you mean ${similar}?`}`,
  );
}

/** By the shell, because Windows has no other way to start npm. */
function run(script: string): void {
  const { status } = spawnSync(`npm run --silent ${script}`, { cwd: ROOT, shell: true, stdio: "inherit" });
  if (status !== 0) throw new CommandError(`npm run ${script} has failed; what was added is there`);
}
