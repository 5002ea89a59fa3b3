/**
 * The form of a value, others of which are ignored: one of a list, or what an expression matches from `^` to `$`, in the
 * syntax that JavaScript shares with nginx (PCRE), where a value ends before `&`.
 */
export type ParameterForm = readonly string[] | RegExp;

/** Forms by the names of parameters. */
export type Parameters = Readonly<Record<string, ParameterForm>>;

/** The form of a parameter that a visitor types: any text. */
export const TEXT = /^/;

/** A value that is one of a list. */
export function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((known) => known === text);
}

/** A value that an expression matches. */
export function matching(form: RegExp, text: string | null): string | undefined {
  return text !== null && form.test(text) ? text : undefined;
}
