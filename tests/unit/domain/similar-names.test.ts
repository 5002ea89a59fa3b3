import { describe, expect, it } from "vitest";
import { similarNames } from "../../../src/domain/text/similar-names.ts";

describe("similar names", () => {
  const names = ["meetings", "figures", "dividends", "capital", "lists.members.list", "Calendar"];

  it.each([
    ["meeting", "meetings"],
    ["figrues", "figures"],
    ["DIVIDEND", "dividends"],
    ["calender", "Calendar"],
    ["capitäl", "capital"],
  ])("of %s are led by %s", (given, name) => {
    expect(similarNames(given, names)[0]).toBe(name);
  });

  it("are those that contain the given one, however long they are", () => {
    expect(similarNames("members", names)).toEqual(["lists.members.list"]);
    // Too short to say anything.
    expect(similarNames("ist", names)).toEqual([]);
  });

  it("of a short one differ by two letters at most", () => {
    expect(similarNames("ab", ["abcd", "abcde", "a", "xyz"])).toEqual(["a", "abcd"]);
  });

  it("are none if nothing is similar", () => {
    expect(similarNames("announcements", names)).toEqual([]);
    expect(similarNames("anything", [])).toEqual([]);
  });

  it("are at most five, the nearest first, and of equally near ones the first", () => {
    const many = ["abcx", "abc", "abcd", "abcy", "abcz", "abxy", "ab"];
    expect(similarNames("abcd", many)).toEqual(["abcd", "abcx", "abc", "abcy", "abcz"]);
    expect(similarNames("abcd", many, 2)).toEqual(["abcd", "abcx"]);
  });

  it("count an emoji as one letter", () => {
    expect(similarNames("", ["🙂🙂", "🙂🙂🙂"])).toEqual(["🙂🙂"]);
  });
});
