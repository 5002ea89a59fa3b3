import { expect, it } from "vitest";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

const SHOWN = [200, undefined];
const GONE = [410, undefined];
const NOT_FOUND = [404, undefined];

const toPage = (uid: string) => ({ link_type: "Document", id: uid, type: "page", uid });
const data = { title: "Offer", date: "2026-01-12" };
const article = { id: "article", type: "news-article", uid: "offer", data };

it("visitors' pages ask the content service nothing, after each publish, also those that it has moved or withdrawn", async () => {
  const redirects = [{ from: "/jobs", to: { link_type: "Web", url: "/careers" } }];
  const { answerAt, bodyAt, asked, store, publish } = await siteOfDocuments([
    HOME,
    pageDocument("careers"),
    pageDocument("teams", { title: "Teams", parent: toPage("careers") }),
    { id: "investors", type: "investors-page", uid: "investors", data: { title: "Investors" } },
    { id: "contact", type: "contact-page", uid: "contact", data: { title: "Contact" } },
    { id: "news", type: "news-archive", uid: "news", data: { title: "News" } },
    article,
    { id: "site-options", type: "site-options", data: { redirects } },
  ]);
  const questions = () => asked().filter((url) => url.includes("/documents/search")).length;
  const addresses = ["/", "/careers", "/careers/teams", "/contact", "/investors", "/news", "/news/offer"];
  for (const title of ["Careers", "Careers with us"]) {
    store.saveDraft(pageDocument("careers", { title }));
    await publish();
    const before = questions();
    const listed = [...(await bodyAt("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(listed.map(([, address = ""]) => new URL(address).pathname)).toEqual(addresses);
    for (const path of addresses) expect(await answerAt(path), path).toEqual(SHOWN);
    for (const path of ["/jobs", "/Careers", "/careers)."])
      expect(await answerAt(path)).toEqual([301, "/careers"]);
    expect(await answerAt("/teams")).toEqual([301, "/careers/teams"]);
    expect(questions()).toBe(before);
    // The service is asked where nothing is known.
    expect(await answerAt("/nowhere")).toEqual(NOT_FOUND);
    expect(questions()).toBeGreaterThan(before);
  }
  store.deleteDraft("article");
  store.saveDraft({ ...pageDocument("teams"), uid: "people" });
  await publish();
  await expect.poll(() => answerAt("/news/offer")).toEqual(GONE);
  const before = questions();
  // Stale until it is their turn.
  await expect
    .poll(() => Promise.all(addresses.map(answerAt)))
    .toEqual([SHOWN, SHOWN, [301, "/people"], SHOWN, SHOWN, SHOWN, GONE]);
  expect(questions()).toBe(before);
});
