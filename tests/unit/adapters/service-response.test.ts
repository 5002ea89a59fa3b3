import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { requestJson } from "../../../src/adapters/prismic/service-response.ts";

const SEARCH = "https://larkfield.example/api/v2/documents/search";
const { signal } = new AbortController();

const answering = (status: number, body: string) =>
  requestJson(async () => new Response(body, { status }), SEARCH, signal);

describe("an answer of the content service", () => {
  it("is what its words say", async () => {
    expect(await answering(200, '{"page":1}')).toEqual({ page: 1 });
  });

  it.each(["", "null", "7", '{"page":'])("is none if it is no object: %j", async (text) => {
    await expect(answering(200, text)).rejects.toThrow(SyntaxError);
  });
});

describe("a refusal of the content service", () => {
  it.each([
    [404, { type: "api_notfound_error", message: "Master ref is: x" }, RefNotFoundError],
    [
      404,
      { type: "api_security_error", message: "This preview token has expired" },
      PreviewTokenExpiredError,
    ],
    [410, { message: "Master ref is: x" }, RefExpiredError],
  ])("of a ref is known by its status %d and its words %j", async (status, body, kind) => {
    await expect(answering(status, JSON.stringify(body))).rejects.toThrow(kind);
  });

  it.each([400, 401, 403, 404])("of anything else is an answer, too: %d", async (status) => {
    await expect(answering(status, '{"message":"no"}')).rejects.toThrow(PrismicError);
  });

  it.each([301, 404])(
    "in no words of the service is a failure, %d: somebody else answered",
    async (status) => {
      await expect(answering(status, "<!doctype html>")).rejects.toThrow(
        `it responded with status ${status}`,
      );
    },
  );
});
