import { MarketingApiError } from "./errors.ts";
import { fieldOf, isObject } from "./field.ts";
import { isAbsent, noSuch } from "./request.ts";

/** What an option can be. Where it is `undefined`, there is none. */
export interface OptionKind {
  /** In the words of an error: `it has to be …`. */
  readonly what: string;
  readonly includes: (value: unknown) => boolean;
}

export const TEXT: OptionKind = { what: "text", includes: (value) => typeof value === "string" };
export const TEXTS: OptionKind = {
  what: "a list of texts",
  includes: (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
};
export const FLAG: OptionKind = { what: "true or false", includes: (value) => typeof value === "boolean" };
export const FUNCTION: OptionKind = { what: "a function", includes: (value) => typeof value === "function" };
/** As among arguments, null is none. */
export const OBJECT: OptionKind = {
  what: "one object",
  includes: (value) => isAbsent(value) || isObject(value),
};
export const MILLISECONDS: OptionKind = {
  what: "a number of milliseconds above 0",
  includes: (value) => typeof value === "number" && value > 0,
};
export const SIZE: OptionKind = {
  what: "a whole number above 0",
  includes: (value) => Number.isSafeInteger(value) && Number(value) > 0,
};
export const NUMBER: OptionKind = {
  what: "a whole number, 0 or more",
  includes: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
};
export const ADDRESS: OptionKind = {
  what: "an address that begins with http:// or https://",
  includes: (value) => typeof value === "string" && /^https?:/i.test(value) && URL.canParse(value),
};
/** Not told by its class: a signal may come from another realm or a polyfill. */
export const SIGNAL: OptionKind = {
  what: "an AbortSignal, such as controller.signal",
  includes: (value) => typeof fieldOf(value, "addEventListener") === "function",
};
export const LOGGER: OptionKind = {
  what: "an object with the methods debug and warn, such as console",
  includes: (value) => ["debug", "warn"].every((method) => typeof fieldOf(value, method) === "function"),
};

/** The kind of each option of a function: all of them, as the compiler sees to. */
export type OptionKinds<O> = { readonly [K in keyof Required<O>]: OptionKind };

/**
 * Refuses options that do not exist, which would otherwise be ignored, and values of another kind. All functions that take
 * options begin with it, before anything is sent.
 *
 * @param failure - `configuration` for options of a whole client.
 * @throws {MarketingApiError} With the name of the option and what it has to be, or the nearest name that exists.
 */
export function checkOptions<O extends object>(
  caller: string,
  options: O,
  kinds: OptionKinds<O>,
  failure?: "configuration",
): void {
  const refuse = (option: string, reason: string) =>
    failure === undefined
      ? MarketingApiError.invalid(option, caller, reason)
      : new MarketingApiError(failure, caller, `${option}: ${reason}`);
  if (!isObject(options)) throw refuse("options", `it has to be ${OBJECT.what}`);
  const known = new Map<string, OptionKind>(Object.entries(kinds));
  for (const [option, value] of Object.entries(options)) {
    const kind = known.get(option);
    if (kind === undefined) throw refuse(option, noSuch("option", option, [...known.keys()]));
    if (value !== undefined && !kind.includes(value)) throw refuse(option, `it has to be ${kind.what}`);
  }
}

/**
 * Refuses what is not a client with the groups of operations that a function calls.
 *
 * @throws {MarketingApiError} `invalid-parameter`.
 */
export function checkClient(caller: string, api: object, ...groups: readonly string[]): void {
  if (groups.every((group) => isObject(fieldOf(api, group)))) return;
  throw MarketingApiError.invalid("api", caller, `it has to be a client with ${groups.join(" and ")}`);
}
