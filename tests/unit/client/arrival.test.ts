import { describe, expect, it } from "vitest";
import { arrivalAt, type Place } from "../../../client/shell/arrival.ts";

const place = (address: string): Place => {
  const { pathname, search, hash } = new URL(address, "https://x.example");
  return { key: address, pathname, search, hash };
};

describe("who goes from a place to another", () => {
  it.each([
    ["/company", "/news", false, "page"],
    ["/company", "/news", true, "page"],
    ["/company", "/news#latest", false, "page"],
    ["/news", "/news?year=2025", false, "choice"],
    ["/news?year=2025&page=2", "/news?year=2024", false, "choice"],
    ["/news?year=2025", "/news", true, "choice"],
    ["/news", "/news?page=2", false, "more"],
    ["/news?year=2025&page=2", "/news?year=2025&page=3", false, "more"],
    ["/news?page=2", "/news", true, "more"],
    ["/news", "/news", false, "same"],
    ["/news", "/news#latest", false, undefined],
    ["/news#latest", "/news", true, undefined],
  ])("%s → %s (back: %s) comes to: %s", (from, to, isWayBack, arrival) => {
    expect(arrivalAt(place(to), place(from), isWayBack)).toBe(arrival);
  });
});
