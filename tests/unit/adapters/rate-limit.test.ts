import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Carrier } from "../../../src/adapters/prismic/carrier.ts";
import { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import { ContentServiceError } from "../../../src/ports/content-repository.ts";
import { recordingLog } from "./recording-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SECOND = 1_000;

/** A content port over a service that answers nothing but 429, and how often it was asked. */
function rateLimited(headers: Readonly<Record<string, string>>) {
  const carrier = vi.fn<Carrier>(async () => Response.json({}, { status: 429, headers }));
  const content = new PrismicContentRepository({
    endpoint: "https://larkfield.cdn.prismic.io/api/v2",
    repositoryName: "larkfield",
    log: recordingLog(),
    carrier,
    limits: { attempt: 5 * SECOND, deadline: 10 * SECOND },
  });
  return { content, carrier };
}

describe("a content service that limits the rate of requests", () => {
  it.each([
    ["says when to come again", { "retry-after": "2" }, 5],
    ["says to come at once", { "retry-after": "0" }, 10],
    ["does not say when", {}, 10],
  ])("and %s is asked again in good measure, and no more once nobody waits", async (_case, headers, most) => {
    const { content, carrier } = rateLimited(headers);
    const outcome = expect(content.publishedRef()).rejects.toThrow(ContentServiceError);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    await outcome;
    expect(carrier.mock.calls.length).toBeGreaterThan(1);
    expect(carrier.mock.calls.length).toBeLessThanOrEqual(most);
    carrier.mockClear();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(carrier).not.toHaveBeenCalled();
  });
});
