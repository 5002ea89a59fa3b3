import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { allowedValues, queryTypes } from "../../src/adapters/in-memory/marketing/signatures.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { findOperation, type OperationData, operations } from "../../src/ports/marketing-api/operations.ts";
import { similarNames } from "../../src/ports/marketing-api/similar-names.ts";
import { UsageError } from "./exit-codes.ts";

export type CallRequest = Readonly<ReturnType<typeof callOf>>;

/** The topic of the help: everything, a group of operations, or one operation. */
export type HelpTopic =
  | OperationData
  | readonly [group: string, members: readonly OperationData[]]
  | undefined;

export type CommandLine = { readonly help: HelpTopic } | { readonly call: CallRequest };

/** Options of the command. No operation has a parameter with one of these names. */
export const ownOptions = {
  help: { type: "boolean", short: "h" },
  body: { type: "string" },
  all: { type: "boolean" },
  ndjson: { type: "boolean" },
  verbose: { type: "boolean" },
  timeout: { type: "string" },
  retry: { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

/** Parses the command line. @throws {UsageError} with names but never values: a value may be a misplaced secret. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const [name, ...rest] = args.filter((arg) => !isHelp(arg));
  if (args.some(isHelp)) return { help: name === undefined ? undefined : topicOf(name) };
  if (name === undefined) throw new UsageError("The operation to call is missing; --help lists them.");
  if (name.startsWith("-")) throw new UsageError("The name of the operation comes first.");
  const operation = findOperation(name);
  if (operation === undefined) throw unknownOperation(name);
  return { call: callOf(operation, rest) };
}

function isHelp(arg: string): boolean {
  return arg === "--help" || arg === "-h";
}

function topicOf(name: string): HelpTopic {
  const group = operations.filter((data) => data.name.startsWith(`${name}.`));
  const topic = findOperation(name) ?? (group.length > 0 ? ([name, group] as const) : undefined);
  if (topic === undefined) throw unknownOperation(name);
  return topic;
}

function unknownOperation(name: string): UsageError {
  if (operations.some((data) => data.name.startsWith(`${name}.`))) {
    return new UsageError(`${name} is a group of operations: ${name} --help lists them.`);
  }
  const names = operations.map((data) => data.name);
  return new UsageError(`There is no operation '${name}'.${hint(similarNames(name, names))}`);
}

function hint(near: readonly string[]): string {
  return near.length > 0 ? ` Nearest: ${near.join(", ")}.` : "";
}

function callOf(operation: OperationData, args: readonly string[]) {
  const types = parameterTypes(operation);
  const given = parse(operation, types, args);
  const parameters: Record<string, string> = {};
  for (const [parameter, type] of types) {
    const values = given.get(parameter);
    if (values !== undefined) parameters[parameter] = checkedValue(operation, parameter, type, values);
  }
  const only = (option: keyof typeof ownOptions) => given.get(option)?.at(-1);
  const call = {
    operation,
    parameters,
    /** A file, `-` for standard input, or the JSON itself. */
    body: only("body"),
    all: given.has("all"),
    ndjson: given.has("ndjson"),
    verbose: given.has("verbose"),
    timeout: numberOf("timeout", only("timeout")),
    retry: numberOf("retry", only("retry")),
  };
  refuseContradictions(call);
  return call;
}

function parameterTypes({ name, pathParameters }: OperationData): ReadonlyMap<string, string> {
  return new Map([...pathParameters.map((parameter) => [parameter, "string"] as const), ...queryTypes(name)]);
}

function parse(
  { name }: OperationData,
  types: ReadonlyMap<string, string>,
  args: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const parameters = [...types.keys()].map((parameter) => [parameter, { type: "string" }] as const);
  const options: ParseArgsOptionsConfig = { ...Object.fromEntries(parameters), ...ownOptions };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const found = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== "option") {
      throw new UsageError(`What is given to ${name} has to be written --name value.`);
    }
    const option = options[token.name];
    if (option === undefined) throw unknownParameter(name, token.name, [...types.keys()]);
    const value = option.type === "string" ? textOf(token) : flag(token);
    found.set(token.name, [...(found.get(token.name) ?? []), value]);
  }
  return found;
}

interface OptionToken {
  readonly name: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function textOf({ name, value, inlineValue }: OptionToken): string {
  if (value === undefined || (inlineValue !== true && value.startsWith("--"))) {
    throw new UsageError(`--${name} needs a value (one that begins with -- is written --${name}=VALUE).`);
  }
  return value;
}

function flag({ name, value }: OptionToken): string {
  if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
  return "";
}

function unknownParameter(operation: string, parameter: string, known: readonly string[]): UsageError {
  if (/key|token|secret|password/i.test(parameter)) {
    return new UsageError("Credentials are read from the environment, and never given on the command line.");
  }
  return new UsageError(
    `${operation} has no parameter '${parameter}'.${hint(similarNames(parameter, known, 3))}`,
  );
}

function checkedValue(
  { name }: OperationData,
  parameter: string,
  type: string,
  values: readonly string[],
): string {
  if (type.endsWith("[]")) return values.join(",");
  if (values.length > 1) throw MarketingApiError.invalid(parameter, name, "it is given more than once");
  const [value = ""] = values;
  const allowed = type === "boolean" ? ["true", "false"] : allowedValues(type);
  if (allowed !== undefined && !allowed.includes(value)) {
    throw MarketingApiError.invalid(parameter, name, `it has to be one of ${allowed.join(", ")}`);
  }
  if (type === "number" && !isNumber(value)) {
    throw MarketingApiError.invalid(parameter, name, "it has to be a number");
  }
  return value;
}

function numberOf(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumber(value)) throw new UsageError(`--${option} has to be a number.`);
  return Number(value);
}

function isNumber(value: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(value);
}

function refuseContradictions({ operation, body, all, ndjson }: CallRequest): void {
  const { name, pages, body: rule } = operation;
  if (all && pages === undefined) throw new UsageError(`${name} has no pages, so --all does not apply.`);
  if (ndjson && !all) throw new UsageError("--ndjson goes with --all.");
  if (body !== undefined && rule === "none") throw new UsageError(`${name} takes no body.`);
}
