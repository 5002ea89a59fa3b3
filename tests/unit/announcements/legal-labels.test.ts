import { expect, it } from "vitest";
import { siteOf } from "../http/site.ts";
import { WITH_GERMAN } from "../languages.ts";
import { announcement } from "../sample-content.ts";

it("the label that the law wants is in the language of the feed, whatever that of the announcement", async () => {
  const [english, german] = WITH_GERMAN;
  const released = announcement("06A-1", "2026-11-24T08:00:00.000Z", { isPriceSensitive: true });
  const { server } = siteOf({ announcements: { items: [released] } }, { locales: WITH_GERMAN });
  const labelled = async (url: string) => {
    const { body } = await server.inject(url);
    return WITH_GERMAN.filter(({ texts }) => body.includes(`>${texts.content.priceSensitive}<`));
  };
  expect(await labelled("/announcements/rss.xml")).toEqual([english]);
  expect(await labelled("/de/announcements/rss.xml")).toEqual([german]);
});
