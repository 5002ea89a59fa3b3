import { expect, it, vi } from "vitest";
import { FormerUids } from "../../../src/adapters/content-snapshot/former-uids.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-repository.ts";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

const page = (uid: string) => ({ ...pageDocument(uid, { title: "How we hire" }), id: "page_how" });

/** A site on which an editor has changed a page's uid. */
async function siteWithARenamedPage() {
  const site = await siteOfDocuments([HOME, page("how-we-hire")]);
  expect(await site.answerAt("/how-we-hire")).toEqual([200, undefined]);
  site.store.saveDraft(page("joining-us"));
  await site.publish();
  return site;
}

it("the previous address of a page redirects permanently to the new one", async () => {
  const { store, publish, answerAt } = await siteWithARenamedPage();
  // A stale page may be sent once after the publish.
  expect(await answerAt("/joining-us")).toEqual([200, undefined]);
  await expect.poll(() => answerAt("/how-we-hire")).toEqual([301, "/joining-us"]);

  store.saveDraft(page("careers"));
  await publish();
  for (const former of ["/how-we-hire", "/joining-us"])
    await expect.poll(() => answerAt(former)).toEqual([301, "/careers"]);
});

it("the content service knows a previous address of before the site was installed", async () => {
  const { store, publish, answerAt, asked } = await siteOfDocuments([HOME, page("how-we-hire")]);
  // Two publishes of which the site sees only the second.
  store.saveDraft(page("hiring"));
  store.publish();
  store.saveDraft(page("joining-us"));
  await publish();
  asked.length = 0;
  expect(await answerAt("/hiring")).toEqual([301, "/joining-us"]);
  expect(asked.length).toBeGreaterThan(0);
});

it("a previous address belongs to the page that uses it now", async () => {
  const { store, publish, answerAt } = await siteWithARenamedPage();
  store.saveDraft(pageDocument("how-we-hire"));
  await publish();
  await expect.poll(() => answerAt("/how-we-hire")).toEqual([200, undefined]);
});

it("an address without a page is requested once, and is a 404 during an outage", async () => {
  const { answerAt, asked, service } = await siteWithARenamedPage();
  const questions = (uid: string) => asked.filter((url) => url.includes(`"${uid}"`)).length;
  expect(await answerAt("/nowhere")).toEqual([404, undefined]);
  const once = questions("nowhere");
  expect(once).toBeGreaterThan(0);
  expect(await answerAt("/nowhere?again")).toEqual([404, undefined]);
  expect(questions("nowhere")).toBe(once);
  await service.close();
  expect(await answerAt("/elsewhere")).toEqual([404, undefined]);
});

it("thousands of unknown addresses cause few concurrent requests", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const findFormer = vi.fn(() => promise);
  const formerUids = new FormerUids({ findFormer });
  const ref = contentRef("ref");
  const tries = Array.from({ length: 1_000 }, (_, index) => formerUids.find(ref, `/news/guess-${index}`));
  expect(findFormer).toHaveBeenCalledTimes(6);
  resolve(undefined);
  expect(new Set(await Promise.all(tries))).toEqual(new Set([undefined]));
  await formerUids.find(ref, "/news/guess-900");
  expect(findFormer).toHaveBeenCalledTimes(7);
});

it("a failed request is retried", async () => {
  const findFormer = vi.fn().mockRejectedValue(new ContentServiceError("findFormer", { cause: "none" }));
  const formerUids = new FormerUids({ findFormer });
  for (const _ of ["first", "again"])
    expect(await formerUids.find(contentRef("ref"), "/how-we-hire")).toBeUndefined();
  expect(findFormer).toHaveBeenCalledTimes(2);
});
