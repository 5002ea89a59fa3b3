import type { FieldError } from "../../../ports/marketing-api/errors.ts";

/** A problem document (`application/problem+json`) in the format of the service. */
export type ProblemDocument = ReturnType<Refusal["problem"]>;

const TYPE = "https://mailchimp.com/developer/marketing/docs/errors/";

/** Thrown by a handler to reject a request; the engine converts it into the error of the port. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly title: string;
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, title: string, detail: string, errors?: readonly FieldError[]) {
    super(detail);
    this.status = status;
    this.title = title;
    this.errors = errors;
  }

  problem(instance: string) {
    return {
      type: TYPE,
      title: this.title,
      status: this.status,
      detail: this.message,
      instance,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
    };
  }
}

/** 404: no resource has the ids in the path. */
export function notFound(): Refusal {
  return new Refusal(404, "Resource Not Found", "The requested resource could not be found.");
}

const INVALID = "Invalid Resource";

/** 400: fields of the body or of the query are missing or wrong. */
export function invalidResource(...errors: readonly FieldError[]): Refusal {
  const detail = "could not be validated. For field-specific details, see the 'errors' array.";
  return new Refusal(400, INVALID, `The resource submitted ${detail}`, errors);
}

/** 400: a field of the body or of the query is wrong. */
export const invalid = (field: string, message: string) => invalidResource({ field, message });

/** 400: a field of the body or of the query is missing. */
export const missing = (field: string) => invalid(field, "This value should not be blank.");

const refused = (title: string, detail: string) => new Refusal(400, title, detail);

/** 400: the address is valid in form, but not believed. Unlike other invalid values, it is in no `errors`. */
export const fakeAddress = (address: string) =>
  refused(INVALID, `${address} looks fake or invalid, please enter a real email address.`);

/** 400: the state does not allow the operation, such as sending a campaign that is already sent. */
export const badRequest = (detail: string) => refused("Bad Request", detail);

const NOT_JSON = "This error means that your JSON is formatted incorrectly.";

/** 400: a body that is not JSON. */
export const jsonParseError = () =>
  refused("JSON Parse Error", `We encountered an unspecified JSON parsing error. ${NOT_JSON}`);

/** 403: no user is allowed to do this. */
export const forbidden = (detail: string) => new Refusal(403, "Forbidden", detail);

/** 405: the path exists, but not for this method. */
export function methodNotAllowed(): Refusal {
  const detail = "are not compatible. See the Allow header for this resource's available methods.";
  return new Refusal(405, "Method Not Allowed", `The requested method and resource ${detail}`);
}

/** 400: the address is on the list already. */
export const memberExists = (address: string) =>
  refused("Member Exists", `${address} is already a list member. Use PUT to insert or update list members.`);

/** 400: the address unsubscribed or bounced, so only its owner can subscribe it again. */
export function memberInComplianceState(address: string): Refusal {
  const reason = "due to unsubscribe, bounce, or compliance review and cannot be subscribed.";
  return refused("Member In Compliance State", `${address} is in a compliance state ${reason}`);
}

/** 400: the address was permanently deleted. */
export function forgottenEmail(address: string): Refusal {
  const reason = "was permanently deleted and cannot be re-imported.";
  const detail = `${address} ${reason} The contact must re-subscribe to get back on the list.`;
  return refused("Forgotten Email Not Subscribed", detail);
}
