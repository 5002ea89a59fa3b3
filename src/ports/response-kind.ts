/** A response that is not what was expected. */
interface UnexpectedResponse {
  readonly status: number;
  /** The header. Default: none. */
  readonly contentType?: string | null | undefined;
  readonly text: string;
}

/** Number of characters of JSON that are parsed to name its kind. */
const MAX_PARSED_LENGTH = 64 * 1024;

/**
 * What a service has responded with, for the log: status, media type and the kind of the body, by its beginning. It has
 * nothing of the text, which may be a login page with a token, or a draft.
 */
export function describeResponse({ status, contentType, text }: UnexpectedResponse): string {
  const [mediaType] = /^[\w.+-]{1,40}\/[\w.+-]{1,80}/.exec(contentType ?? "") ?? [];
  return `it responded with status ${status} and ${kindOf(text)}${mediaType ? ` (${mediaType})` : ""}`;
}

function kindOf(text: string): string {
  const start = text.slice(0, 1_000).trimStart();
  if (start === "") return "an empty body";
  if (/^<(?:!doctype\s+html|html)\b/i.test(start)) return "a web page";
  if (start.startsWith("<")) return "XML";
  // What a decoder makes of bytes that are not text.
  if (start.includes("\ufffd") || start.includes("\0")) return "binary data";
  // Parsing a long one takes time, and a source may have sent it for that.
  if (text.length > MAX_PARSED_LENGTH) return /^[{[]/.test(start) ? "long JSON" : "a long text";
  return kindOfJson(text) ?? (/^[{[]/.test(start) ? "damaged JSON" : "plain text");
}

function kindOfJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return "a list in JSON";
    return typeof value === "object" && value !== null ? "an object in JSON" : "a single value in JSON";
  } catch {
    return undefined;
  }
}
