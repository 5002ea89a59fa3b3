import { describe, expect, it, vi } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { LoadShell } from "../../../src/application/load-shell.ts";
import { readAt } from "../../../src/application/read-at.ts";
import { type ContentRef, ContentServiceError } from "../../../src/ports/content-repository.ts";
import { contentPage } from "../sample-content.ts";

/** Content whose published ref is cached until it is refreshed. */
class Forgetful extends InMemoryContentRepository {
  #remembered: ContentRef | undefined;

  override async publishedRef({ refresh = false }: { readonly refresh?: boolean } = {}): Promise<ContentRef> {
    if (refresh || this.#remembered === undefined) this.#remembered = await super.publishedRef();
    return this.#remembered;
  }
}

const company = { type: "page", uid: "company" } as const;

describe("reading published content", () => {
  it("continues at the new ref if the previous one has expired", async () => {
    const content = new Forgetful({});
    const before = await content.publishedRef();
    content.publish({ pages: [contentPage("company")] });
    content.expire(before);
    const read = vi.fn((ref: ContentRef) => content.findPage(ref, company));
    expect(await readAt(content, undefined, read)).toMatchObject({ uid: "company" });
    expect(read).toHaveBeenCalledTimes(2);
    expect(await new LoadShell(content).run()).toBeDefined();
  });
});

describe("reading from a slow content service", () => {
  it("times out before 5 s, however many requests it needs", async () => {
    vi.useFakeTimers();
    const content = new InMemoryContentRepository({});
    const slow = async () => {
      for (let answers = 0; answers < 10; answers++) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    };
    const outcome = expect(readAt(content, undefined, slow)).rejects.toThrow(ContentServiceError);
    await vi.advanceTimersByTimeAsync(4_999);
    await outcome;
  });
});
