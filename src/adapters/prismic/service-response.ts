import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import { z } from "zod";
import type { Log } from "../../ports/log.ts";
import type { HttpTransport } from "./http-transport.ts";
import { failureIn, ServiceFailure } from "./service-failure.ts";

const refusalSchema = z.object({ type: z.string().optional(), message: z.string().default("") });

/**
 * Sends a request to the content service and returns the text of the response. It replaces the provider's client in two
 * points: that client silently uses another ref instead of an unknown one, which would show published content as a
 * preview, and it retries rate-limited requests without a limit.
 *
 * @throws ServiceFailure for 429, 5xx, and error responses that do not come from the service itself; an error of the
 *   provider's client for an error document of the service; errors of the transport.
 */
export async function requestText(send: HttpTransport, url: string, signal: AbortSignal): Promise<string> {
  const response = await send(url, { signal });
  const text = await response.text();
  const failure = failureIn(response.status, response.headers.get("retry-after"));
  if (failure) throw failure;
  if (response.status !== 200) throw refusal(response.status, text, url);
  return text;
}

/**
 * Parses a response.
 *
 * @throws SyntaxError if it is not a JSON object.
 */
export function objectIn(text: string): object {
  const json: unknown = JSON.parse(text);
  if (typeof json === "object" && json !== null) return json;
  throw new SyntaxError("The response is not an object.");
}

function refusal(status: number, text: string, url: string): Error {
  const json = refusalIn(text);
  if (json === undefined) return new ServiceFailure(status, 0);
  const { type = "", message } = json;
  const error = { type, message };
  if (status === 410) return new RefExpiredError(message, url, error);
  if (status !== 404) return new PrismicError(message, url, json);
  if (type === "api_notfound_error") return new RefNotFoundError(message, url, error);
  const isOver = type === "api_security_error" && /preview token.*expired/i.test(message);
  return isOver ? new PreviewTokenExpiredError(message, url, error) : new PrismicError(message, url, json);
}

/** Parses an error document of the service; `undefined` for other bodies, such as a web page. */
function refusalIn(text: string): z.output<typeof refusalSchema> | undefined {
  try {
    return refusalSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The response at the URL of the API. */
const descriptionSchema = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  languages: z.array(z.object({ id: z.string() })).optional(),
  /** The ref of integration fields, whose content comes from other systems. It is sent with every query. */
  integrationFieldsRef: z.string().nullish(),
});

export type ServiceDescription = ReturnType<typeof serviceDescriptionIn>;

/**
 * Parses the description of the repository.
 *
 * @param language - The language of the content. Default: any.
 * @throws ZodError for an invalid description; Error if there is no published ref, or no content in the language.
 */
export function serviceDescriptionIn(json: object, language?: string) {
  const { refs, integrationFieldsRef, languages } = descriptionSchema.parse(json);
  if (language !== undefined && languages?.every(({ id }) => id !== language))
    throw new Error(
      `the content is not in ${language} but in ${languages.map(({ id }) => id).join(", ")}: set CONTENT_LANGUAGE`,
    );
  const master = refs.find(({ isMasterRef }) => isMasterRef === true);
  if (master === undefined) throw new Error("the service returned no published ref");
  return { masterRef: master.ref, integrationFieldsRef: integrationFieldsRef ?? undefined };
}

/** Properties of every document; the readers validate `data` field by field. */
const serviceDocumentSchema = z.object({
  id: z.string(),
  uid: z.string().nullish(),
  type: z.string(),
  first_publication_date: z.string().nullish(),
  last_publication_date: z.string().nullish(),
  data: z.unknown().optional(),
});

export type ServiceDocument = z.output<typeof serviceDocumentSchema>;

/** Response of `documents/search`. */
export const searchResponseSchema = z.object({
  page: z.int().positive(),
  total_pages: z.int().nonnegative(),
  total_results_size: z.int().nonnegative(),
  results: z.array(z.unknown()),
});

/**
 * Parses the documents of a response. Invalid ones are left out and reported, so that they do not affect the others.
 */
export function serviceDocumentsIn(results: readonly unknown[], log: Log): ServiceDocument[] {
  return results.flatMap((result) => {
    const parsed = serviceDocumentSchema.safeParse(result);
    if (parsed.success) return parsed.data;
    log.warn({ problem: z.prettifyError(parsed.error) }, "the content service returned an invalid document");
    return [];
  });
}
