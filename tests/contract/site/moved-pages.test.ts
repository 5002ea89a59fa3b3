import { expect, it } from "vitest";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

const SHOWN = [200, undefined];
const GONE = [410, undefined];
const NOT_FOUND = [404, undefined];

const toPage = (uid: string) => ({ link_type: "Document", id: uid, type: "page", uid });
const data = { title: "Offer", date: "2026-01-12" };
const article = { id: "article", type: "news-article", uid: "offer", data };
const company = ["careers", "company", "legal"].map((uid) => pageDocument(uid));

it("redirects an address without a page permanently, as editors configured, and logs what they cannot have meant", async () => {
  const web = (url: string) => ({ link_type: "Web", url });
  const redirects = [
    { from: "/about-us", to: toPage("company") },
    { from: "https://www.larkfield.example/jobs/2019/all?page=1", to: toPage("careers") },
    { from: "/fund", to: web("https://fund.example/larkfield?from=site") },
    { from: "/careers", to: toPage("company") },
    { from: "/here", to: web("/there") },
    { from: "/there", to: web("/here") },
    { from: "/gone", to: toPage("unpublished") },
    { from: "no path", to: toPage("company") },
    { from: "/city", to: web("/\u6771\u4eac/caf\u00e9?of=s\u00e3o paulo") },
    { from: "/gesch\u00e4ft", to: web("/investors?kind=Results#documents") },
    { from: "/who-we-are", to: web("/about-us") },
  ];
  const options = { id: "options", type: "site-options", data: { redirects } };
  const { answerAt, warnings } = await siteOfDocuments([HOME, ...company, options]);
  for (const [from, to] of [
    ["/about-us", "/company"],
    ["/%61bout-us", "/company"],
    ["/About-Us/?utm_source=paper", "/company?utm_source=paper"],
    ["/who-we-are", "/about-us"],
    ["/jobs/2019/all", "/careers"],
    ["/fund?utm_source=paper", "https://fund.example/larkfield?from=site"],
    ["/gescha%CC%88ft", "/investors?kind=Results#documents"],
    ["/city", "/%E6%9D%B1%E4%BA%AC/caf%C3%A9?of=s%C3%A3o%20paulo"],
  ] as const)
    expect([from, ...(await answerAt(from))]).toEqual([from, 301, to]);
  expect(await answerAt("/careers")).toEqual(SHOWN);
  // They lead neither to a loop nor to a page that is not published.
  for (const path of ["/here", "/there", "/gone"]) expect(await answerAt(path)).toEqual(NOT_FOUND);
  expect(warnings.flatMap(({ field, problem }) => (problem ? [[field, problem]] : []))).toEqual([
    ["data.redirects[6].to", "leads to a document that is not published"],
    ["data.redirects[7].from", "expected a path, such as /about-us"],
    ["data.redirects", "there is a page at /careers: nobody is redirected"],
    ["data.redirects", "the redirect from /here is part of a redirect loop"],
    ["data.redirects", "the redirect from /there is part of a redirect loop"],
  ]);
});

const hiring = (uid: string) => ({ ...pageDocument(uid, { title: "How we hire" }), id: "page_how" });

it("the previous addresses of a page redirect permanently to the new one, until another page uses them", async () => {
  const { store, publish, answerAt } = await siteOfDocuments([HOME, hiring("how-we-hire")]);
  expect(await answerAt("/how-we-hire")).toEqual(SHOWN);
  for (const uid of ["joining-us", "careers"]) {
    store.saveDraft(hiring(uid));
    await publish();
    // A stale page may be sent once after the publish.
    expect(await answerAt(`/${uid}`)).toEqual(SHOWN);
    await expect.poll(() => answerAt("/how-we-hire")).toEqual([301, `/${uid}`]);
  }
  await expect.poll(() => answerAt("/joining-us")).toEqual([301, "/careers"]);
  store.saveDraft(pageDocument("how-we-hire"));
  await publish();
  await expect.poll(() => answerAt("/how-we-hire")).toEqual(SHOWN);
});

it("the content service knows a previous address of before the site was installed, and is asked once for one without a page", async () => {
  const { store, publish, answerAt, asked, service } = await siteOfDocuments([HOME, hiring("how-we-hire")]);
  const questions = (uid: string) => asked().filter((url) => url.includes(`"${uid}"`)).length;
  // Two publishes of which the site sees only the second.
  store.saveDraft(hiring("hiring"));
  store.publish();
  store.saveDraft(hiring("joining-us"));
  await publish();
  expect(await answerAt("/hiring")).toEqual([301, "/joining-us"]);
  expect(questions("hiring")).toBeGreaterThan(0);
  expect(await answerAt("/nowhere")).toEqual(NOT_FOUND);
  const once = questions("nowhere");
  expect(once).toBeGreaterThan(0);
  expect(await answerAt("/nowhere?again")).toEqual(NOT_FOUND);
  expect(questions("nowhere")).toBe(once);
  await service.close();
  expect(await answerAt("/elsewhere")).toEqual(NOT_FOUND);
});

it("a page that an editor withdraws is gone (410), also after a restart, until it comes back", async () => {
  const site = await siteOfDocuments([HOME, pageDocument("terms"), article, ...company]);
  const answers = async () => [await site.answerAt("/terms"), await site.answerAt("/news/offer")];
  expect(await answers()).toEqual([SHOWN, SHOWN]);
  site.store.deleteDraft("terms");
  site.store.deleteDraft("article");
  await site.publish();
  await expect.poll(answers).toEqual([GONE, GONE]);
  expect(await site.answerAt("/nowhere")).toEqual(NOT_FOUND);

  await site.restart();
  await expect.poll(answers).toEqual([GONE, GONE]);
  site.store.saveDraft(pageDocument("other"));
  await site.publish();
  expect(await answers()).toEqual([GONE, GONE]);

  site.store.saveDraft(pageDocument("terms"));
  await site.publish();
  await expect.poll(() => site.answerAt("/terms")).toEqual(SHOWN);
});

it("a page under an embargo does not tell of itself: not by its end, nor by the address of one that was withdrawn or moved", async () => {
  const embargo = "2099-01-01T00:00:00+0000";
  const secret = pageDocument("secret", { title: "Secret", embargo });
  const open = ["terms", "rules", "guide"].map((uid) => pageDocument(uid));
  const site = await siteOfDocuments([HOME, hiring("hiring"), secret, ...open]);
  const answers = () => Promise.all(["/hiring", "/terms", "/rules", "/guide", "/secret"].map(site.answerAt));
  site.store.saveDraft(hiring("careers"));
  site.store.deleteDraft("terms");
  site.store.deleteDraft("secret");
  await site.publish();
  await expect.poll(answers).toEqual([[301, "/careers"], GONE, SHOWN, SHOWN, NOT_FOUND]);
  for (const uid of ["hiring", "rules"])
    site.store.saveDraft({ ...pageDocument(uid, { title: uid, embargo }), id: `${uid}-2` });
  // The same documents, of which one was withdrawn; one is still there, and stays as it was.
  for (const uid of ["terms", "guide"]) site.store.saveDraft(pageDocument(uid, { title: uid, embargo }));
  site.store.deleteDraft("rules");
  await site.publish();
  await expect.poll(answers).toEqual([[301, "/careers"], GONE, GONE, SHOWN, NOT_FOUND]);
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
