import { describe, expect, it, vi } from "vitest";
import type { Content } from "../../../src/domain/content/content.ts";
import {
  type ContentRef,
  ContentServiceError,
  contentRef,
  UnknownRefError,
} from "../../../src/ports/content-service.ts";
import type { ContentSource, OpenedDocument } from "../../../src/ports/content-source.ts";
import { linked, paragraph } from "../../unit/sample-content.ts";
import { MERGER_OPENS, type scenario } from "./scenario.ts";

type Given = Parameters<typeof scenario.documents>;

/** An adapter of the port, with ways to change its content service, which has the scenario with `Our company` at first. */
export interface Subject {
  readonly source: ContentSource;
  /** Publishes the scenario with changes. */
  publish(...given: Given): Promise<void>;
  /** Starts a preview of the scenario with changes; returns its token. */
  preview(...given: Given): Promise<string>;
  /** Makes a preview expire. */
  expire(ref: ContentRef): Promise<void>;
  /** Makes the content service fail. */
  breakDown(): Promise<void>;
}

const company = { type: "page", uid: "company" } as const;
const merger = { type: "page", uid: "merger" } as const;

/** The contract of the content of the site. All adapters pass it with the same scenario. */
export function contentSourceContract(open: () => Promise<Subject>): void {
  const now = () => Date.now();
  const primaryMenu = ({ siteOptions }: Content) =>
    siteOptions.menus.primary.flatMap(({ entries }) => entries.map(({ title }) => title));

  /** A subject whose content was read. */
  async function opened() {
    const subject = await open();
    const content = await subject.source.read();
    const visible = (moment = now()) => {
      const known = subject.source.visible(moment);
      if (known === undefined) throw new Error("nothing is visible");
      return known;
    };
    return { ...subject, content, visible };
  }

  describe("what visitors see", () => {
    it("is what is published, with what it refers to", async () => {
      const { content } = await opened();
      expect(content.audience).toBe("visitors");
      expect(content.items.map(({ kind }) => kind).toSorted()).toEqual([
        ...Array.from({ length: 9 }, () => "page"),
        "pdf",
        "pdf",
        "pdf",
        "site-options",
      ]);
      expect(content.findPage(company)).toMatchObject({
        intro: paragraph("Meet ", linked("/company/leadership", "our leaders"), "."),
      });
      expect(content.pageAt("/company/leadership")).toMatchObject({
        parent: { uid: "company", title: "Our company", href: "/company" },
      });
      expect(content.findPage({ type: "news-article", uid: "results" })).toMatchObject({
        related: [{ id: "pdf_report-2026", title: "Annual report 2026", bytes: 1234 }],
      });
      expect(content.findPdf("report-2026")?.href).toMatch(/report-2026\.pdf$/);
      expect(content.siteOptions).toMatchObject({
        offices: [{ location: "Brisbane", position: { latitude: -27.4679, longitude: 153.0281 } }],
        contacts: [{ title: "Media" }],
      });
      expect(content.released.items).toEqual([]);
    });

    it("lacks what is under an embargo, and every link to it, until the moment at which that ends", async () => {
      const { visible } = await opened();
      const before = visible(MERGER_OPENS - 1);
      expect([before.findPage(merger), primaryMenu(before)]).toEqual([
        undefined,
        ["Our company", "Leadership"],
      ]);
      const after = visible(MERGER_OPENS);
      expect(after.findPage(merger)).toMatchObject({ title: "A merger" });
      expect(primaryMenu(after)).toEqual(["Our company", "Leadership", "Merger"]);
      expect(after.edition).not.toBe(before.edition);
      expect(visible(MERGER_OPENS - 1).findPage(merger)).toBeUndefined();
    });

    it("is the same value until something changes", async () => {
      const { content, visible, source } = await opened();
      expect(visible()).toBe(content);
      expect(await source.read()).toBe(content);
    });

    it("changes with a publish, by another edition; who has the value from before keeps it", async () => {
      const { content, publish, source, visible } = await opened();
      await publish("Who we are");
      await source.refresh();
      expect(visible().findPage(company)).toMatchObject({ title: "Who we are" });
      expect(visible().edition).not.toBe(content.edition);
      expect(content.findPage(company)).toMatchObject({ title: "Our company" });
    });

    it("is the same edition after a publish of what is hidden", async () => {
      const { content, publish, source, visible } = await opened();
      await publish("Our company", { mergerTitle: "Another merger" });
      await source.refresh();
      expect(visible(MERGER_OPENS).findPage(merger)).toMatchObject({ title: "Another merger" });
      expect(visible().edition).toBe(content.edition);
    });

    it("is announced to those who wait for a change, once for each publish", async () => {
      const { publish, source, visible } = await opened();
      const titles: unknown[] = [];
      source.onChange(() => void titles.push(visible().findPage(company)?.title));
      await source.refresh();
      for (const title of ["Who we are", "What we do"]) {
        await publish(title);
        await source.refresh();
      }
      expect(titles).toEqual(["Who we are", "What we do"]);
    });

    it("is announced to them when its moment has come, after the request that has noticed it", async () => {
      const { source, visible } = await opened();
      const listener = vi.fn();
      source.onChange(listener);
      visible(MERGER_OPENS);
      visible(MERGER_OPENS + 1);
      expect(listener).not.toHaveBeenCalled();
      await Promise.resolve();
      expect(listener).toHaveBeenCalledOnce();
    });
  });

  describe("a refresh", () => {
    it("returns the published ref, which is another after each publish", async () => {
      const { publish, source } = await opened();
      const before = await source.refresh();
      expect(await source.refresh()).toBe(before);
      await publish("Who we are");
      expect(await source.refresh()).not.toBe(before);
    });
  });

  describe("a preview", () => {
    it("shows the draft and everything that is hidden, to editors alone", async () => {
      const { content, preview, source, visible } = await opened();
      const ref = source.previewRef(await preview("Draft"));
      if (ref === undefined) throw new Error("it is not taken for a preview");
      const draft = await source.at(ref, { path: "/company" });
      expect(draft).toMatchObject({ audience: "editors", edition: expect.stringContaining(ref) });
      expect(draft.findPage(company)).toMatchObject({ title: "Draft" });
      expect(draft.findPage(merger)).toMatchObject({ title: "A merger" });
      expect(primaryMenu(draft)).toEqual(["Our company", "Leadership", "Merger"]);
      expect(visible()).toBe(content);
    });

    /** Opens a path, or a document, in a preview of changes. */
    async function openedIn(
      { preview, source }: Awaited<ReturnType<typeof opened>>,
      document: OpenedDocument,
      ...given: Given
    ) {
      return source.at(contentRef(await preview(...given)), document);
    }

    it.each<OpenedDocument>([{ path: "/company" }, { id: "page_company" }])(
      "shows the drafts of %o and of what it names",
      async (document) => {
        const draft = await openedIn(await opened(), document, "Draft", { leadershipTitle: "Who leads" });
        expect(draft.findById("page_company")).toMatchObject({ title: "Draft" });
        expect(draft.pageAt("/company/leadership")).toMatchObject({ title: "Who leads" });
      },
    );

    it("shows the draft of whichever page is opened, one after the other", async () => {
      const { preview, source } = await opened();
      const ref = contentRef(await preview("Draft", { mergerTitle: "Another", addedUid: "new" }));
      expect((await source.at(ref, { path: "/merger" })).findPage(merger)).toMatchObject({
        title: "Another",
      });
      const draft = await source.at(ref, { path: "/company" });
      expect(draft.findPage(company)).toMatchObject({ title: "Draft" });
      expect(draft.findPage(merger)).toMatchObject({ title: "Another" });
      expect((await source.at(ref, { path: "/new" })).pageAt("/new")).toMatchObject({ title: "new" });
    });

    it("shows drafts of documents that no page has as its own, whatever is opened", async () => {
      const content = await openedIn(await opened(), { path: "/news" }, "Draft", {
        newsletterTitle: "Draft title",
      });
      expect(content.siteOptions.newsletterTitle).toBe("Draft title");
    });

    it.each<[OpenedDocument, string]>([
      [{ path: "/contact" }, "/contact"],
      [{ id: "contact-page_contact" }, "/contact"],
      [{ path: "/company" }, "/company"],
    ])(
      "never shows what is published at the address of a draft that is gone or has moved: %o",
      async (document, path) => {
        const changes = { companyUid: "about", isContactWithdrawn: true };
        const draft = await openedIn(await opened(), document, "Draft", changes);
        expect(draft.pageAt(path)).toBeUndefined();
      },
    );

    it("shows a page that has moved at its new address", async () => {
      const draft = await openedIn(await opened(), { path: "/about" }, "Draft", { companyUid: "about" });
      expect(draft.pageAt("/about")).toMatchObject({ id: "page_company", title: "Draft" });
    });

    it("has nothing at a path that no page can have, or with an id that no document can have", async () => {
      const subject = await opened();
      for (const path of ["/nope", "/a/b/c", "/%E0%A4%A", "/%22", "/%5C"])
        expect((await openedIn(subject, { path }, "Draft")).pageAt(path)).toBeUndefined();
      for (const id of ["nope", 'quo"te', "back\\slash", ""])
        expect((await openedIn(subject, { id }, "Draft")).findItem(id)).toBeUndefined();
    });

    it("says of a document what it is, also of one that is nowhere on the site", async () => {
      const { preview, source } = await opened();
      const ref = contentRef(await preview("Draft"));
      const find = (id: string) => source.findDocument(ref, id);
      expect(await find("page_company")).toMatchObject({ kind: "page", page: { title: "Draft" } });
      expect(await find("site-options_site-options")).toEqual({ kind: "other", type: "site-options" });
      expect(await find("page_unternehmen")).toEqual({ kind: "translation", language: "de-de" });
      for (const id of ["nope", 'quo"te', ""]) expect(await find(id)).toBeUndefined();
    });

    it("that has expired is unknown, which is a failure of the content service for who does not ask further", async () => {
      const { preview, source, expire } = await opened();
      const token = await preview("Over");
      const ref = contentRef(token);
      await expire(ref);
      expect(source.previewRef(token)).toBe(ref);
      for (const call of [source.at(ref), source.findDocument(ref, "page_company")])
        await expect(call).rejects.toThrow(UnknownRefError);
      await expect(source.at(ref)).rejects.toThrow(ContentServiceError);
    });

    it("may have an opaque token, which only the content service knows", async () => {
      const { source } = await opened();
      const ref = source.previewRef("m-none:p-none");
      if (ref === undefined) throw new Error("it is not taken for a preview");
      await expect(source.at(ref)).rejects.toThrow(UnknownRefError);
    });

    it("is neither at an address elsewhere nor at a ref that is or was published, which readers can know", async () => {
      const { publish, source } = await opened();
      const before = await source.refresh();
      await publish("Who we are");
      const after = await source.refresh();
      const tokens = [before, after, "https://elsewhere.example/previews/a:b"];
      expect(tokens.map((token) => source.previewRef(token))).toEqual([undefined, undefined, undefined]);
    });
  });

  describe("a former address", () => {
    it("leads to the page that had it, or says that it was withdrawn", async () => {
      const { publish, source } = await opened();
      await publish("Our company", { companyUid: "about", isContactWithdrawn: true });
      await source.refresh();
      const content = await source.read();
      expect(await source.findFormer(content, "/company")).toMatchObject({
        id: "page_company",
        uid: "about",
      });
      expect(await source.findFormer(content, "/contact")).toBe("withdrawn");
    });

    it("is unknown if no page has had it", async () => {
      const { content, source } = await opened();
      for (const path of ["/nope", "/company/nope", "/news/nope", "/a/b/c", "/%E0%A4%A", '/quo"te'])
        expect(await source.findFormer(content, path)).toBeUndefined();
    });
  });

  describe("while the content service fails", () => {
    it("there is nothing to see if it did from the start, which is no lack of content", async () => {
      const { source, breakDown } = await open();
      await breakDown();
      await expect(source.read()).rejects.toThrow(ContentServiceError);
      expect(source.visible(now())).toBeUndefined();
    });

    it("nothing is refreshed or previewed, and each call says why", async () => {
      const { preview, source, breakDown } = await opened();
      const ref = contentRef(await preview("Draft"));
      await breakDown();
      const listener = vi.fn();
      source.onChange(listener);
      const calls = [source.refresh(), source.at(ref), source.findDocument(ref, "page_company")];
      for (const result of await Promise.allSettled(calls)) {
        expect(result).toMatchObject({ status: "rejected", reason: { name: ContentServiceError.name } });
        expect(result).toHaveProperty("reason.cause");
      }
      expect(listener).not.toHaveBeenCalled();
    });

    it("an address without a page is unknown: nobody waits for it", async () => {
      const { content, source, breakDown } = await opened();
      await breakDown();
      expect(await source.findFormer(content, "/nope")).toBeUndefined();
    });
  });
}
