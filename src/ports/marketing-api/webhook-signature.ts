import { MarketingApiError } from "./errors.ts";

/** How old, or how far ahead, a signature may be: 300 seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies the signature of a webhook, `t=<unix seconds>,v1=<hex>`: the HMAC-SHA256 of the time, a dot and the body, at
 * most 300 seconds old.
 *
 * @param body - The raw body.
 * @param header - Value of `X-Mailchimp-Signature`, as Node has it in `request.headers`; invalid if absent or several.
 * @param now - Milliseconds since 1970.
 * @throws {MarketingApiError} `invalid-parameter` when the body is neither text nor bytes, such as one that has been parsed.
 */
export async function verifyWebhookSignature(
  body: string | Uint8Array,
  header: string | readonly string[] | null | undefined,
  secret: string,
  now: number = Date.now(),
): Promise<boolean> {
  const { time, signatures } = partsOf(typeof header === "string" ? header : "");
  if (time === undefined || !isSecret(secret) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS)
    return false;
  const signed = signedBytes("verifyWebhookSignature", time, body);
  const key = await keyOf(secret, "verify");
  const verified = signatures.map((hex) => crypto.subtle.verify("HMAC", key, bytesOfHex(hex), signed));
  return (await Promise.all(verified)).includes(true);
}

/**
 * Signs a webhook as the service does, for tests of a receiver: the value of `X-Mailchimp-Signature`.
 *
 * @param body - The raw body.
 * @param now - Milliseconds since 1970.
 */
export async function signWebhook(
  body: string | Uint8Array,
  secret: string,
  now: number = Date.now(),
): Promise<string> {
  if (!isSecret(secret)) throw MarketingApiError.missing("secret", "signWebhook");
  const time = String(Math.floor(now / 1000));
  const signature = await crypto.subtle.sign(
    "HMAC",
    await keyOf(secret, "sign"),
    signedBytes("signWebhook", time, body),
  );
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0"));
  return `t=${time},v1=${hex.join("")}`;
}

function keyOf(secret: string, use: "sign" | "verify"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

/** A text that nobody else knows: an empty one is known to everybody, as is what a program without types has in place of one, "null". */
function isSecret(secret: unknown): boolean {
  return typeof secret === "string" && secret !== "";
}

function signedBytes(caller: string, time: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof body !== "string" && !ArrayBuffer.isView(body)) {
    throw MarketingApiError.invalid("body", caller, "it has to be the raw body, as text or bytes");
  }
  const before = bytesOf(`${time}.`);
  const after = typeof body === "string" ? bytesOf(body) : body;
  const signed = new Uint8Array(before.length + after.length);
  signed.set(before);
  signed.set(after, before.length);
  return signed;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function partsOf(header: string): {
  readonly time: string | undefined;
  readonly signatures: readonly string[];
} {
  const parts = header.split(",").map((part) => part.trim());
  return {
    time: parts.map((part) => /^t=(\d{1,12})$/.exec(part)?.[1]).find((found) => found !== undefined),
    signatures: parts.flatMap((part) => /^v1=([\da-f]{64})$/i.exec(part)?.[1] ?? []),
  };
}
