import { expect, it } from "vitest";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

const SHOWN = [200, undefined];
const GONE = [410, undefined];
const NOT_FOUND = [404, undefined];

const toPage = (uid: string) => ({ link_type: "Document", id: uid, type: "page", uid });
const data = { title: "Offer", date: "2026-01-12" };
const article = { id: "article", type: "news-article", uid: "offer", data };

it("redirects an address without a page permanently, as editors configured, and logs what they cannot have meant", async () => {
  const web = (url: string) => ({ link_type: "Web", url });
  const redirects = [
    { from: "https://www.larkfield.example/jobs/2019/all?page=1", to: toPage("careers") },
    { from: "/fund", to: web("https://fund.example/larkfield?from=site") },
    { from: "/careers", to: toPage("company") },
    { from: "/gone", to: toPage("unpublished") },
    { from: "no path", to: toPage("company") },
  ];
  const options = { id: "options", type: "site-options", data: { redirects } };
  const pages = ["careers", "company"].map((uid) => pageDocument(uid));
  const { answerAt, warnings } = await siteOfDocuments([HOME, ...pages, options]);
  expect(await answerAt("/jobs/2019/all")).toEqual([301, "/careers"]);
  expect(await answerAt("/fund?utm_source=paper")).toEqual([301, "https://fund.example/larkfield?from=site"]);
  expect(await answerAt("/careers")).toEqual(SHOWN);
  expect(await answerAt("/gone")).toEqual(NOT_FOUND);
  expect(warnings.flatMap(({ field, problem }) => (problem ? [[field, problem]] : []))).toEqual([
    ["data.redirects[3].to", "leads to a document that is not published"],
    ["data.redirects[4].from", "expected a path, such as /about-us"],
    ["data.redirects", "there is a page at /careers: nobody is redirected"],
  ]);
});

const hiring = (uid: string) => ({ ...pageDocument(uid, { title: "How we hire" }), id: "page_how" });

it("the previous addresses of a page redirect to the new one, and one that is withdrawn is gone (410), also after a restart", async () => {
  const site = await siteOfDocuments([HOME, hiring("how-we-hire"), pageDocument("terms")]);
  const answers = () => Promise.all(["/how-we-hire", "/hiring", "/terms", "/nowhere"].map(site.answerAt));
  expect(await answers()).toEqual([SHOWN, NOT_FOUND, SHOWN, NOT_FOUND]);
  // Two publishes of which the site sees only the second: the content service knows the address between.
  site.store.saveDraft(hiring("hiring"));
  site.store.publish();
  site.store.saveDraft(hiring("careers"));
  site.store.deleteDraft("terms");
  await site.publish();
  // A stale page may be sent once after the publish.
  const moved = [301, "/careers"];
  await expect.poll(answers).toEqual([moved, moved, GONE, NOT_FOUND]);
  await site.restart();
  await expect.poll(answers).toEqual([moved, moved, GONE, NOT_FOUND]);
});

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
