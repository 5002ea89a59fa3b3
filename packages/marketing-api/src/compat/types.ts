import type {
  Arguments,
  OperationName,
  OperationResponse,
  PathParameter as PathName,
} from "../../../../src/ports/marketing-api/operations.ts";

/** A method: its operation; where it has other than the usual parameters, these; and the query parameters that it ignores. */
export type MethodRow = string | readonly [operation: string, parameters: string, dropped?: string];

/** A path parameter. */
export type Id = string | number;

export type Body<Name extends OperationName> =
  Arguments<Name> extends { readonly body?: infer B } ? Exclude<B, undefined> : object;

/** A required query parameter, which is an argument of its own. */
export type Query<Name extends OperationName, Parameter extends string> =
  Arguments<Name> extends {
    readonly [P in Parameter]: infer V;
  }
    ? V
    : never;

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** The options of a method: query parameters, by their names or the provider's old ones. */
export type Opts<Name extends OperationName> = {
  readonly [P in keyof Arguments<Name> as P extends "body" | PathName<Name> ? never : P]?:
    | Arguments<Name>[P]
    | undefined;
} & {
  readonly [P in keyof Arguments<Name> as P extends "body" | PathName<Name> ? never : CamelCase<P & string>]?:
    | Arguments<Name>[P]
    | undefined;
};

/** What a method returns: the response, `null` instead of an empty one. */
export type Result<Name extends OperationName> = Promise<
  OperationResponse<Name> extends undefined ? null : OperationResponse<Name>
>;
