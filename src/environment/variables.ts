import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** Whether the value is nobody's business: never shown, in no message and no log. */
    readonly secret?: boolean;
    /** In words, what holds while the variable is not set and has no default of its own. */
    readonly otherwise?: string;
  }
}

/** The variables that a program reads, by name: each a schema of its text, described by its `meta`. */
export type Variables = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** What the world outside gave the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable of the environment has a value that cannot be used; the message names it, and never the value. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/**
 * Reads variables; an empty one counts as absent.
 *
 * @throws {EnvironmentError} in one line, naming each variable that cannot be used and what is expected of it.
 */
export function readVariables<V extends Variables>(variables: V, environment: Environment): z.output<V> {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== "");
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const problems = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const name = path.join(".");
    if (!problems.has(name)) problems.set(name, `${name}: ${message}`);
  }
  throw new EnvironmentError([...problems.values()].join("; "));
}

/** Names in an environment that begin like one of the known variables, and are none: most likely misspelt. */
export function unknownNames(
  known: readonly string[],
  prefixes: readonly string[],
  environment: Environment,
): readonly string[] {
  return Object.keys(environment)
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)) && !known.includes(name))
    .sort();
}

/** What an operator is told of a variable. */
export interface VariableDescription {
  readonly name: string;
  /** One sentence or two, in Markdown. */
  readonly description: string;
  /** The value that holds while it is not set; `undefined` where there is none to write down. */
  readonly default: string | undefined;
  /** In words, what holds while it is not set, where it has no default. */
  readonly otherwise: string;
  readonly secret: boolean;
}

/**
 * Describes variables, in their order.
 *
 * @throws {TypeError} for a variable that does not say what it is for.
 */
export function describeVariables({ shape }: Variables): readonly VariableDescription[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { description, secret = false, otherwise = "none" } = schema.meta() ?? {};
    if (description === undefined) throw new TypeError(`${name} does not say what it is for`);
    const preset = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
    const standard = preset ? String(schema.def.defaultValue) : undefined;
    return { name, description, default: standard, otherwise, secret };
  });
}

/** The values of secret variables, which nothing that is written may hold. */
export function secretsOf(variables: Variables, environment: Environment): readonly string[] {
  return describeVariables(variables).flatMap(({ name, secret }) => (secret && environment[name]) || []);
}
