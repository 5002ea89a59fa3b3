import { describe, expect, it } from "vitest";
import { readOptions } from "./read-document.ts";

describe("the menus", () => {
  const menuOf = (...groups: unknown[]) => {
    const { options, warnings } = readOptions({ slices4: groups });
    return { groups: options.menus.primary, warnings };
  };

  const group = (items: unknown, primary = {}) => ({
    slice_type: "menu_group",
    variation: "default",
    primary: { title: "Careers", ...primary },
    items,
  });
  const jobs = { title: "Jobs", link: "https://jobs.example/larkfield" };

  it.each([
    ["links", group([jobs])],
    ["secondary links", group([], { secondaryLinks: [jobs] })],
  ])("contain %s with an external address as plain text", (_, written) => {
    const entries = [{ title: "Jobs", link: { kind: "web", href: jobs.link }, newTab: true }];
    expect(menuOf(written)).toMatchObject({ groups: [{ title: "Careers", entries }], warnings: [] });
  });

  it("leave out an entry whose address would run a script, and report it", () => {
    const [bad, empty] = ["javascript:alert(1)", ""].map((link) => ({ title: "Bad", link }));
    const { groups, warnings } = menuOf(group([bad, empty, jobs]));
    expect(groups).toMatchObject([{ entries: [{ title: "Jobs" }] }]);
    expect(warnings).toHaveLength(2);
  });

  it("contain an address that cannot be decoded as it was typed, and the others", () => {
    const child = { isChildPage: true, parentPageUid: "company" };
    const links = ["/growth-of-100%", "/board"].map((link) => ({ title: "Growth", link, ...child }));
    const { groups } = menuOf(group(links));
    expect(groups[0]?.entries.map(({ link }) => link.href)).toEqual(["/growth-of-100%", "/company/board"]);
  });

  it("leave out a group whose links are all broken", () => {
    const broken = { link_type: "Document", id: "p", type: "page", uid: "gone", isBroken: true };
    expect(menuOf(group([{ title: "Gone", link: broken }]), group([])).groups).toEqual([]);
  });

  it("leave out a group without entries, and report it, as one without a name; the others keep their numbers", () => {
    const { groups, warnings } = menuOf(group([]), group([jobs], { title: null }));
    expect(groups).toMatchObject([{ title: "", partNumber: 2 }]);
    expect(warnings).toMatchObject([
      { field: "data.slices4[0]", problem: "has no entries: the group is not shown" },
      { field: "data.slices4[1].primary.title", problem: "is empty: the group has no name" },
    ]);
  });
});
