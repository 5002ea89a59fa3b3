import { beforeAll, describe, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { changeDraft, publish } from "../editing.ts";
import { origin, visitOwnSite } from "../site.ts";
import { FOOTER, follow, says, startJourneys, untilLive, untilPage, untilServed } from "./journeys.ts";

visitOwnSite();
const { arrive, proxy } = startJourneys();
beforeAll(() => untilServed("/company"));

const START = /^\/assets\/start-/;
const EMAIL: Target = { role: "textbox", name: "E-mail address", within: FOOTER };

/** The site options are published with another title of the newsletter. */
async function publishTitle(title: string): Promise<void> {
  await changeDraft("site-options_site-options", { footerNewsletterTitle: title });
  await publish();
  await expect.poll(async () => (await fetch(`${origin}/terms`)).text()).toContain(title);
}

/** What the visitor has typed, whether it has the focus, and how often the head has each of its elements. */
const seen = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("footer [type=email]");
    const count = (selector: string) => document.head.querySelectorAll(selector).length;
    return {
      typed: field?.value ?? "",
      hasFocus: field !== null && document.activeElement === field,
      heads: [
        count("title"),
        count("meta[name=description]"),
        count("link[rel=canonical]"),
        count("meta[property='og:title']"),
      ],
    };
  });

const KEPT = { typed: "reader@", hasFocus: true, heads: [1, 1, 1, 1] };

/** Opens a page whose application does not start before the site options have changed. */
async function typeBeforeStart(): Promise<{ visitor: Visitor; release: () => void }> {
  const release = proxy().hold(START);
  const visitor = await arrive("/company", { isStarted: false });
  await visitor.press(EMAIL);
  await visitor.type("reader@");
  return { visitor, release };
}

describe("the site options change between the document and the start of the application:", () => {
  it("what the document shows stays, until the next page", async () => {
    const { visitor, release } = await typeBeforeStart();
    const title = `Never miss results (${visitor.engine})`;
    await publishTitle(title);
    release();
    await untilLive(visitor);
    expect(await seen(visitor)).toEqual(KEPT);
    expect(await says(visitor, title)).toBe(false);
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
    await expect.poll(() => says(visitor, title)).toBe(true);
    expect(await seen(visitor)).toMatchObject({ typed: "reader@", heads: [1, 1, 1, 1] });
  });

  it("without the former ones, the document works by itself", async () => {
    const [, version = ""] = /"shell":"([^"]+)"/.exec(await (await fetch(`${origin}/company`)).text()) ?? [];
    const current = await (await fetch(`${origin}/api/shell/unknown`)).text();
    proxy().answer(`/api/shell/${version}`, {
      status: 200,
      headers: { "content-type": "application/json" },
      body: current.replace(version, "newer"),
    });
    const visitor = await arrive("/company", { isStarted: false });
    await visitor.press(EMAIL);
    await visitor.type("reader@");
    // Each press tries again, unless the application has started.
    await expect
      .poll(async () => {
        await visitor.key("End");
        return proxy().requests.filter((path) => path === `/api/shell/${version}`).length;
      })
      .toBeGreaterThan(1);
    expect(await seen(visitor)).toEqual(KEPT);
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
  });
});
