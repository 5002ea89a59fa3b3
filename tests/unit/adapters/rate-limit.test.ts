import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import type { HttpTransport } from "../../../src/adapters/prismic/http-transport.ts";
import { ContentServiceError } from "../../../src/ports/content-repository.ts";
import { recordingLog } from "./recording-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SECOND = 1_000;

/** A content port whose service always responds with 429, and the number of requests. */
function rateLimited(headers: Readonly<Record<string, string>>) {
  const transport = vi.fn<HttpTransport>(async () => Response.json({}, { status: 429, headers }));
  const content = new PrismicContentRepository({
    endpoint: "https://larkfield.cdn.prismic.io/api/v2",
    repositoryName: "larkfield",
    log: recordingLog(),
    transport,
    limits: { attempt: 5 * SECOND, deadline: 10 * SECOND },
  });
  return { content, transport };
}

describe("a content service with a rate limit", () => {
  it.each([
    ["says when to come again", { "retry-after": "2" }, 5],
    ["says to come at once", { "retry-after": "0" }, 10],
    ["does not say when", {}, 10],
  ])("that %s gets few retries, and none after the deadline", async (_case, headers, most) => {
    const { content, transport } = rateLimited(headers);
    const outcome = expect(content.publishedRef()).rejects.toThrow(ContentServiceError);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    await outcome;
    expect(transport.mock.calls.length).toBeGreaterThan(1);
    expect(transport.mock.calls.length).toBeLessThanOrEqual(most);
    transport.mockClear();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(transport).not.toHaveBeenCalled();
  });
});
