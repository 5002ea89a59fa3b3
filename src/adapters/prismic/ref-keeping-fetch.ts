/** How the service's answer of a ref that it does not know, or no longer, names the one that it would rather answer. */
const OFFER = /\s*master ref is:.*$/is;

/**
 * `fetch` that keeps the provider's client from changing the ref: told that a ref is unknown or has expired, the
 * client would ask again with the ref that the answer offers, and pass published content off as a preview. Without
 * the offer it throws.
 */
export function refKeepingFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    return response.status === 404 || response.status === 410 ? withoutOffer(response) : response;
  };
}

async function withoutOffer({ status, body, headers }: Response): Promise<Response> {
  const text = refusalIn(await new Response(body).text());
  return new Response(text, { status, headers: { "content-type": headers.get("content-type") ?? "" } });
}

function refusalIn(text: string): string {
  try {
    const refusal: unknown = JSON.parse(text, (key, value) =>
      key === "message" && typeof value === "string" ? value.replace(OFFER, "") : value,
    );
    return JSON.stringify(refusal);
  } catch {
    // Not the service's own words: a proxy's, or whoever answers at a wrong address.
    return text;
  }
}
