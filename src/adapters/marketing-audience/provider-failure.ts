import { MarketingApiError } from "../../ports/marketing-api/errors.ts";

/** Whether the provider failed. Arguments that the client rejected before sending them are a bug of this code instead. */
export function isProviderFailure(error: unknown): error is MarketingApiError {
  if (!(error instanceof MarketingApiError)) return false;
  return error.failure !== "missing-parameter" && error.failure !== "invalid-parameter";
}
