import { describe, expect, it } from "vitest";
import { previews } from "../../../src/adapters/content-snapshot/previews.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { ContentServiceError, contentRef, UnknownRefError } from "../../../src/ports/content-service.ts";
import { announcement, contentPage, newsArticle } from "../sample-content.ts";
import { opened } from "./large-preview.ts";
import { itemsOf, ServiceInMemory } from "./service-in-memory.ts";
import { company, fakeClock, hidden } from "./snapshot-of.ts";

fakeClock();

const titled = (title: string): Page => ({ ...contentPage("company"), title });
const titleOf = (content: Content) => content.findPage(company)?.title;

describe("a preview of a large repository", () => {
  it("has what is opened, and the rest as it is published, also what is hidden from visitors", async () => {
    const published = [titled("Published"), newsArticle("old", "2026-01-01"), hidden("Merger", 60, "merger")];
    const draft = [titled("Draft"), { ...newsArticle("old", "2026-01-01"), title: "Another" }];
    const { service, at, ref } = opened(itemsOf(published), itemsOf(draft));
    const content = await at(ref, { path: "/company" });
    expect(content).toMatchObject({ audience: "editors", isPartial: true });
    expect(titleOf(content)).toBe("Draft");
    expect(content.findPage({ type: "news-article", uid: "old" })?.title).not.toBe("Another");
    expect(content.findPage({ type: "page", uid: "merger" })).toMatchObject({ title: "Merger" });
    expect(service.readAll).not.toHaveBeenCalled();
  });

  it("is read as a whole if as many documents are published as an editor can wait for", async () => {
    const service = new ServiceInMemory([]);
    const published = itemsOf([titled("Published")]);
    const given = { service, published: () => published, known: () => undefined, announcements: undefined };
    const ref = service.preview(itemsOf([titled("Draft")]));
    const partial = await previews({ ...given, maxWholeItems: 1 }).at(ref);
    const whole = await previews({ ...given, maxWholeItems: 2 }).at(ref);
    expect([partial, whole].map(({ isPartial }) => isPartial)).toEqual([true, false]);
    expect([partial, whole].map(titleOf)).toEqual(["Published", "Draft"]);
  });

  it("has the site options of the draft, whatever is opened", async () => {
    const options = { ...EMPTY_SITE_OPTIONS, newsletterTitle: "Draft title" };
    const { at, ref } = opened(itemsOf([titled("Published")]), itemsOf([], options));
    expect((await at(ref)).siteOptions.newsletterTitle).toBe("Draft title");
  });

  it("has nothing where a page was that is gone from the draft", async () => {
    const { at, ref } = opened(itemsOf([titled("Published"), contentPage("terms")]), itemsOf([]));
    expect(titleOf(await at(ref, { path: "/company" }))).toBeUndefined();
    expect((await at(ref, { path: "/company" })).findPage({ type: "page", uid: "terms" })).toBeDefined();
  });

  it("keeps what was opened, and reads nothing twice", async () => {
    const draft = [titled("Draft"), { ...contentPage("terms"), title: "New terms" }];
    const { service, at, ref } = opened(itemsOf([titled("Published"), contentPage("terms")]), itemsOf(draft));
    await Promise.all([at(ref, { path: "/company" }), at(ref, { path: "/company" })]);
    await at(ref, { id: "page_terms" });
    const content = await at(ref, { path: "/terms" });
    expect(content.items).toMatchObject([{}, { page: { title: "Draft" } }, { page: { title: "New terms" } }]);
    expect(service.readNamed).toHaveBeenCalledTimes(2);
    expect(service.readUnaddressed).toHaveBeenCalledOnce();
    expect(await at(ref, { path: "/company" })).toBe(content);
  });

  it("reads a page as what is opened that another page has named before, so that what it names is read too", async () => {
    const draft = itemsOf([titled("Draft"), contentPage("terms")]);
    const { service, at, ref } = opened(draft, draft);
    service.readNamed.mockImplementationOnce(async (_ref, _named, { keep }) => {
      return { items: draft.map(keep), opened: ["page_company"], missing: [] };
    });
    await at(ref, { path: "/company" });
    await at(ref, { path: "/terms" });
    expect(service.readNamed.mock.lastCall?.[1]).toEqual({ ids: ["page_terms"], path: "/terms" });
  });

  it("is the same content while what is opened is as it is published, and another edition when it is not", async () => {
    const pages = itemsOf([titled("Published"), contentPage("terms"), contentPage("legal")]);
    const draft = itemsOf([titled("Draft"), contentPage("terms"), contentPage("legal")]);
    const { at, ref } = opened(pages, draft);
    const first = await at(ref, { path: "/terms" });
    expect(await at(ref, { path: "/legal" })).toBe(first);
    const second = await at(ref, { path: "/company" });
    expect(second.edition).not.toBe(first.edition);
    expect(titleOf(first)).toBe("Published");
  });

  it("follows a publish with what was not opened", async () => {
    const published = [titled("Published"), contentPage("terms")];
    const { at, ref, publish } = opened(itemsOf(published), itemsOf([titled("Draft")]));
    await at(ref, { path: "/company" });
    publish(itemsOf([titled("Published again"), { ...contentPage("terms"), title: "New terms" }]));
    const content = await at(ref, { path: "/company" });
    expect(titleOf(content)).toBe("Draft");
    expect(content.findPage({ type: "page", uid: "terms" })).toMatchObject({ title: "New terms" });
  });

  it("has the newest announcements of the exchange", async () => {
    const { at, ref, known } = opened(itemsOf([titled("Published")]), itemsOf([titled("Draft")]));
    await at(ref);
    known.list = { items: [announcement("06A-1", "2026-11-24T08:30:00Z")] };
    expect((await at(ref)).released).toBe(known.list);
  });

  it("that was invented costs the service one call", async () => {
    const { service, at } = opened(itemsOf([titled("Published")]), itemsOf([]));
    await expect(at(contentRef("invented"), { path: "/company" })).rejects.toThrow(UnknownRefError);
    expect([service.readUnaddressed, service.readNamed].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it("is read again after a failure, and never shows what is published instead", async () => {
    const { service, at, ref } = opened(itemsOf([titled("Published")]), itemsOf([titled("Draft")]));
    service.fail();
    await expect(at(ref, { path: "/company" })).rejects.toThrow(ContentServiceError);
    service.fail(false);
    expect(titleOf(await at(ref, { path: "/company" }))).toBe("Draft");
    service.expire(ref);
    await expect(at(ref, { path: "/terms" })).rejects.toThrow(UnknownRefError);
    await expect(at(ref, { path: "/company" })).rejects.toThrow(UnknownRefError);
  });
});
