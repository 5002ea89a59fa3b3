import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** Whether the value is secret: no message and no log may contain it. */
    readonly secret?: boolean;
    /** What applies if the variable is not set and has no default, in words. */
    readonly otherwise?: string;
  }
}

/** The environment variables of a program by name: each a schema of its text, with a description in its `meta`. */
export type Variables = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** The environment of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A program cannot start in its environment: a variable has an invalid value, or a file is missing or broken. The message is
 * one line, which contains the name of the variable, but never its value.
 */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** By its name: in development, Vite evaluates modules that Node has evaluated too, so that there are two classes. */
export function isEnvironmentError(error: unknown): error is EnvironmentError {
  return error instanceof Error && error.name === "EnvironmentError";
}

/**
 * Reads environment variables. An empty variable counts as not set, and so does the address that Kubernetes sets for a
 * service: `METRICS_PORT=tcp://10.0.0.7:9090`, if it is called `metrics`.
 *
 * @throws {EnvironmentError} with a message of one line that names each invalid variable and what is expected.
 */
export function readVariables<V extends Variables>(variables: V, environment: Environment): z.output<V> {
  const given = Object.entries(environment).filter(
    ([name, value]) => value !== undefined && value !== "" && !isServiceAddress(name, value),
  );
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
 * Rejects variables that are probably misspelt: unknown names that have a known prefix, or that differ from a known
 * name by one typing error. Variables that Kubernetes sets for its services are ignored (`CONTENT_SERVICE_HOST`).
 *
 * @throws {EnvironmentError} with a message of one line that names each of them and suggests a known name.
 */
export function rejectMisspelt(
  known: readonly string[],
  prefixes: readonly string[],
  environment: Environment,
): void {
  const problems = Object.keys(environment)
    .filter((name) => !known.includes(name) && !isServiceAddress(name, environment[name]))
    .sort()
    .flatMap((name) => {
      const meant = known.find((other) => isOneTypoFrom(name, other));
      const isOurs = prefixes.some((prefix) => name.startsWith(prefix)) && !KUBERNETES_SERVICE.test(name);
      if (meant === undefined && !isOurs) return [];
      return `${name}: there is no such variable${meant === undefined ? "" : `; it may be meant for ${meant}`}`;
    });
  if (problems.length > 0) throw new EnvironmentError(problems.join("; "));
}

const KUBERNETES_SERVICE = /_(?:SERVICE_(?:HOST|PORT)(?:_.+)?|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_.+)?)?)$/;

function isServiceAddress(name: string, value = ""): boolean {
  return name.endsWith("_PORT") && /^(?:tcp|udp|sctp):\/\//.test(value);
}

/** Minimum length of a name to be compared: some platforms set `PORTS` beside `PORT`. */
const MIN_COMPARED_LENGTH = 6;

/** Whether two names differ by one typing error: a letter is missing, added, changed, or swapped with the next one. */
function isOneTypoFrom(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < MIN_COMPARED_LENGTH) return false;
  let start = 0;
  while (start < name.length && name[start] === other[start]) start++;
  const rest = name.slice(start);
  const otherRest = other.slice(start);
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

/** The documentation of an environment variable. */
export interface VariableDescription {
  readonly name: string;
  /** One or two sentences in Markdown. */
  readonly description: string;
  /** The default value; `undefined` if there is none, or if it cannot be written down. */
  readonly default: string | undefined;
  /** What applies if the variable is not set and has no default, in words. */
  readonly otherwise: string;
  readonly secret: boolean;
}

/**
 * Returns the documentation of variables, in their order.
 *
 * @throws {TypeError} for a variable without a description.
 */
export function describeVariables({ shape }: Variables): readonly VariableDescription[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { description, secret = false, otherwise = "none" } = schema.meta() ?? {};
    if (description === undefined) throw new TypeError(`${name} has no description`);
    const preset = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
    const standard = preset ? String(schema.def.defaultValue) : undefined;
    return { name, description, default: standard, otherwise, secret };
  });
}

/** The values of secret variables, for redaction. */
export function secretsOf(variables: Variables, environment: Environment): readonly string[] {
  return describeVariables(variables).flatMap(({ name, secret }) => (secret && environment[name]) || []);
}
