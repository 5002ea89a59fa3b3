import { describe, expect, it } from "vitest";
import { itemAfter } from "../../../client/browser/arrow-keys.ts";
import { CLOSED_MENU, type MenuEvent, menuReducer } from "../../../client/shell/menu-reducer.ts";

const openAfter = (...events: readonly MenuEvent[]) => events.reduce(menuReducer, CLOSED_MENU).open;

const pointed = (group: number): MenuEvent => ({ kind: "pointed", group });
const focused = (group: number): MenuEvent => ({ kind: "focused", group });
const clicked = (group: number): MenuEvent => ({ kind: "clicked", group });
const left: MenuEvent = { kind: "left" };
const dismissed: MenuEvent = { kind: "dismissed" };

describe("a tiered menu", () => {
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
  ])("%s", (_, events, open) => {
    expect(openAfter(...events)).toBe(open);
  });
});

describe("arrow keys", () => {
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
  ] as const)("%s along %s moves from item %d of three to %s", (key, axis, current, next) => {
    expect(itemAfter(key, { current, count: 3, axis })).toBe(next);
  });
});
