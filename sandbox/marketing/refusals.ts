import { Refusal } from "../../src/adapters/in-memory/marketing/problems.ts";

/** 401: credentials that are missing, unreadable or wrong; the service does not say which. */
export function invalidKey(): Refusal {
  return new Refusal(
    401,
    "API Key Invalid",
    "The API key or access token is missing, or it is not known here.",
  );
}

/** 422: `X-HTTP-Method-Override` on a request that is no POST, or with a method that does not exist. */
export function invalidOverride(): Refusal {
  const detail = "Only a POST may be overridden, with GET, PATCH, PUT or DELETE.";
  return new Refusal(422, "Invalid Method Override", detail);
}

/** 429: too many requests in flight. */
export function tooManyRequests(limit: number): Refusal {
  const detail = `There are ${limit} requests of this account under way already.`;
  return new Refusal(429, "Too Many Requests", detail);
}

/** 500: a bug of the sandbox. */
export function internalError(): Refusal {
  return new Refusal(500, "Internal Server Error", "Something went wrong in the sandbox; its log says what.");
}
