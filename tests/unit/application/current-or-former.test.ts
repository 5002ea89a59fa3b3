import { describe, expect, it, vi } from "vitest";
import { currentOrFormer } from "../../../src/application/current-or-former.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { page } from "../domain/hidden-content.ts";
import { contentPage, investorsPage } from "../sample-content.ts";

const investors = investorsPage();
const company = contentPage("company");
const content = Content.everything([page(investors), page(company)]);

/** The page of a type and uid, and how often the content service was asked for a former one. */
async function found(
  former: Page | "withdrawn" | undefined,
  ...types: readonly ("page" | "investors-page")[]
) {
  const findFormer = vi.fn(async () => former);
  const [first = "page", ...others] = types;
  const candidates = [first, ...others].map((type) => ({ type, uid: "investors" }));
  const [one = { type: "page" }, ...more] = candidates;
  const result = await currentOrFormer({ findFormer }, content, one, ...more);
  return { page: result, asked: findFormer.mock.calls };
}

describe("a page of several types", () => {
  it("is that which is there: nobody is asked", async () => {
    expect(await found(company, "page", "investors-page")).toEqual({ page: investors, asked: [] });
  });

  it("is that which was there before, if it is of one of them", async () => {
    expect(await found(company, "page")).toEqual({ page: company, asked: [[content, "/investors"]] });
    expect((await found(contentPage("new"), "page")).page).toEqual(contentPage("new"));
    expect((await found(investors, "page")).page).toBeUndefined();
  });

  it("was of any of them", async () => {
    const findFormer = async () => investors;
    const ofBoth = [
      { type: "page", uid: "gone" },
      { type: "investors-page", uid: "gone" },
    ] as const;
    expect(await currentOrFormer({ findFormer }, content, ...ofBoth)).toBe(investors);
  });

  it("is none if it was withdrawn, or was never there", async () => {
    expect((await found("withdrawn", "page")).page).toBeUndefined();
    expect((await found(undefined, "page")).page).toBeUndefined();
  });

  it("is none without an address, which is asked for nowhere", async () => {
    const findFormer = vi.fn();
    expect(
      await currentOrFormer({ findFormer }, content, { type: "page" }, { type: "page", uid: "search" }),
    ).toBe(
      // The first page of its type.
      company,
    );
    expect(await currentOrFormer({ findFormer }, content, { type: "page", uid: "search" })).toBeUndefined();
    expect(findFormer).not.toHaveBeenCalled();
  });
});
