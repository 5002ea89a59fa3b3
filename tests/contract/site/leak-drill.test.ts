import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { posted } from "../../unit/http/site.ts";
import {
  clockOfTheNightBefore,
  document,
  GATES,
  goTo,
  MINUTE_BEFORE,
  MOMENT,
  NIGHT_BEFORE,
  servicesWith,
  startSite,
} from "./release-site.ts";
import { linkTo, slice } from "./site-of-documents.ts";

clockOfTheNightBefore();

/** What nobody may read before: words of the title, a figure, the name of a file, an event. */
const SECRET = /windfall|9[.,]?876|q7-figures|quorum|merger/i;

const figures = (value: string, times: JsonObject = {}) =>
  slice("statistics", { ...FIGURES, figures: [{ value, label: "Revenue" }], ...times });
const FIGURES = { heading: "Key figures", source: "Report" };

const calendarOf = (title: string, times: JsonObject = {}) =>
  slice("calendar", { heading: "Dates", events: [{ date: "2026-12-01", title }], ...times });

const debtTo = (name: string, times: JsonObject = {}) => {
  const instruments = [{ name, volume: 9_876, currency: "AUD", maturity: "2031-06-30" }];
  return slice("debt", { heading: "Debt", instruments, ...times });
};

const dividend = (uid: string, data: JsonObject) =>
  document("dividend", uid, { declared: "2026-11-24", ex: "2026-12-01", record: "2026-12-02", ...data });

/** The same gate for a part of a page. */
const timesOf = ({ embargo, ...gate }: JsonObject) => ({ ...gate, shown_from: embargo ?? null });

/** The site's content, with what waits for something or without it. */
const contentOf = (gate: JsonObject | undefined) => [
  document("home", "home", {
    title: "Home",
    slices: [
      figures("1,234.5"),
      ...(gate ? [figures("9,876.5", timesOf(gate))] : []),
      slice("latest_news", { heading: "News" }),
    ],
  }),
  document("news-archive", "news", { title: "News" }),
  document("investors-page", "investors", {
    title: "Investors",
    slices: [
      calendarOf("Annual general meeting"),
      ...(gate
        ? [calendarOf("Quorum briefing", timesOf(gate)), debtTo("Windfall notes", timesOf(gate))]
        : []),
      slice("dividends", { heading: "Dividends" }),
      slice("general_meetings", { heading: "Meetings" }),
      slice("document_centre", { heading: "Documents" }),
      slice("press_kit", { heading: "Images" }),
    ],
  }),
  document("news-article", "opening", { title: "An opening", date: "2026-11-01", body: [] }),
  dividend("fy26", { period: "FY26", amount: 0.12, declared: "2026-08-20", payment: "2026-09-30" }),
  document("site-options", "site-options", {
    topics: [{ name: "Results" }],
    ...(gate && { slices4: [{ primary: { title: "Now" }, items: [MENU_LINK] }] }),
  }),
  ...(gate ? waitingFor(gate) : []),
];

const file = (uid: string, gate: JsonObject) =>
  document("pdf", uid, {
    title: `Windfall ${uid}`,
    date: "2026-11-24",
    ...gate,
    file: { url: `https://larkfield.cdn.prismic.io/q7-figures-${uid}.pdf` },
  });
const FILES = ["one", "two"].map((uid) => ({ document: linkTo("pdf", uid) }));
const MENU_LINK = { title: "Our windfall", link: linkTo("news-article", "fy27") };

const waitingFor = (gate: JsonObject) => [
  file("one", gate),
  file("two", gate),
  document("media-asset", "winner", {
    title: "Portrait of the merger",
    ...gate,
    caption: "Quorum of winners",
    file: { url: "https://larkfield.cdn.prismic.io/q7-figures-portrait.eps" },
  }),
  dividend("special", { ...gate, kind: "Special", period: "Windfall", amount: 9.876, payment: "2026-12-18" }),
  document("general-meeting", "egm", { title: "Vote on the merger", date: "2026-12-21", ...gate }),
  document("page", "deal", { title: "The merger", ...gate, slices: [] }),
  document("page", "terms", { title: "Terms of the merger", parent: linkTo("page", "deal"), slices: [] }),
  document("news-article", "fy27", {
    title: "A windfall",
    date: "2026-11-24",
    ...gate,
    topic: "Results",
    body: [],
    slices: [figures("9,876.5"), slice("document_list", { heading: "Files", documents: FILES }, "picked")],
  }),
];

const searchFor = (searchInput: string, searchPages: boolean) =>
  posted("/api/globalSearch", { searchInput, searchPages });

async function siteWith(documents: ReturnType<typeof contentOf>, accessToken?: string) {
  const services = await servicesWith(documents, accessToken);
  const { site, log } = await startSite(services);
  const ask = async (request: InjectOptions) => {
    const { statusCode, headers, body } = await site.inject(request);
    const { date: _date, "x-request-id": _id, ...others } = headers;
    // The request's id is in problem documents, too; the address of the content service is in the policy.
    const text = JSON.stringify(others).replace(/127\.0\.0\.1:\d+/g, "");
    return { statusCode, headers: JSON.parse(text), body: body.replace(/urn:request:[\w-]+/g, "") };
  };
  return { ...services, ask, log: () => JSON.stringify(log) };
}

/** Every place that the site serves content in, and what it says of it afterwards. */
const PLACES: readonly (readonly [InjectOptions, RegExp])[] = [
  [{ url: "/" }, /9,876\.5/],
  [{ url: "/" }, /Our windfall/],
  [{ url: "/news" }, /A windfall/],
  [{ url: "/news/fy27" }, /A windfall.*9,876\.5/],
  [{ url: "/News/FY27/" }, /^$/],
  [{ url: "/news/fy72" }, /fy72|fy27/],
  [{ url: "/deal" }, /The merger/],
  [{ url: "/deal/terms" }, /Terms of the merger/],
  [{ url: "/terms" }, /^$/],
  [{ url: "/investors" }, /Quorum briefing.*q7-figures/],
  [{ url: "/investors" }, /Portrait of the merger/],
  [{ url: "/investors" }, /Windfall notes/],
  [{ url: "/investors" }, /Vote on the merger/],
  [{ url: "/investors?shares=1000" }, /"payments":.*Windfall/],
  [{ url: "/holding.xlsx?calculator=%2Finvestors&shares=1000" }, /^PK/],
  [{ url: "/egm" }, /Vote on the merger/],
  [{ url: "/downloads/investors/images.zip" }, /q7-figures-portrait/],
  [{ url: "/downloads/investors/images.zip?asset=media-asset_winner" }, /Portrait of the merger/],
  [searchFor("quorum winners", true), /Portrait of the merger/],
  [{ url: "/investors/calendar.ics" }, /Quorum briefing/],
  [{ url: "/investors/calendar.ics" }, /Windfall/],
  [{ url: "/facts.json" }, /Windfall.*Vote on the merger|Vote on the merger.*Windfall/s],
  [{ url: "/facts.json" }, /Quorum briefing.*9876\.5|9876\.5.*Quorum briefing/s],
  [{ url: "/sitemap.xml" }, /fy27.*deal|deal.*fy27/s],
  [{ url: "/news/rss.xml" }, /A windfall/],
  [{ url: "/news/atom.xml" }, /A windfall/],
  [{ url: "/figures/news/fy27/key-figures.csv" }, /9,?876\.5/],
  [{ url: "/figures/news/fy27/key-figures.json" }, /9,?876\.5/],
  [{ url: "/figures/news/fy27/key-figures.xlsx" }, /^PK/],
  [{ url: "/search?s=windfall" }, /A windfall/],
  [{ url: "/search?s=windfall&t=pdf" }, /q7-figures/],
  [searchFor("windfall", true), /A windfall/],
  [searchFor("windfall", false), /q7-figures/],
  [searchFor("quorum", true), /Quorum briefing/],
  [posted("/api/createPageLink", { link_type: "Document", type: "news-article", uid: "fy27" }), /news\/fy27/],
  [posted("/api/createPdfLink", { link_type: "Document", type: "pdf", uid: "one" }), /q7-figures-one/],
  [{ url: "/api/preview?documentId=news-article_fy27" }, /./],
  [{ url: "/downloads/news/fy27/files.zip" }, /./],
  [{ url: "/social/news/fy27.png" }, /PNG/],
];

it.each(Object.entries(GATES))(
  "nothing tells of what waits for %s, and every place does from then on, in two processes without the content service",
  { timeout: 90_000 },
  async (_, gate) => {
    const [drill, without] = [
      await siteWith(contentOf(gate), "secret"),
      await siteWith(contentOf(undefined), "secret"),
    ];
    const cookies = { "io.prismic.preview": drill.store.createPreview().token };
    const preview = await drill.ask({ url: "/news/fy27", cookies });
    expect([preview.statusCode, preview.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    const hiddenUntil = "embargo" in gate ? MOMENT.getTime() : "exchange";
    expect(JSON.parse(preview.body).content.page).toMatchObject({ hiddenUntil });
    for (const moment of [NIGHT_BEFORE, MINUTE_BEFORE]) {
      await goTo(moment);
      for (const [request] of PLACES) {
        const found = await drill.ask(request);
        // As if it were not there: status, headers, size, whatever was asked for.
        expect(found, JSON.stringify(request)).toEqual(await without.ask(request));
        const asked = JSON.stringify(request).match(SECRET)?.[0] ?? "\0";
        expect(JSON.stringify(found).replaceAll(asked, ""), JSON.stringify(request)).not.toMatch(SECRET);
      }
      expect(await drill.campaigns()).toEqual([]);
    }
    const service = await fetch(`${drill.origin}/api/v2/documents/search?ref=any`);
    expect([service.status, await service.text()]).toEqual([401, expect.not.stringMatching(SECRET)]);
    expect(drill.log()).toBe("[]");
    const { site: other } = await startSite(drill);
    drill.fail();

    await goTo(MOMENT);
    drill.release();
    await goTo(new Date(MOMENT.getTime() + 2_000));
    for (const [request, told] of PLACES)
      await expect
        .poll(async () => (await drill.ask(request)).body, { message: JSON.stringify(request) })
        .toMatch(told);
    await expect.poll(async () => (await other.inject("/news/fy27")).body).toContain("A windfall");
    // Alerts about the documents of a minute are one e-mail, ten seconds after its end.
    await goTo(new Date(MOMENT.getTime() + 120_000));
    const subjects = async () => (await drill.campaigns()).map(({ settings }) => settings.subject_line);
    await expect.poll(subjects).toEqual(["A windfall"]);
  },
);

it("is an error if anybody reads it at the content service, which /readyz says without telling of it", async () => {
  const gate = GATES["the end of its embargo"];
  const [drill, without] = [await siteWith(contentOf(gate)), await siteWith(contentOf(undefined))];
  await expect.poll(drill.log).toContain("make the repository private");
  expect(drill.log()).toContain("news-article_fy27");
  expect(without.log()).toBe("[]");
  const states = [drill, without].map(async ({ ask }) => JSON.parse((await ask({ url: "/readyz" })).body));
  const [state, other] = await Promise.all(states);
  expect(state).toEqual(other);
  expect(state).toMatchObject({ contentIsPublic: true });
});
