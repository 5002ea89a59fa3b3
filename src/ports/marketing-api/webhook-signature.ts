import { createHmac, timingSafeEqual } from "node:crypto";

/** How old, or how far ahead, a signature may be: 300 seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether a webhook comes from the service, unaltered and lately: `t=<unix seconds>,v1=<hex>`, the HMAC-SHA256 of the
 * time, a dot and the body.
 *
 * @param body - The body as it came, before any parsing.
 * @param header - Value of `X-Mailchimp-Signature`; absent is not valid.
 * @param now - Milliseconds since 1970.
 */
export function verifyWebhookSignature(
  body: string | Uint8Array,
  header: string | undefined,
  secret: string,
  now: number = Date.now(),
): boolean {
  const { time, signatures } = partsOf(header ?? "");
  // An empty secret is one that everybody knows.
  if (time === undefined || secret === "" || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS)
    return false;
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return signatures.some((signature) => timingSafeEqual(expected, Buffer.from(signature, "hex")));
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
