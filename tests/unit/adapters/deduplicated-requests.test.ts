import { describe, expect, it } from "vitest";
import type { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import { serviceRequest } from "../../../src/adapters/prismic/service-request.ts";
import { contentRef } from "../../../src/ports/content-repository.ts";
import { contentOf } from "./json-service.ts";

const REF = contentRef("https://larkfield.prismic.io/previews/draft");
const NOTHING = { results: [], page: 1, total_pages: 1, total_results_size: 0 };

/** A repository whose service hangs or fails for the first requests, and then returns nothing. */
function answering(...answers: readonly ("hangs" | "fails")[]) {
  const queries: string[] = [];
  const left = answers.values();
  const send = async ({ url, signal }: Request) => {
    if (!url.includes("/documents/search"))
      return Response.json({ refs: [{ ref: "published", isMasterRef: true }] });
    queries.push(url);
    const { value } = left.next();
    if (value === "fails") throw new TypeError("fetch failed", { cause: new Error("cut off") });
    if (value === "hangs")
      return new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    return Response.json(NOTHING);
  };
  const request = serviceRequest({ limits: { attempt: 50, deadline: 2_000 }, send });
  return { content: contentOf(() => request), queries };
}

const page = (content: PrismicContentRepository, uid: string, ref = REF) =>
  content.findPage(ref, { type: "page", uid });

describe("concurrent look-ups", () => {
  it("share one request, and a later one sends another", async () => {
    const { content, queries } = answering();
    await Promise.all(Array.from({ length: 6 }, () => page(content, "terms")));
    expect(queries).toHaveLength(1);
    await page(content, "terms");
    expect(queries).toHaveLength(2);
  });

  it("of another ref or query are separate", async () => {
    const { content, queries } = answering();
    await Promise.all([
      page(content, "terms"),
      page(content, "privacy"),
      page(content, "terms", contentRef("other")),
    ]);
    expect(queries).toHaveLength(3);
  });

  it.each(["hangs", "fails"] as const)(
    "share the retries when it %s, which counts as one failure",
    async (what) => {
      const { content, queries } = answering(what);
      const found = await Promise.all(Array.from({ length: 8 }, () => page(content, "terms")));
      expect(found).toEqual(Array.from({ length: 8 }, () => undefined));
      expect(queries).toHaveLength(2);
      await expect(page(content, "privacy")).resolves.toBeUndefined();
    },
  );
});
