import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import { describe, expect, it, vi } from "vitest";
import { ServiceAnswers } from "../../../src/adapters/prismic/service-answers.ts";

const SEARCH = "https://larkfield.example/api/v2/documents/search";
const { signal } = new AbortController();

function answering(...texts: readonly string[]) {
  const bodies = texts.values();
  const carrier = vi.fn<typeof fetch>(async () => new Response(bodies.next().value));
  return { carrier, answers: new ServiceAnswers(carrier) };
}

function refusing(status: number, body: string) {
  return new ServiceAnswers(async () => new Response(body, { status })).get(SEARCH, signal);
}

describe("an answer of the content service", () => {
  it("is the same object when it has the same words, though the service is asked every time", async () => {
    const { carrier, answers } = answering('{"page":1}', '{"page":1}', '{"page":2}');
    const [first, again, other] = [
      await answers.get(SEARCH, signal),
      await answers.get(SEARCH, signal),
      await answers.get(SEARCH, signal),
    ];
    expect(again).toBe(first);
    expect(other).toEqual({ page: 2 });
    expect(carrier).toHaveBeenCalledTimes(3);
  });

  it("is another address's own, whatever its words", async () => {
    const { answers } = answering("{}", "{}");
    expect(await answers.get(`${SEARCH}?page=2`, signal)).not.toBe(await answers.get(SEARCH, signal));
  });

  it("is forgotten when many others came since", async () => {
    const { answers } = answering(...Array.from({ length: 40 }, () => "{}"));
    const first = await answers.get(SEARCH, signal);
    for (let page = 0; page < 38; page++) await answers.get(`${SEARCH}?page=${page}`, signal);
    expect(await answers.get(SEARCH, signal)).not.toBe(first);
  });

  it.each(["", "null", "7", '{"page":'])("is none if it is no object: %j", async (text) => {
    await expect(answering(text).answers.get(SEARCH, signal)).rejects.toThrow(SyntaxError);
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
    await expect(refusing(status, JSON.stringify(body))).rejects.toThrow(kind);
  });

  it.each([400, 401, 403, 404])("of anything else is an answer, too: %d", async (status) => {
    await expect(refusing(status, '{"message":"no"}')).rejects.toThrow(PrismicError);
  });

  it.each([301, 404])(
    "in no words of the service is a failure, %d: somebody else answered",
    async (status) => {
      await expect(refusing(status, "<!doctype html>")).rejects.toThrow(`it answered with status ${status}`);
    },
  );
});
