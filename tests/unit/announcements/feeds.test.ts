import { describe, expect, it } from "vitest";
import { siteOf } from "../http/site.ts";
import { announcement } from "../sample-content.ts";

describe("the feeds of announcements", () => {
  const title = "Results <b>&</b> dividend";
  const results = { title, kind: "Dividend/Distribution", isPriceSensitive: true };
  const items = [
    announcement("2026/11 A", "2026-11-19T22:31:05Z", results),
    announcement("b", "2025-02-19T00:00:00Z", { language: "de" }),
  ];
  const feed = (path: string) => siteOf({ announcements: { items } }).server.inject(`/announcements/${path}`);

  it("RSS lists the newest first, with ids of the references, times, kinds, and links to the files", async () => {
    const { body, headers } = await feed("rss.xml");
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const [, first] = body.split("<item>");
    expect(first?.trim()).toBe(
      "<title>Results &lt;b&gt;&amp;&lt;/b&gt; dividend</title>" +
        "<link>https://exchange.example/files/2026%2F11%20A.pdf</link>" +
        '<guid isPermaLink="false">tag:www.larkfield.example,2026:announcement%2F2026%2F11%20A</guid>' +
        "<pubDate>Thu, 19 Nov 2026 22:31:05 GMT</pubDate>" +
        "<category>Dividend/Distribution</category><category>Price-sensitive</category></item>",
    );
  });

  it("Atom has the language of an entry, and the time of the newest one", async () => {
    const { body } = await feed("atom.xml");
    expect(body).toContain('<entry xml:lang="de"><title>b</title>');
    expect(body).toContain("<updated>2026-11-19T22:31:05.000Z</updated><author>");
  });

  it("say when an announcement was corrected, and that it is retracted", async () => {
    const changes = { updated: "2026-11-21T00:00:00.000Z", isRetracted: true } as const;
    const corrected = announcement("a", "2026-11-20T00:00:00.000Z", changes);
    const { server } = siteOf({ announcements: { items: [corrected] } });
    const atom = await server.inject("/announcements/atom.xml");
    expect(atom.body).toContain(
      "<published>2026-11-20T00:00:00.000Z</published><updated>2026-11-21T00:00:00.000Z</updated>" +
        '<category term="Retracted"/>',
    );
    const rss = await server.inject("/announcements/rss.xml");
    expect(rss.body).toContain("<category>Retracted</category>");
  });

  it("have the newest twenty of any number", async () => {
    const many = Array.from({ length: 25 }, (_, index) => `2026-01-${String(index + 1).padStart(2, "0")}`);
    const listed = many.map((day) => announcement(`of-${day}`, `${day}T00:00:00Z`));
    const { server } = siteOf({ announcements: { items: listed.toReversed() } });
    const { body } = await server.inject("/announcements/rss.xml");
    expect(body.match(/<item>/g)).toHaveLength(20);
    expect(body).not.toContain("of-2026-01-05");
  });

  it("are empty while the source fails from the start, and are not there without a source", async () => {
    const outdatedSince = "2026-11-20T01:00:00Z";
    const failing = siteOf({ announcements: { items: [], outdatedSince } }).server;
    expect((await failing.inject("/announcements/atom.xml")).statusCode).toBe(200);
    expect((await siteOf().server.inject("/announcements/atom.xml")).statusCode).toBe(404);
  });
});
