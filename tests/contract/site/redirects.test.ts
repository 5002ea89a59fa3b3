import { expect, it } from "vitest";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

const toPage = (uid: string) => ({ link_type: "Document", id: uid, type: "page", uid });

const documents = [
  HOME,
  pageDocument("company"),
  pageDocument("careers"),
  {
    id: "options",
    type: "site-options",
    data: {
      redirects: [
        { from: "/about-us", to: toPage("company") },
        { from: "https://www.larkfield.example/jobs/2019/all?page=1", to: toPage("careers") },
        { from: "/fund", to: { link_type: "Web", url: "https://fund.example/larkfield?from=site" } },
        { from: "/careers", to: toPage("company") },
        { from: "/here", to: { link_type: "Web", url: "/there" } },
        { from: "/there", to: { link_type: "Web", url: "/here" } },
        { from: "/gone", to: toPage("unpublished") },
        { from: "no path", to: toPage("company") },
        { from: "/city", to: { link_type: "Web", url: "/\u6771\u4eac/caf\u00e9?of=s\u00e3o paulo" } },
      ],
    },
  },
];

it("redirects an address without a page permanently, as editors configured", async () => {
  const { answerAt } = await siteOfDocuments(documents);
  expect(await answerAt("/about-us")).toEqual([301, "/company"]);
  expect(await answerAt("/About-Us/?utm_source=paper")).toEqual([301, "/company?utm_source=paper"]);
  expect(await answerAt("/jobs/2019/all")).toEqual([301, "/careers"]);
  expect(await answerAt("/fund?utm_source=paper")).toEqual([301, "https://fund.example/larkfield?from=site"]);
});

it("redirects to addresses in any script", async () => {
  const { answerAt } = await siteOfDocuments(documents);
  expect(await answerAt("/city")).toEqual([301, "/%E6%9D%B1%E4%BA%AC/caf%C3%A9?of=s%C3%A3o%20paulo"]);
});

it("hides no page, and leads neither to a loop nor to an unpublished page", async () => {
  const { answerAt } = await siteOfDocuments(documents);
  expect(await answerAt("/careers")).toEqual([200, undefined]);
  for (const path of ["/here", "/there", "/gone"]) expect(await answerAt(path)).toEqual([404, undefined]);
});

it("invalid redirects are logged", async () => {
  const { warnings } = await siteOfDocuments(documents);
  expect(warnings.flatMap(({ field, problem }) => (problem ? [[field, problem]] : []))).toEqual([
    ["data.redirects[6].to", "leads to a document that is not published"],
    ["data.redirects[7].from", "expected a path, such as /about-us"],
    ["data.redirects", "there is a page at /careers: nobody is redirected"],
    ["data.redirects", "the redirect from /here is part of a redirect loop"],
    ["data.redirects", "the redirect from /there is part of a redirect loop"],
  ]);
});
