import { describe, expect, it } from "vitest";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
  UnknownRefError,
} from "../../../src/ports/content-repository.ts";

/** An adapter of the content port, with ways to change its service. */
export interface Subject {
  readonly content: ContentRepository;
  /** Publishes the scenario again, with the title of its page `company` changed. */
  publishCompanyTitle(title: string): Promise<void>;
  /** Starts a preview of the scenario with this title; returns its token. */
  previewCompanyTitle(title: string): Promise<string>;
  /** Makes a preview or a previous ref expire. */
  expire(ref: ContentRef): Promise<void>;
  /** Whether expired refs can still be read. Default: no. */
  readonly outlives?: boolean;
  /** Makes the service fail. */
  breakDown(): Promise<void>;
}

const company = { type: "page", uid: "company" } as const;

/** The part of the contract about refs: published, preview, unknown. */
export function refsContract(subject: () => Subject): void {
  const content = () => subject().content;

  describe("refs", () => {
    it("a publish creates a new ref, and the content of the old one stays the same", async () => {
      const titleAt = async (at: ContentRef) => (await content().findPage(at, company))?.title;
      const before = await content().publishedRef();
      await subject().publishCompanyTitle("Who we are");
      const after = await content().publishedRef();
      expect(after).not.toBe(before);
      expect([await titleAt(before), await titleAt(after)]).toEqual(["Our company", "Who we are"]);
    });

    it("a refresh returns a publish at once", async () => {
      await subject().publishCompanyTitle("At once");
      const after = await content().publishedRef({ refresh: true });
      expect(await content().findPage(after, company)).toMatchObject({ title: "At once" });
      expect(await content().publishedRef()).toBe(after);
    });
  });

  /** As a failure of the content service, for callers that do not distinguish. */
  async function expectUnknown(at: ContentRef): Promise<void> {
    const search = content().search(at, { text: "company", scope: "page", page: 1, pageSize: 1 });
    for (const result of await Promise.allSettled([search, ...readings(content(), at)])) {
      expect(result).toMatchObject({ status: "rejected", reason: { name: "UnknownRefError" } });
      expect(result).toHaveProperty("reason", expect.any(ContentServiceError));
    }
  }

  describe("a ref that is unknown", () => {
    it("rejects, and never returns other content instead", async () => {
      await expectUnknown(contentRef("nope"));
    });

    it("rejects if it has expired", async () => {
      const old = await content().publishedRef({ refresh: true });
      await subject().publishCompanyTitle("Newer");
      await subject().expire(old);
      await expectUnknown(old);
      const now = await content().publishedRef({ refresh: true });
      expect(await content().findPage(now, company)).toMatchObject({ title: "Newer" });
    });
  });

  describe("previews", () => {
    it("return the draft, and published content stays the same", async () => {
      const token = await subject().previewCompanyTitle("Draft");
      const preview = content().previewRef(token);
      if (preview === undefined) throw new Error(`${token} is not taken for a preview`);
      const draft = { kind: "page", page: { title: "Draft" } };
      expect(await content().findById(preview, "page_company")).toMatchObject(draft);
      expect(await content().findPage(preview, { type: "page", uid: "leadership" })).toBeDefined();
      const published = await content().publishedRef({ refresh: true });
      expect(await content().findPage(published, company)).not.toMatchObject({ title: "Draft" });
    });

    it("say of a document that has no page what it is", async () => {
      const preview = contentRef(await subject().previewCompanyTitle("Draft"));
      const options = await content().findById(preview, "site-options_site-options");
      expect(options).toEqual({ kind: "other", type: "site-options" });
      const translation = await content().findById(preview, "page_unternehmen");
      expect(translation).toEqual({ kind: "translation", language: "de-de" });
    });

    it("reject once they have expired", async () => {
      const token = await subject().previewCompanyTitle("Over");
      const preview = contentRef(token);
      await subject().expire(preview);
      expect(content().previewRef(token)).toBe(preview);
      await expectUnknown(preview);
    });

    it("may have an opaque token, which only the service knows", async () => {
      const preview = content().previewRef("m-none:p-none");
      if (preview === undefined) throw new Error("it is not taken for a preview");
      await expect(content().findPage(preview, company)).rejects.toThrow(UnknownRefError);
    });

    it("are not at a ref that is or was published, which readers can know", async () => {
      const before = await content().publishedRef({ refresh: true });
      await subject().publishCompanyTitle("Newer still");
      const now = await content().publishedRef({ refresh: true });
      expect([before, now].map((ref) => content().previewRef(ref))).toEqual([undefined, undefined]);
    });
  });
}

/** All calls that read at a ref, but for a search. */
export const readings = (content: ContentRepository, at: ContentRef): readonly Promise<unknown>[] => [
  content.findPage(at, { type: "home" }),
  content.findFormer(at, "/nope"),
  content.findById(at, "home_home"),
  content.siteOptions(at),
  content.listPages(at),
  content.listNews(at, { page: 1, pageSize: 1 }),
  content.listDividends(at),
  content.listAssets(at),
  content.listDocuments(at, { page: 1, pageSize: 1 }),
  content.findPdf(at, "report-2026"),
  Array.fromAsync(content.everything(at)),
];
