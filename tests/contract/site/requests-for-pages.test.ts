import { expect, it } from "vitest";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

const documents = [
  HOME,
  pageDocument("careers"),
  pageDocument("teams", { title: "Teams", parent: { link_type: "Document", id: "careers", type: "page" } }),
  { id: "investors", type: "investors-page", uid: "investors", data: { title: "Investors" } },
  { id: "contact", type: "contact-page", uid: "contact", data: { title: "Contact" } },
  { id: "news", type: "news-archive", uid: "news", data: { title: "News" } },
  { id: "article", type: "news-article", uid: "offer", data: { title: "Offer", date: "2026-01-12" } },
  {
    id: "site-options",
    type: "site-options",
    data: { redirects: [{ from: "/jobs", to: { link_type: "Web", url: "/careers" } }] },
  },
];

it("a visitor's page asks the content service nothing, after each publish", async () => {
  const { answerAt, bodyAt, asked, store, publish } = await siteOfDocuments(documents);
  for (const title of ["Careers", "Careers with us"]) {
    store.saveDraft(pageDocument("careers", { title }));
    await publish();
    const polls = () => asked.filter((url) => !url.includes("/documents/search"));
    const questions = () => asked.length - polls().length;
    const before = questions();
    const addresses = [...(await bodyAt("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(addresses.length).toBe(7);
    for (const path of addresses) expect(await answerAt(path), path).toEqual([200, undefined]);
    expect(await answerAt("/jobs")).toEqual([301, "/careers"]);
    expect(await answerAt("/teams")).toEqual([301, "/careers/teams"]);
    expect(await answerAt("/Careers")).toEqual([301, "/careers"]);
    expect(await answerAt("/careers).")).toEqual([301, "/careers"]);
    expect(questions()).toBe(before);
    // The service is asked where nothing is known.
    expect(await answerAt("/nowhere")).toEqual([404, undefined]);
    expect(questions()).toBeGreaterThan(before);
  }
});

it("after a publish, pages that were visited are fresh without a request, also those that it has moved or withdrawn", async () => {
  const site = await siteOfDocuments(documents);
  const addresses = ["/", "/careers", "/careers/teams", "/investors", "/contact", "/news", "/news/offer"];
  for (const path of addresses) expect(await site.answerAt(path), path).toEqual([200, undefined]);
  site.store.deleteDraft("article");
  site.store.saveDraft({ ...pageDocument("teams"), uid: "people" });
  await site.publish();
  await expect.poll(() => site.answerAt("/news/offer")).toEqual([410, undefined]);
  const asked = site.asked.length;
  // Stale until it is their turn.
  await expect
    .poll(() => Promise.all(addresses.map(site.answerAt)))
    .toEqual([
      ...Array.from({ length: 2 }, () => [200, undefined]),
      [301, "/people"],
      ...Array.from({ length: 3 }, () => [200, undefined]),
      [410, undefined],
    ]);
  const questions = site.asked.slice(asked).filter((url) => url.includes("/documents/search"));
  expect(questions).toEqual([]);
});
