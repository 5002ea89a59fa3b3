import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InitialState } from "../../../../src/adapters/http/contract/initial-state.ts";
import { knownDocuments } from "../../../../src/adapters/http/rendered-pages/known-documents.ts";
import type { DocumentRenderer } from "../../../../src/adapters/http/rendering/document-renderer.ts";
import { silentMeter } from "../../../../src/ports/meter.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00+11:00") }));
afterEach(() => vi.useRealTimers());

const ORIGIN = "https://www.larkfield.example";
const failure = (kind: "not-found" | "error"): InitialState => ({
  content: { kind: "failure", failure: kind },
});

function renderer(others: Partial<DocumentRenderer> = {}) {
  let count = 0;
  const render = vi.fn(async (url: string) => `${url}, rendering ${++count}`);
  return { render, known: knownDocuments({ render, ...others }, silentMeter) };
}

/** A document that has come again, so that it is kept. */
async function twice(known: DocumentRenderer): Promise<string> {
  await known.render("/company", failure("error"), ORIGIN);
  return known.render("/company", failure("error"), ORIGIN);
}

describe("a document that is made for one request", () => {
  it("is kept when it comes again, while its state stays the same, however often that is read anew", async () => {
    const { render, known } = renderer();
    await known.render("/company", failure("error"), ORIGIN);
    const again = await known.render("/company", failure("error"), ORIGIN);
    for (let visit = 0; visit < 5; visit++) {
      expect(await known.render("/company", failure("error"), ORIGIN)).toBe(again);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["what it shows", "/company", failure("not-found")],
    ["its address", "/investors", failure("error")],
    ["who sees it", "/company", { ...failure("error"), preview: true as const }],
  ])("is another when something else is: %s", async (_what, url, state) => {
    const { known } = renderer();
    const first = await twice(known);
    expect(await known.render(url, state, ORIGIN)).not.toBe(first);
  });

  it("is rendered anew on another day", async () => {
    const { known } = renderer();
    const first = await twice(known);
    vi.setSystemTime(new Date("2026-11-22T10:00:00+11:00"));
    expect(await known.render("/company", failure("error"), ORIGIN)).not.toBe(first);
  });

  it("is forgotten after many others", async () => {
    const { known } = renderer();
    const first = await twice(known);
    for (const page of Array.from({ length: 64 }, (_, index) => index % 32)) {
      await known.render(`/${page}`, failure("error"), ORIGIN);
    }
    expect(await known.render("/company", failure("error"), ORIGIN)).not.toBe(first);
  });

  it("is rendered every time while the client is worked on", async () => {
    const { known } = renderer({ isChanging: true });
    const first = await twice(known);
    expect(await known.render("/company", failure("error"), ORIGIN)).not.toBe(first);
  });
});
