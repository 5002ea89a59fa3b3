import { beforeAll, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import { origin } from "../site.ts";
import {
  address,
  focused,
  follow,
  scrolled,
  startJourneys,
  untilLive,
  untilPage,
  untilServed,
  untilThere,
} from "./journeys.ts";

const { arrive, proxy } = startJourneys();

beforeAll(() => untilServed("/search?s=dividend&t=page"));

const MAIN: Target = { role: "main" };
const HOME = /^Wagering and gaming/;
const COMPANY = "One group, four licensed businesses";
const CAREERS = "Work where being right matters";
const BUSY = { status: 503, headers: { "content-type": "text/plain" }, body: "Too busy" };

/** Follows a link to a page that does not answer before the returned function is called. */
async function followSlow(visitor: Visitor, path: string): Promise<() => void> {
  const release = proxy().hold(path);
  await follow(visitor, path);
  await expect.poll(() => proxy().requests).toContain(path);
  return release;
}

/** The metadata of the page in view, and those of its document. */
const metadata = (visitor: Visitor) =>
  visitor.evaluate(async () => {
    const of = ({ head }: Document) =>
      [...head.querySelectorAll("title, meta, link[rel=canonical], script[type='application/ld+json']")]
        .map(({ outerHTML }) => outerHTML)
        .toSorted();
    const document_ = await (await fetch(location.pathname + location.search)).text();
    return { shown: of(document), served: of(new DOMParser().parseFromString(document_, "text/html")) };
  });

it("a long visit has each page's metadata exactly once, whatever came before", {
  timeout: 120_000,
}, async () => {
  expectComplaints(/40[34]|503|Failed to load resource/);
  const visitor = await arrive("/company");

  /** Expects an address and a heading after a step. */
  async function expectPage(path: string, heading: string | RegExp): Promise<void> {
    await expect.poll(() => address(visitor), { message: path }).toBe(path);
    const shown = () => visitor.evaluate(() => document.querySelector("main h1")?.textContent ?? "");
    await expect.poll(shown, { message: path }).toMatch(heading);
    // A request of the page would wait for that of the test, which has the same address.
    await expect
      .poll(() => visitor.evaluate(() => document.querySelector("main[aria-busy]") === null))
      .toBe(true);
    const { shown: here, served } = await metadata(visitor);
    expect(here, path).toEqual(served);
  }

  await expectPage("/company", COMPANY);
  await follow(visitor, "/terms");
  await expectPage("/terms", "Terms of use");

  proxy().answer("/company?slow", BUSY);
  const busy = await followSlow(visitor, "/company?slow");
  await follow(visitor, "/careers");
  await expectPage("/careers", CAREERS);
  busy();
  await follow(visitor, "/careers");
  await expectPage("/careers", CAREERS);

  await follow(visitor, "/investors");
  await expectPage("/investors", /./);
  // Its row may have to be scrolled first.
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="#part-results-and-reports"]')?.click(),
  );
  await expectPage("/investors#part-results-and-reports", /./);
  // The link is near the top of the page, what it leads to far below.
  await expect.poll(() => scrolled(visitor)).toBeGreaterThan(1_000);
  await visitor.back();
  await expectPage("/investors", /./);
  await expect.poll(() => scrolled(visitor)).toBeLessThan(1_000);

  await follow(visitor, "/search");
  await expectPage("/search", "Search");
  await expect.poll(() => focused(visitor)).toBe("Type to search");
  await visitor.type("dividend");
  await visitor.key("Enter");
  await untilThere(visitor, { role: "heading", name: "Results for “dividend”", within: MAIN });
  await expectPage("/search?s=dividend&t=page", "Search");
  await visitor.back();
  await expectPage("/search", "Search");

  await follow(visitor, "/no-such-page");
  await expectPage("/no-such-page", "We can’t find that page");
  proxy().answer("/terms?moved", { status: 302, headers: { location: "/careers" } });
  const moved = await followSlow(visitor, "/terms?moved");
  await visitor.back();
  await expectPage("/search", "Search");
  moved();
  await visitor.forward();
  await expectPage("/no-such-page", "We can’t find that page");

  await follow(visitor, "/privacy");
  await expectPage("/privacy-policy", /^Privacy/);
  await visitor.back();
  await expectPage("/no-such-page", "We can’t find that page");
  await follow(visitor, "/news?year=2025");
  await expectPage("/news?year=2025", "News");
  await visitor.reload();
  await untilLive(visitor);
  await expectPage("/news?year=2025", "News");

  const newer = (await (await fetch(`${origin}/terms`)).text()).replace(/"build":"[^"]*"/, '"build":"newer"');
  proxy().answer("/terms?newer", { status: 200, body: newer });
  const later = await followSlow(visitor, "/terms?newer");
  await follow(visitor, "#main");
  await expectPage("/news?year=2025#main", "News");
  later();
  await follow(visitor, "/leadership");
  await untilPage(visitor, "Leadership");
  await untilLive(visitor);
  await expectPage("/company/leadership", "Leadership");
  await visitor.back();
  await untilPage(visitor, "News");
  await untilLive(visitor);
  await follow(visitor, "/");
  await expectPage("/", HOME);
});
