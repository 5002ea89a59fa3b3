import { expect, it } from "vitest";
import type { ContentLanguages } from "../../../src/adapters/prismic/content-languages.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { BOTH, document, homes, MAIN, ONE, report } from "./report-in-languages.ts";

it("a language of the repository that the site does not have is reported once, with the number of its documents", () => {
  const fr = [document("page", "societe", "fr-fr"), document("page", "equipe", "fr-fr")];
  expect(report([...homes, ...fr], BOTH)).toContain(
    "content: 2 documents are in fr-fr, which the site does not have: brand/brand.ts, translations",
  );
  expect(report(homes, BOTH).filter((text) => text.includes("does not have"))).toEqual([]);
});

it("a site in one language knows others of the repository as translations of what it reads", () => {
  const [home] = homes;
  const translated = { ...home, alternate_languages: [{ id: "home_de", lang: "de-de" }] };
  expect(report([{ ...document("home", "home", MAIN), ...translated }], ONE)).toContain(
    "content: 1 document is in de-de, which the site does not have: brand/brand.ts, translations",
  );
});

it("documents of which there is one are one of each language", () => {
  const duplicates = (documents: readonly ServiceDocument[]) =>
    report(documents, BOTH).filter((text) => text.includes("another document of this type"));
  expect(duplicates(homes)).toEqual([]);
  expect(duplicates([...homes, { ...document("home", "home", "de-de"), id: "second" }])).toEqual([
    "second: there is another document of this type, home_home_de-de, which the site shows",
  ]);
});

it("what the company lacks as a whole is reported once", () => {
  const lacking = report(homes, BOTH, ["XASX"]).filter((text) => text.includes("board charter"));
  expect(lacking).toHaveLength(1);
});

it("a page cannot be below a page in another language", () => {
  const parent = { link_type: "Document", ...document("page", "company", MAIN) };
  const documents = [
    ...homes,
    document("page", "company", MAIN),
    document("page", "team", "de-de", { parent }),
  ];
  expect(report(documents, BOTH)).toContain(
    `page_team_de-de: the parent, document page_company_${MAIN}, is in another language: choose its translation; the page is shown at the top level`,
  );
});

it("a redirect of one language from an address of another is an error, as it is never looked for", () => {
  const redirects = [{ from: "/de/alt", to: { link_type: "Web", url: "/" } }];
  const options = document("site-options", "site-options", MAIN, { redirects });
  const of = (languages: ContentLanguages) =>
    report([...homes, options], languages).filter((text) => text.includes("/de/alt"));
  expect(of(BOTH)).toEqual([
    `site-options_site-options_${MAIN}: the redirect from /de/alt is of another language: enter it in the site options of that`,
  ]);
});

it("a page with the UID of a language is not there: pages below it are at the top level, and links to it lead nowhere", () => {
  const german = { link_type: "Document", ...document("page", "de", MAIN) };
  const documents = [
    ...homes,
    document("page", "de", MAIN),
    document("page", "team", MAIN, { parent: german }),
    document("page", "company", MAIN, {
      slices: [
        {
          slice_type: "call_to_action",
          variation: "default",
          primary: { heading: "More", action_link: german },
        },
      ],
    }),
  ];
  expect(report(documents, BOTH)).toEqual(
    expect.arrayContaining([
      `page_de_${MAIN}: “de” begins the addresses of another language: the page is not shown`,
      `page_team_${MAIN}: the parent, document page_de_${MAIN}, begins the addresses of another language; the page is shown at the top level`,
      `page_company_${MAIN}: leads to a document that is not published`,
    ]),
  );
  expect(report(documents, ONE).join()).not.toContain("another language");
});

it("an article, and a page below another one, can have the UID of a language: their addresses do not begin with it", () => {
  const company = document("page", "company", MAIN);
  const below = document("page", "de", MAIN, { parent: { link_type: "Document", ...company } });
  const article = document("news-article", "de", MAIN, { date: "2026-11-01" });
  const linked = [below, article].map((target) => ({
    slice_type: "call_to_action",
    variation: "default",
    primary: { heading: "More", action_label: "More", action_link: { link_type: "Document", ...target } },
  }));
  const documents = [...homes, company, below, article, document("page", "more", MAIN, { slices: linked })];
  expect(report(documents, BOTH).join("\n")).not.toMatch(/another language:|not published/);
});
