/** `npm run capability:remove -- NAME`: deletes a capability. See `--help`. */
import { spawnSync } from "node:child_process";
import { CAPABILITY_NAMES } from "../../brand/schema.ts";
import { similarNames } from "../../src/domain/text/similar-names.ts";
import { exitCodeOf, parsed, ROOT, UsageError } from "../command-line.ts";
import { DASHBOARD } from "./operations-without.ts";
import { REGISTRATIONS } from "./registrations.ts";
import { removeCapability } from "./remove-capability.ts";

const HELP = `Deletes a capability that a site does not need: its folders, ports, adapters, texts, content models, document and
tests, its sample, and its lines in the lists. To switch it off, list the others in brand/brand.ts: capabilities.

  npm run capability:remove -- NAME

  NAME      ${CAPABILITY_NAMES.join(", ")}
  --help
`;

/** Write what is made of the lists. */
const GENERATORS = [
  "brand",
  "content:types",
  "nginx:parameters",
  "config:docs",
  `fix -- ${[...REGISTRATIONS, DASHBOARD].join(" ")}`,
];

process.exitCode = await exitCodeOf(() => {
  const { positionals, values } = parsed({
    allowPositionals: true,
    options: { help: { type: "boolean" } },
  });
  if (values.help) return console.log(HELP);
  const [given = ""] = positionals;
  const name = CAPABILITY_NAMES.find((one) => one === given);
  if (name === undefined || positionals.length > 1) {
    const [similar] = similarNames(given, CAPABILITY_NAMES);
    const hint = similar === undefined ? `one of ${CAPABILITY_NAMES.join(", ")}` : `did you mean ${similar}?`;
    throw new UsageError(`There is no capability "${positionals.join(" ")}": ${hint}`);
  }
  for (const path of removeCapability(ROOT, name)) console.log(`deleted ${path}`);
  // By the shell, because Windows has no other way to start npm.
  for (const script of GENERATORS)
    spawnSync(`npm run ${script}`, { cwd: ROOT, shell: true, stdio: "inherit" });
  console.log(
    "\nLeft to do: npm run check, which names what nothing uses any more; take its variables out of the environment of each process.",
  );
});
