import { describe, expect, it } from "vitest";
import { positionAt, type ScrollPosition } from "../../../client/shell/scroll-state.ts";

function statesOf(...ys: readonly number[]): string[] {
  let position: ScrollPosition | undefined;
  return ys.map((y) => {
    position = positionAt(y, position);
    return position.state;
  });
}

describe("the scroll state", () => {
  it.each([
    [0, "top"],
    [1, "top"],
    [1.5, "down"],
    [2, "down"],
    [-40, "top"],
  ])("at %d px is %s", (y, state) => {
    expect(positionAt(y).state).toBe(state);
  });

  it("depends on the direction of the last scroll", () => {
    const states = ["top", "down", "up", "up", "down", "top", "top", "down"];
    expect(statesOf(0, 300, 200, 100, 400, 0, 1, 300)).toEqual(states);
  });
});
