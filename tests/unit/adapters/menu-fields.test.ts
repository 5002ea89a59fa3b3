import { describe, expect, it } from "vitest";
import { readSiteOptions } from "../../../src/adapters/prismic/site-options-fields.ts";
import { recordingLog } from "./recording-log.ts";

describe("the menus", () => {
  /** The groups of the header's menu, and the reported problems. */
  function menuOf(...groups: unknown[]) {
    const log = recordingLog();
    const options = readSiteOptions(
      { id: "options", type: "site-options", uid: null, data: { slices4: groups } },
      log,
    );
    return { groups: options.menus.primary, warnings: log.warnings };
  }

  const group = (items: unknown, primary = {}) => ({
    slice_type: "menu_group",
    variation: "default",
    primary: { title: "Careers", ...primary },
    items,
  });
  const broken = { link_type: "Document", id: "p", type: "page", uid: "gone", isBroken: true };

  it("contain entries with an external address as plain text", () => {
    const { groups, warnings } = menuOf(group([{ title: "Jobs", link: "https://jobs.example/larkfield" }]));
    expect(groups).toEqual([
      {
        title: "Careers",
        entries: [
          { title: "Jobs", link: { kind: "web", href: "https://jobs.example/larkfield" }, newTab: true },
        ],
      },
    ]);
    expect(warnings).toEqual([]);
  });

  it("leave out an entry whose address would run a script, and report it", () => {
    const { groups, warnings } = menuOf(
      group([
        { title: "Bad", link: "javascript:alert(1)" },
        { title: "Empty", link: "" },
        { title: "Jobs", link: "https://jobs.example" },
      ]),
    );
    expect(groups.map(({ entries }) => entries.map(({ title }) => title))).toEqual([["Jobs"]]);
    expect(warnings).toHaveLength(2);
  });

  it("contain the secondary links of a group", () => {
    const secondaryLinks = [{ title: "Jobs", link: "https://jobs.example" }];
    expect(menuOf(group([], { secondaryLinks })).groups).toMatchObject([
      { title: "Careers", entries: [{ title: "Jobs" }] },
    ]);
  });

  it("contain an address that cannot be decoded as it was typed, and the others", () => {
    const child = { isChildPage: true, parentPageUid: "company" };
    const { groups } = menuOf(
      group([
        { title: "Growth", link: "/growth-of-100%", ...child },
        { title: "Board", link: "/board", ...child },
      ]),
    );
    expect(groups[0]?.entries.map(({ link }) => link.href)).toEqual(["/growth-of-100%", "/company/board"]);
  });

  it("leave out a group whose links are all broken", () => {
    expect(menuOf(group([{ title: "Gone", link: broken }]), group([])).groups).toEqual([]);
  });
});
