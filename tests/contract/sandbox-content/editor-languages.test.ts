import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningSandbox, startSandbox } from "./harness.ts";

const languages = [
  { id: "en-au", name: "English - Australia" },
  { id: "de-de", name: "German - Germany" },
] as const;

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ languages });
});
afterEach(() => sandbox.close());

const page = async (path = "") => (await fetch(`${sandbox.url}/editor${path}`)).text();

/** Sends a form of the editor's page. */
function submit(action: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`${sandbox.url}/editor/actions/${action}`, { method: "POST", body, redirect: "manual" });
}

const translate = (id: string, uid: string) =>
  submit("translate", { id, "translation-lang": "de-de", "translation-uid": uid });

const documentOf = (id: string) => sandbox.store.open(id)?.document;

describe("the editor of a repository in several languages", () => {
  it("shows the language of each document, and lists those of one", async () => {
    await translate("page_company", "unternehmen");
    const all = await page();
    expect(all).toMatch(/page_unternehmen_de-de.*?<td>unternehmen<\/td><td>German - Germany<\/td>/s);
    expect(all).toContain("<td>company</td><td>English - Australia</td>");
    const german = await page("?lang=de-de");
    expect(german).toContain("<td>unternehmen</td>");
    expect(german).not.toContain("<td>company</td>");
    expect(german).toContain('<option value="de-de" selected>German - Germany</option>');
    expect(await page("/documents/page_unternehmen_de-de")).toContain("German - Germany, new.");
  });

  it("creates a document in a language, once if its type is a single one", async () => {
    await submit("create", { type: "page", uid: "company", "new-lang": "de-de" });
    expect(documentOf("page_company_de-de")).toMatchObject({ uid: "company", lang: "de-de" });
    const home = { type: "home", "new-lang": "de-de" };
    expect((await submit("create", home)).status).toBe(303);
    const refused = await (await submit("create", home)).text();
    expect(refused).toContain('<p role="alert" id="type-error">There is one home already, home_');
    expect(refused).toContain('<option value="de-de" selected>');
  });

  it("makes a translation: a copy in a language that the document does not have, paired with it", async () => {
    const made = await translate("page_company", "unternehmen");
    expect(made.headers.get("location")).toContain("/editor/documents/page_unternehmen_de-de?");
    expect(documentOf("page_unternehmen_de-de")).toMatchObject({
      type: "page",
      lang: "de-de",
      data: documentOf("page_company")?.data,
      alternate_languages: [{ id: "page_company" }],
    });
    await submit("publish", {});
    const { alternate_languages } = await sandbox.client().getByUID("page", "company");
    expect(alternate_languages).toMatchObject([{ lang: "de-de", uid: "unternehmen" }]);
  });

  it("proposes the UID of the original, and links each of the two to the other", async () => {
    expect(await page("/documents/page_company")).toContain('name="translation-uid" value="company"');
    await translate("page_company", "company");
    const original = await page("/documents/page_company");
    expect(original).toMatch(
      /German - Germany: <a href="[^"]*\/documents\/page_company_de-de" lang="de-de">Company/,
    );
    expect(original).not.toContain("New translation");
    expect(await page("/documents/page_company_de-de")).toMatch(
      /English - Australia: <a href="[^"]*\/documents\/page_company" lang="en-au">Company/,
    );
  });

  it("translates a document of a single type, which has no UID", async () => {
    expect(await page("/documents/home_home")).not.toContain("translation-uid");
    expect((await submit("translate", { id: "home_home", "translation-lang": "de-de" })).status).toBe(303);
    const german = sandbox.store.findByType("home", "de-de");
    expect(german).toMatchObject({ uid: null, alternate_languages: [{ id: "home_home" }] });
  });

  it.each([
    [
      { "translation-lang": "en-au", "translation-uid": "new" },
      "translation-lang",
      "The document is in en-au already, page_company.",
    ],
    [
      { "translation-lang": "fr-fr", "translation-uid": "new" },
      "translation-lang",
      "There is no language fr-fr.",
    ],
    [
      { "translation-lang": "de-de", "translation-uid": "vorstand" },
      "translation-uid",
      "The page page_vorstand_de-de has the UID vorstand already.",
    ],
  ])("says beside the input what is wrong with a translation %o", async (fields, name, text) => {
    await translate("page_board", "vorstand");
    const answer = await submit("translate", { id: "page_company", ...fields });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const shown = await answer.text();
    expect(shown).toContain(`<p role="alert" id="${name}-error">${text}`);
    expect(shown).toContain(`value="${fields["translation-uid"]}"`);
  });

  it("tells the targets of links apart by their languages", async () => {
    await translate("page_company", "unternehmen");
    const shown = await page("/documents/page_board");
    expect(shown).toContain("Company (page, de-de)");
    expect(shown).toContain("Company (page, en-au)");
  });

  it("makes a translation by its API, and keeps a document in its language", async () => {
    const call = (method: string, path: string, body: object) =>
      fetch(`${sandbox.url}/editor/api/documents/${path}`, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const made = await call("POST", "page_company/translations", { lang: "de-de" });
    expect([made.status, await made.json()]).toMatchObject([201, { id: "page_company_de-de" }]);
    const moved = await call("PUT", "page_board", { lang: "de-de", data: {} });
    expect([moved.status, await moved.json()]).toMatchObject([
      409,
      { detail: "A document stays in its language: add a translation." },
    ]);
  });
});

it("the editor of a repository in one language shows nothing of languages", async () => {
  const one = await startSandbox({ languages: [languages[0]] });
  const shown = await Promise.all(
    ["", "/documents/page_company"].map(async (path) => (await fetch(`${one.url}/editor${path}`)).text()),
  );
  await one.close();
  for (const text of shown) {
    expect(text).not.toMatch(
      /New translation|name="(?:new-|translation-)?lang"|<th[^>]*>Language|English - Australia/i,
    );
    expect(text).not.toContain("en-au");
  }
});
