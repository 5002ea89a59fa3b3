import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { objectIn, requestText } from "../../../src/adapters/prismic/service-response.ts";

const SEARCH = "https://larkfield.example/api/v2/documents/search";
const { signal } = new AbortController();

const answering = (status: number, body: string) =>
  requestText(async () => new Response(body, { status }), SEARCH, signal);

describe("a response of the content service", () => {
  it("is parsed as JSON", async () => {
    expect(objectIn(await answering(200, '{"page":1}'))).toEqual({ page: 1 });
  });

  it.each(["", "null", "7", '{"page":'])("is invalid if it is not an object: %j", (text) => {
    expect(() => objectIn(text)).toThrow(SyntaxError);
  });
});

describe("an error response of the content service", () => {
  it.each([
    [404, { type: "api_notfound_error", message: "Master ref is: x" }, RefNotFoundError],
    [
      404,
      { type: "api_security_error", message: "This preview token has expired" },
      PreviewTokenExpiredError,
    ],
    [410, { message: "Master ref is: x" }, RefExpiredError],
  ])("about a ref is recognised by its status %d and its text %j", async (status, body, kind) => {
    await expect(answering(status, JSON.stringify(body))).rejects.toThrow(kind);
  });

  it.each([400, 401, 403, 404])("about anything else is not a failure: %d", async (status) => {
    await expect(answering(status, '{"message":"no"}')).rejects.toThrow(PrismicError);
  });

  it.each([301, 404])(
    "that is not in the service's format is a failure, %d: another server responded",
    async (status) => {
      await expect(answering(status, "<!doctype html>")).rejects.toThrow(
        `it responded with status ${status}`,
      );
    },
  );
});
