import { MarketingApiError } from "../../../ports/marketing-api/errors.ts";
import {
  findOperation,
  type OperationName,
  type OperationResponse,
  operations,
} from "../../../ports/marketing-api/operations.ts";
import { noSuch } from "../../../ports/marketing-api/request.ts";

/** What an answer can depend on. */
export interface AnsweredCall {
  /** Parameters of the path, decoded: `{ campaign_id: "a1" }`. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Says what an operation responds from now on, in place of what the fake would do. */
export type Answer = <Name extends OperationName>(
  operation: Name,
  response: OperationResponse<Name> | ((call: AnsweredCall) => OperationResponse<Name>),
) => void;

/** The answers that a test has given. */
export class Answers {
  readonly #given = new Map<string, (call: AnsweredCall) => unknown>();

  /** @throws {MarketingApiError} `configuration` for an operation that does not exist. */
  give(operation: string, response: unknown): void {
    if (findOperation(operation) === undefined) {
      const names = operations.map(({ name }) => name);
      const reason = noSuch("operation", String(operation), names);
      throw new MarketingApiError("configuration", "", `The answer to ${operation} is invalid: ${reason}`);
    }
    this.#given.set(operation, typeof response === "function" ? (call) => response(call) : () => response);
  }

  to(operation: string): ((call: AnsweredCall) => unknown) | undefined {
    return this.#given.get(operation);
  }

  clear(): void {
    this.#given.clear();
  }
}
