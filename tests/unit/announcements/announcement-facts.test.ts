import { expect, it } from "vitest";
import { z } from "zod";
import type { Section } from "../../../src/domain/content/section.ts";
import { siteOf } from "../http/site.ts";
import { announcement, contentPage, homePage } from "../sample-content.ts";

const ALL: Section = { kind: "announcements", heading: "Announcements", kinds: [] };

it("the facts have each announcement once, from the page that lists all of them", async () => {
  const pages = [homePage({ ...ALL, limit: 3 }), { ...contentPage("announcements"), sections: [ALL] }];
  const items = [
    announcement("A 2", "2026-08-18T22:31:07Z", { kind: "決算短信", isPriceSensitive: true }),
    announcement("A 1", "2026-02-17T21:31:00Z", { isRetracted: true }),
  ];
  const { server } = siteOf({ pages, announcements: { items } });
  const facts = (await server.inject("/facts.json")).json();
  expect(facts.announcements).toMatchObject([
    {
      id: "/announcements#announcements.a-2",
      reference: "A 2",
      released: "2026-08-18T22:31:07.000Z",
      kind: "決算短信",
      isPriceSensitive: true,
      isRetracted: false,
    },
    { id: "/announcements#announcements.a-1", isRetracted: true },
  ]);
  const schema = (await server.inject("/facts.schema.json")).json();
  expect(z.fromJSONSchema(schema).safeParse(facts).error).toBeUndefined();
});
