import type {
  Answer as AnswerTo,
  Arguments,
  OperationName,
  PathParameter as PathName,
} from "../../../../src/ports/marketing-api/operations.ts";

/** A method: its operation, its parameters in their order, and the query parameters that it does not pass on. */
export type MethodRow = readonly [operation: string, parameters: string, dropped?: string];

/** A value that stands in a path. */
export type Id = string | number;

/** What is sent as JSON. */
export type Body<Name extends OperationName> =
  Arguments<Name> extends { readonly body?: infer B } ? Exclude<B, undefined> : object;

/** A query parameter that is an argument of its own. */
export type Query<Name extends OperationName, Parameter extends string> =
  Arguments<Name> extends {
    readonly [P in Parameter]: infer V;
  }
    ? V
    : never;

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** The options of a method: the query, in the names of the wire or in the provider's old ones. */
export type Opts<Name extends OperationName> = {
  readonly [P in keyof Arguments<Name> as P extends "body" | PathName<Name> ? never : P]?:
    | Arguments<Name>[P]
    | undefined;
} & {
  readonly [P in keyof Arguments<Name> as P extends "body" | PathName<Name> ? never : CamelCase<P & string>]?:
    | Arguments<Name>[P]
    | undefined;
};

/** What a method brings: `null` where the service answers with nothing. */
export type Answer<Name extends OperationName> = Promise<
  AnswerTo<Name> extends undefined ? null : AnswerTo<Name>
>;
