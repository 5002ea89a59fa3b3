import { type Environment, EnvironmentError } from "../environment/variables.ts";
import { capabilitiesOf, missingOf } from "./capabilities.ts";
import type { Capability } from "./capability.ts";
import { type Config, configWith } from "./config.ts";

/**
 * Reads the configuration; an empty variable is not set.
 *
 * @param capabilities - Those of the site. Default: what the brand says.
 * @throws {EnvironmentError} that names all invalid variables, or one of a capability that is switched off.
 */
export function readConfig(environment: Environment, capabilities = capabilitiesOf()): Config {
  for (const { name, configured } of missingOf(capabilities)) {
    const set = Object.keys(configured?.variables.shape ?? {}).filter((variable) => environment[variable]);
    if (set.length > 0)
      throw new EnvironmentError(`${set.join(", ")}: brand/brand.ts has the capability ${name} switched off`);
  }
  return configWith(environment, configuredOf(capabilities));
}

/** What operators configure capabilities by. */
export const configuredOf = (capabilities: readonly Capability[]) =>
  capabilities.flatMap(({ configured }) => configured ?? []);
