/** What is wrong with one field of a body or of the query. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A problem document (`application/problem+json`) as the service words it. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly errors?: readonly FieldError[];
}

const TYPE = "https://mailchimp.com/developer/marketing/docs/errors/";

/** Thrown by a handler to refuse a call; the engine turns it into the port's error. */
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

  /** The document that is sent. */
  problem(instance: string): ProblemDocument {
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

/** 404: there is no resource with the ids of the path. */
export function notFound(detail = "The requested resource could not be found."): Refusal {
  return new Refusal(404, "Resource Not Found", detail);
}

/** 400: fields of the body or of the query are missing or wrong. */
export function invalidResource(...errors: readonly FieldError[]): Refusal {
  return new Refusal(
    400,
    "Invalid Resource",
    "The resource submitted could not be validated. For field-specific details, see the 'errors' array.",
    errors,
  );
}

/** 400: the call cannot be carried out as things are, such as sending what was already sent. */
export function badRequest(detail: string): Refusal {
  return new Refusal(400, "Bad Request", detail);
}

/** 400: a body that is not JSON. */
export function jsonParseError(): Refusal {
  return new Refusal(
    400,
    "JSON Parse Error",
    "We encountered an unspecified JSON parsing error. This error means that your JSON is formatted incorrectly.",
  );
}

/** 403: nobody may do this. */
export function forbidden(detail: string): Refusal {
  return new Refusal(403, "Forbidden", detail);
}

/** 405: the path exists, for other methods. */
export function methodNotAllowed(): Refusal {
  return new Refusal(
    405,
    "Method Not Allowed",
    "The requested method and resource are not compatible. See the Allow header for this resource's available methods.",
  );
}

/** 400: an address that is created a second time. */
export function memberExists(address: string): Refusal {
  return new Refusal(
    400,
    "Member Exists",
    `${address} is already a list member. Use PUT to insert or update list members.`,
  );
}

/** 400: an address that has left, or bounced, is not subscribed by somebody else. */
export function memberInComplianceState(address: string): Refusal {
  return new Refusal(
    400,
    "Member In Compliance State",
    `${address} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`,
  );
}

/** 400: an address that was deleted for good. */
export function forgottenEmail(address: string): Refusal {
  return new Refusal(
    400,
    "Forgotten Email Not Subscribed",
    `${address} was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.`,
  );
}
