import { expect, it } from "vitest";
import {
  clockOfTheNightBefore,
  document,
  GATES,
  goTo,
  MOMENT,
  servicesWith,
  startSite,
} from "./release-site.ts";

clockOfTheNightBefore();

const link = { link_type: "Document", id: "pdf_report", type: "pdf", uid: "report" };

const CONTENT = [
  document("home", "home", {
    title: "Home",
    slices: [{ slice_type: "latest_news", variation: "default", primary: { heading: "News" } }],
  }),
  document("news-archive", "news", { title: "News" }),
  document("investors-page", "investors", {
    title: "Investors",
    slices: [{ slice_type: "document_centre", variation: "default", primary: { heading: "Documents" } }],
  }),
  document("news-article", "results", {
    title: "Half-year results",
    // What an editor has guessed: the exchange's time counts.
    date: "2026-11-23",
    ...GATES["the exchange"],
    topic: "Results",
    body: [],
    related: [{ document: link }],
  }),
  document("pdf", "report", {
    title: "Half-year report",
    date: "2026-11-23",
    ...GATES["the exchange"],
    file: { url: "https://larkfield.cdn.prismic.io/report.pdf" },
  }),
  document("site-options", "site-options", { topics: [{ name: "Results" }] }),
];

it("on results day, two processes show everything within two seconds, with one time, without the content service", {
  timeout: 60_000,
}, async () => {
  const services = await servicesWith(CONTENT);
  // Two processes on one machine share a folder.
  const sites = [await startSite(services), await startSite(services)].map(({ site }) => site);
  await goTo(new Date(MOMENT.getTime() - 60_000));
  for (const site of sites) expect((await site.inject("/news/results")).statusCode).toBe(404);
  services.failContent();

  await goTo(MOMENT);
  services.release();
  const released = new Date();
  await goTo(new Date(MOMENT.getTime() + 2_000));
  const utc = released.toISOString();
  for (const site of sites) {
    const bodyAt = async (url: string) => (await site.inject(url)).body;
    await expect.poll(() => bodyAt("/news/results")).toContain(`"released":"${utc}"`);
    const article = { title: "Half-year results", date: "2026-11-24", released: utc };
    const report = { title: "Half-year report", date: "2026-11-24", released: utc };
    const stateAt = async (url: string) => JSON.parse(await bodyAt(url)).content.page;
    expect(await stateAt("/news/results")).toMatchObject({ ...article, related: [report] });
    expect(await stateAt("/news")).toMatchObject({ articles: { items: [article] } });
    expect(await stateAt("/")).toMatchObject({ sections: [{ articles: [article] }] });
    expect(await stateAt("/investors")).toMatchObject({ sections: [{ documents: { items: [report] } }] });
    expect(await bodyAt("/news/rss.xml")).toContain(`<pubDate>${released.toUTCString()}</pubDate>`);
    expect(await bodyAt("/news/atom.xml")).toContain(
      `<published>${utc}</published><updated>${utc}</updated>`,
    );
    expect(await bodyAt("/sitemap.xml")).toMatch(new RegExp(`/news/results</loc><lastmod>${utc}`));
  }

  // Alerts about the documents of a minute are one e-mail, ten seconds after its end.
  await goTo(new Date(MOMENT.getTime() + 71_000));
  await expect.poll(async () => (await services.alerts()).length).toBe(1);
  const [alert] = await services.alerts();
  expect(alert?.settings.subject_line).toContain("Half-year results");
});
