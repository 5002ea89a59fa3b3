import type { OperationData } from "../../../../src/ports/marketing-api/operations.ts";

/** The parameters that a method of the provider's client usually has, in order: `listId,subscriberHash,body,opts`. */
export function usualParameters({ pathParameters, body, operation }: OperationData): string {
  return [
    ...pathParameters.map(camelCase),
    ...(body === "none" ? [] : ["body"]),
    ...(operation.rules.query === undefined ? [] : ["opts"]),
  ].join();
}

/** `list_id` as `listId`. */
export function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
