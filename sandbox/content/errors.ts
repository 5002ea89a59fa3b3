/** An error response of the content API, with the same status and body as the service. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>, options?: ErrorOptions) {
    super(String(body.message ?? body.error ?? status), options);
    this.status = status;
    this.body = body;
  }
}

/** 400: an invalid query. */
export const parsingError = (message: string) =>
  new ApiError(400, { type: "parsing_error", message, location: "query" });

/** 400: an invalid parameter. */
export const validationError = (message: string) =>
  new ApiError(400, { type: "api_validation_error", message });

/** 401: a missing or wrong access token. */
export function accessTokenError(apiUrl: string): ApiError {
  const message = "Invalid access token";
  const addresses = { oauth_initiate: `${apiUrl}/auth`, oauth_token: `${apiUrl}/auth/token` };
  return new ApiError(401, { type: "api_security_error", error: message, message, ...addresses });
}

const REF_ERRORS = {
  unknown: [404, "api_notfound_error", "Ref not found. Ensure you have the correct ref and try again."],
  expired: [410, "api_validation_error", "The provided ref is no longer accessible, it has expired."],
} as const;

/** 404 for an unknown ref, 410 for one that has expired; the response contains the current one. */
export function refError(kind: keyof typeof REF_ERRORS, masterRef: string): ApiError {
  const [status, type, reason] = REF_ERRORS[kind];
  return new ApiError(status, { type, message: `${reason} Master ref is: ${masterRef}` });
}

/** 404: an expired or unknown preview token. */
export const previewExpiredError = () =>
  new ApiError(404, { type: "api_security_error", message: "This preview token has expired" });

/** An error response of the editor's API, as `application/problem+json`. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  /** The input of a form that it is about. */
  readonly field: string | undefined;

  constructor(
    status: number,
    title: string,
    detail: string,
    options: ErrorOptions & { readonly issues?: Problem["issues"]; readonly field?: string } = {},
  ) {
    super(detail, options);
    this.status = status;
    this.title = title;
    this.issues = options.issues ?? [];
    this.field = options.field;
  }

  /** A problem with one input. */
  of(field: string): Problem {
    return new Problem(this.status, this.title, this.message, { cause: this, issues: this.issues, field });
  }
}
