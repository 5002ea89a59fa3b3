import { expect, it } from "vitest";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

const article = {
  id: "article",
  type: "news-article",
  uid: "offer",
  data: { title: "Offer", date: "2026-01-12" },
};
const others = ["careers", "company", "legal"].map((uid) => pageDocument(uid));

it("a page that an editor withdraws is gone (410), also after a restart, until it comes back", async () => {
  const site = await siteOfDocuments([HOME, pageDocument("terms"), article, ...others]);
  const answers = async () => [await site.answerAt("/terms"), await site.answerAt("/news/offer")];
  expect(await answers()).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  site.store.deleteDraft("terms");
  site.store.deleteDraft("article");
  await site.publish();
  const gone = [
    [410, undefined],
    [410, undefined],
  ];
  await expect.poll(answers).toEqual(gone);
  expect(await site.answerAt("/nowhere")).toEqual([404, undefined]);

  await site.restart();
  expect(await answers()).toEqual(gone);
  site.store.saveDraft(pageDocument("other"));
  await site.publish();
  expect(await answers()).toEqual(gone);

  site.store.saveDraft(pageDocument("terms"));
  await site.publish();
  await expect.poll(() => site.answerAt("/terms")).toEqual([200, undefined]);
});

it("a page that has moved redirects, also while the content service is down", async () => {
  const site = await siteOfDocuments([HOME, pageDocument("terms")]);
  site.store.saveDraft({ ...pageDocument("conditions"), id: "terms" });
  await site.publish();
  await site.service.close();
  await expect.poll(() => site.answerAt("/terms")).toEqual([301, "/conditions"]);
});

it("what was only under an embargo was never there, and what is under a new one is not gone", async () => {
  const embargo = "2099-01-01T00:00:00+0000";
  const site = await siteOfDocuments([
    HOME,
    pageDocument("secret", { title: "Secret", embargo }),
    pageDocument("terms"),
    ...others,
  ]);
  site.store.deleteDraft("secret");
  site.store.saveDraft(pageDocument("terms", { title: "Terms", embargo }));
  await site.publish();
  expect(await site.answerAt("/secret")).toEqual([404, undefined]);
  await expect.poll(() => site.answerAt("/terms")).toEqual([404, undefined]);
});
