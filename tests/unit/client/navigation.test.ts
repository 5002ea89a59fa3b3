import { describe, expect, it } from "vitest";
import { itemAfter } from "../../../client/browser/arrow-keys.ts";
import { navigationKind } from "../../../client/navigation/navigation-kind.ts";
import { pageUrlOf } from "../../../client/navigation/page-links.ts";
import { CLOSED_MENU, type MenuEvent, menuReducer } from "../../../client/shell/menu-reducer.ts";
import { positionAt, type ScrollPosition } from "../../../client/shell/scroll-state.ts";

const at = (address: string) => new URL(address, "https://x.example");

describe("a navigation", () => {
  it.each([
    ["/company", "/news", "page"],
    ["/company", "/news#latest", "page"],
    ["/news", "/news?year=2025", "filter"],
    ["/news?year=2025&page=2", "/news?year=2024", "filter"],
    ["/news?year=2025", "/news", "filter"],
    ["/news", "/news?page=2", "paging"],
    ["/news?year=2025&page=2", "/news?year=2025&page=3", "paging"],
    ["/news?page=2", "/news", "paging"],
    ["/news", "/news", "filter"],
  ])("%s → %s is one of kind %s", (from, to, kind) => {
    expect(navigationKind(at(to), at(from), false)).toBe(kind);
  });

  it("by which the browser jumps within a page is of none", () => {
    expect(navigationKind(at("/news#latest"), at("/news"), true)).toBeUndefined();
  });
});

const ORIGIN = "https://www.larkfield.example";

const leadsTo = (href: string, { target = "", isDownload = false } = {}) => {
  const url = pageUrlOf({ href, target, hasAttribute: () => isDownload }, { origin: ORIGIN });
  return url && url.pathname + url.search + url.hash;
};

describe("client-side navigation handles a link", () => {
  it.each([
    ...["/", "/company/leadership", "/apiary"],
    ...["/search?s=report.pdf&t=page", "/investors?year=2026#documents"],
  ])("when it leads to a page of the site: %s", (path) => expect(leadsTo(ORIGIN + path)).toBe(path));

  it.each([
    ...["https://registry.example/company", "http://www.larkfield.example/company"],
    ...[
      "https://www.larkfield.example:8443/company",
      "https://www.larkfield.example//registry.example/company",
    ],
    ...["mailto:office@larkfield.example", "tel:+61290000000", "javascript:void(0)", ""],
  ])("not when it leads elsewhere: %s", (href) => expect(leadsTo(href)).toBeUndefined());

  it.each([
    ...["/news/rss.xml", "/reports/annual-report.pdf", "/investors/calendar.ics", "/favicon.ico"],
    ...["/api", "/api/openapi.json", "/sandbox/editor", "/assets/x"],
  ])("not when it leads to a file or what is no page: %s", (path) => {
    expect(leadsTo(ORIGIN + path)).toBeUndefined();
  });

  it.each([{ target: "_blank" }, { target: "_self" }, { isDownload: true }])("not with %j", (how) => {
    expect(leadsTo(`${ORIGIN}/company`, how)).toBeUndefined();
  });
});

const pointed = (group: number): MenuEvent => ({ kind: "pointed", group });
const focused = (group: number): MenuEvent => ({ kind: "focused", group });
const clicked = (group: number): MenuEvent => ({ kind: "clicked", group });
const left: MenuEvent = { kind: "left" };
const dismissed: MenuEvent = { kind: "dismissed" };

it.each<[string, MenuEvent[], number | undefined]>([
  ["is closed initially", [], undefined],
  ["opens a group on hover", [pointed(1)], 1],
  ["closes it when the pointer leaves", [pointed(1), left], undefined],
  ["keeps a group that was opened by hover and then clicked", [pointed(1), clicked(1), left], 1],
  ["closes it at the next click", [pointed(1), clicked(1), clicked(1)], undefined],
  ["keeps a group that has the focus", [focused(2), left], 2],
  ["closes it at a click, as caused by the Enter key", [focused(2), clicked(2)], undefined],
  ["opens one group at a time", [clicked(1), clicked(2)], 2],
  ["replaces a held group by a hovered one", [clicked(1), pointed(2), left], undefined],
  ["stays held while its own group is hovered", [clicked(1), pointed(1), left], 1],
  ["closes when it is dismissed", [focused(0), pointed(1), dismissed], undefined],
])("a tiered menu %s", (_, events, open) => {
  expect(events.reduce(menuReducer, CLOSED_MENU).open).toBe(open);
});

it.each([
  ["ArrowRight", "x", 0, 1],
  ["ArrowRight", "x", 2, 0],
  ["ArrowLeft", "x", 0, 2],
  ["ArrowDown", "y", 1, 2],
  ["ArrowUp", "y", 0, 2],
  ["Home", "y", 2, 0],
  ["End", "x", 0, 2],
  ["ArrowDown", "x", 0, undefined],
  ["ArrowRight", "y", 0, undefined],
  ["a", "x", 0, undefined],
] as const)("the key %s along %s moves from item %d of three to %s", (key, axis, current, next) => {
  expect(itemAfter(key, { current, count: 3, axis })).toBe(next);
});

it.each([
  ["at its ends", [0, 1], ["top", "top"]],
  ["beyond its end", [-40], ["top"]],
  ["at first, below the top", [1.5], ["down"]],
  [
    "by the last direction",
    [0, 300, 200, 100, 400, 0, 1, 300],
    ["top", "down", "up", "up", "down", "top", "top", "down"],
  ],
])("the scroll state %s", (_where, ys, states) => {
  let position: ScrollPosition | undefined;
  const found = ys.map((y) => {
    position = positionAt(y, position);
    return position.state;
  });
  expect(found).toEqual(states);
});
