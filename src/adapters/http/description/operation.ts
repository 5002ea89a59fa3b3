import type { z } from "zod";

/** What a call of the API takes and answers, for those who read about it. It stands in the `config` of its route. */
export interface ApiOperation {
  readonly summary: string;
  readonly description?: string;
  /** Parameters of the query. */
  readonly query?: z.ZodObject;
  /** The JSON body. */
  readonly body?: z.ZodType;
  /** An answer that is no problem, by its status. A schema stands for a JSON body. */
  readonly answers: Readonly<Record<number, { readonly description: string; readonly schema?: z.ZodType }>>;
  /** Statuses of the problem documents that it may answer, beside those that every call may. */
  readonly problems?: readonly number[];
}

/** A call of the API. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation | undefined;
}
