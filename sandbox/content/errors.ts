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
export function parsingError(message: string): ApiError {
  return new ApiError(400, { type: "parsing_error", message, location: "query" });
}

/** 400: an invalid parameter. */
export function validationError(message: string): ApiError {
  return new ApiError(400, { type: "api_validation_error", message });
}

/** 401: a missing or wrong access token. */
export function accessTokenError(apiUrl: string): ApiError {
  return new ApiError(401, {
    type: "api_security_error",
    error: "Invalid access token",
    message: "Invalid access token",
    oauth_initiate: `${apiUrl}/auth`,
    oauth_token: `${apiUrl}/auth/token`,
  });
}

/** 404: an unknown ref; the response contains the current one. */
export function refNotFoundError(masterRef: string): ApiError {
  return new ApiError(404, {
    type: "api_notfound_error",
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
  });
}

/** 410: an expired ref; the response contains the current one. */
export function refExpiredError(masterRef: string): ApiError {
  return new ApiError(410, {
    type: "api_validation_error",
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
  });
}

/** 404: an expired or unknown preview token. */
export function previewExpiredError(): ApiError {
  return new ApiError(404, { type: "api_security_error", message: "This preview token has expired" });
}

/** An error response of the editor's API, as `application/problem+json`. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor(
    status: number,
    title: string,
    detail: string,
    options: ErrorOptions & { readonly issues?: Problem["issues"] } = {},
  ) {
    super(detail, options);
    this.status = status;
    this.title = title;
    this.issues = options.issues ?? [];
  }
}
