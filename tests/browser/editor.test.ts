import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { editor, revertDrafts } from "./editing.ts";
import { visitOwnSite } from "./site.ts";
import { visit } from "./windows.ts";

const dataOf = async (id: string) => (await editor("GET", `/documents/${id}`)).data;

async function open(id: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  return visit(`/sandbox/editor/documents/${id}`, options);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText("The draft has been saved.").waitFor();
}

visitOwnSite();

afterEach(revertDrafts);

describe("a document that is saved in the editor without changes", () => {
  it("stays the same, for a document of each type", async () => {
    const { documents } = await editor("GET", "/documents");
    const idsByType = new Map<string, string>(
      documents.map(({ id }: { id: string }) => [id.replace(/_.*/, ""), id]),
    );
    const ids = [...idsByType.values()];
    expect(ids.length).toBeGreaterThan(5);
    const before = await Promise.all(ids.map(dataOf));
    // The CSP of the editor's pages blocks requests of scripts.
    const page = await visit("/company");
    // Like a browser that fills in a form, without displaying it.
    const answers = await page.evaluate(async (all) => {
      const sent: string[] = [];
      for (const id of all) {
        const sheet = await (await fetch(`/sandbox/editor/documents/${id}`)).text();
        const html = sheet.replace(/<style.*<\/style>/s, "");
        const form = new DOMParser()
          .parseFromString(html, "text/html")
          .querySelector<HTMLFormElement>("form[data-save]");
        const body = new URLSearchParams();
        for (const [name, value] of new FormData(form ?? undefined))
          body.append(name, String(value).replaceAll("\n", "\r\n"));
        const saved = await fetch("/sandbox/editor/actions/save", {
          method: "POST",
          body,
          redirect: "manual",
        });
        sent.push(saved.type);
      }
      return sent;
    }, ids);
    expect(new Set(answers)).toEqual(new Set(["opaqueredirect"]));
    const after = await Promise.all(ids.map(dataOf));
    expect(after.map((data) => JSON.stringify(data))).toEqual(before.map((data) => JSON.stringify(data)));
  });
});

describe("an editor, without JavaScript", () => {
  const WITHOUT_SCRIPT = { javaScriptEnabled: false };

  it("edits a rich text as markup, and unchanged parts stay", async () => {
    const before = await dataOf("page_assistance");
    const page = await open("page_assistance", WITHOUT_SCRIPT);
    const intro = page.getByLabel("Introduction").first();
    const markup = await intro.inputValue();
    expect(markup).toContain("[1800 975 711](tel:1800975711)");
    await intro.fill(`${markup}\n\nAsk **now**, or [our office](document:contact-page_contact).`);
    await save(page);
    const { intro: after, ...others } = await dataOf("page_assistance");
    expect(after).toEqual([
      ...before.intro,
      {
        type: "paragraph",
        text: "Ask now, or our office.",
        spans: [
          { start: 4, end: 7, type: "strong" },
          {
            start: 12,
            end: 22,
            type: "hyperlink",
            data: expect.objectContaining({ id: "contact-page_contact" }),
          },
        ],
        direction: "ltr",
      },
    ]);
    expect({ ...others, intro: before.intro }).toEqual(before);
  });

  it("adds, moves, changes and removes sections and their entries", async () => {
    const { slices } = await dataOf("page_assistance");
    const page = await open("page_assistance", WITHOUT_SCRIPT);
    await page.getByLabel("New section").selectOption("quote default");
    await page.getByRole("button", { name: "Add to slices" }).click();
    const last = `Section ${slices.length + 1}: quote`;
    await page.getByRole("group", { name: last }).waitFor();
    await page.getByRole("button", { name: `Move up ${last}` }).click();
    await page.getByRole("group", { name: `Section ${slices.length}: quote` }).waitFor();
    const accordion = page.getByRole("group", { name: "Section 2: accordion" });
    await accordion.getByRole("button", { name: "Remove Entries 1" }).click();
    const entries = () =>
      page.getByRole("group", { name: "Section 2: accordion" }).getByRole("group", { name: /^Entries \d+$/ });
    await entries().first().getByLabel("Title").fill("Changed");
    await page.getByRole("button", { name: "Move up Section 2: accordion" }).click();
    await page.getByRole("group", { name: "Section 1: accordion" }).waitFor();

    const after = (await dataOf("page_assistance")).slices;
    const [first, second, ...others] = slices;
    const [, entry, ...rest] = second.primary.entries;
    expect(after.at(-2)).toMatchObject({ slice_type: "quote", variation: "default", primary: {} });
    expect(after[0]).toEqual({
      ...second,
      primary: { ...second.primary, entries: [{ ...entry, title: "Changed" }, ...rest] },
    });
    expect([after[1], ...after.slice(2, -2), after.at(-1)]).toEqual([first, ...others]);
  });
});
