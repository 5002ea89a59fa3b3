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

/**
 * Refuses variables that are most likely misspelt: what begins like one of the known, or is one slip away from it, and is
 * none. What a cluster tells every container of its services is let be (`CONTENT_SERVICE_HOST`).
 *
 * @throws {EnvironmentError} in one line, naming each of them and what may have been meant.
 */
export function refuseMisspelt(
  known: readonly string[],
  prefixes: readonly string[],
  environment: Environment,
): void {
  const problems = Object.keys(environment)
    .filter((name) => !known.includes(name))
    .sort()
    .flatMap((name) => {
      const meant = known.find((other) => isOneSlipFrom(name, other));
      const isOurs = prefixes.some((prefix) => name.startsWith(prefix)) && !OF_A_CLUSTER.test(name);
      if (meant === undefined && !isOurs) return [];
      return `${name}: there is no such variable${meant === undefined ? "" : `; it may be meant for ${meant}`}`;
    });
  if (problems.length > 0) throw new EnvironmentError(problems.join("; "));
}

const OF_A_CLUSTER = /_(?:SERVICE_(?:HOST|PORT)(?:_.+)?|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_.+)?)?)$/;

/** Letters below which a name is too short to be taken for another: some platforms have a `PORTS` beside `PORT`. */
const TELLING_LENGTH = 6;

/** Whether a name is another with one letter left out, put in, changed, or swapped with the next. */
function isOneSlipFrom(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < TELLING_LENGTH) return false;
  let start = 0;
  while (start < name.length && name[start] === other[start]) start++;
  const [rest, otherRest] = [name.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
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
