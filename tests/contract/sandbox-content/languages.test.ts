import { describe, expect, it, onTestFinished } from "vitest";
import type { DocumentInput } from "../../../sandbox/content/document.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { languagesFor } from "../../../sandbox/content/store-options.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

const page = (uid: string, lang: string, ...pairs: readonly string[]): DocumentInput => ({
  id: `${uid}-${lang}`,
  uid,
  type: "page",
  lang,
  alternate_languages: pairs.map((id) => ({ id })),
  data: { title: uid },
});
const german = (uid: string, ...pairs: readonly string[]) => page(uid, "de-de", ...pairs);

let sandbox: RunningSandbox;

/** Publishes documents in a sandbox with the fixtures, in English, German and French. */
async function published(...documents: readonly DocumentInput[]): Promise<void> {
  const languages = [language("en-au"), language("de-de"), language("fr-fr")] as const;
  sandbox = await startSandbox({ languages });
  onTestFinished(sandbox.close);
  publish(...documents);
}

const language = (id: string) => ({ id, name: id });

function publish(...documents: readonly DocumentInput[]): void {
  for (const document of documents) sandbox.store.saveDraft(document);
  sandbox.store.publish();
}

/** The ids of the translations that an answer names. */
async function translations(id: string, ref?: string): Promise<string[]> {
  const document = await sandbox.client({ ...(ref !== undefined && { ref }) }).getByID(id, { lang: "*" });
  return document.alternate_languages.map((other) => other.id);
}

describe("the languages of a repository", () => {
  const languagesOf = (...documents: readonly DocumentInput[]) =>
    createSandboxStore(documents).languages.map(({ id }) => id);

  it("are those of its documents, that of most documents first", () => {
    expect(languagesOf(page("a", "en-au"), german("b"), german("c"))).toEqual(["de-de", "en-au"]);
  });

  it("are all those of a site in several, its default first, also if nothing is in them yet", () => {
    const idsFor = (...locales: readonly string[]) =>
      languagesFor(locales, [page("a", "en-au"), page("b", "en-au"), german("c")]).map(({ id }) => id);
    expect(idsFor("de-DE", "fr-CH")).toEqual(["de-de", "fr-ch", "en-au"]);
    expect(idsFor("de-DE")).toEqual(["en-au", "de-de"]);
  });

  it("begin with the brand's, if there are as many documents in several", () => {
    expect(languagesOf(german("a"), page("b", "fr-fr"), page("c", "en-au"))).toEqual([
      "en-au",
      "de-de",
      "fr-fr",
    ]);
  });

  it("are the brand's, if there are no documents", () => {
    expect(languagesOf()).toEqual(["en-au"]);
  });

  it("are in its description, with their names and the master language", async () => {
    await published();
    const { languages } = await sandbox.client().getRepository();
    expect(languages.map(({ id, is_master }) => [id, is_master])).toEqual([
      ["en-au", true],
      ["de-de", false],
      ["fr-fr", false],
    ]);
    const named = createSandboxStore([page("a", "en-au"), german("b")]).languages.map(({ name }) => name);
    expect(named).toEqual(["English - Australia", "German - Germany"]);
  });
});

describe("a query", () => {
  const uids = async (lang?: string) =>
    (await sandbox.client().getAllByType("page", { ...(lang !== undefined && { lang }) })).map(
      ({ uid }) => uid,
    );

  it("finds documents in the master language, in the one that it names, or in all", async () => {
    await published(german("unternehmen"));
    expect((await uids()).sort()).toEqual(["board", "company", "leadership"]);
    expect(await uids("de-de")).toEqual(["unternehmen"]);
    expect((await uids("*")).sort()).toEqual(["board", "company", "leadership", "unternehmen"]);
  });

  it("finds documents of one UID in two languages", async () => {
    await published(german("company", "page_company"));
    const found = await sandbox.client().getByUID("page", "company", { lang: "de-de" });
    expect(found.id).toBe("company-de-de");
    expect((await sandbox.client().getByUID("page", "company")).id).toBe("page_company");
  });

  it("gives the language of the target of each link", async () => {
    const target = { link_type: "Document", id: "company-de-de", type: "page", lang: "en-au" };
    await published(german("company"), {
      ...german("board"),
      data: { title: "Vorstand", parent: target },
    });
    const { data } = await sandbox.client().getByUID("page", "board", { lang: "de-de" });
    expect(data.parent).toMatchObject({ id: "company-de-de", lang: "de-de", isBroken: false });
  });
});

it("two documents of a type have the same UID only in two languages", () => {
  expect(() => createSandboxStore([page("a", "en-au"), german("a")])).not.toThrow();
  expect(() => createSandboxStore([page("a", "en-au"), { ...german("a"), lang: "en-au" }])).toThrow(
    "two documents have the same type, UID and language: page a in en-au",
  );
});

describe("the translations of a document", () => {
  it("are in answers with id, type, language and UID", async () => {
    await published(german("unternehmen", "page_company"));
    const { alternate_languages } = await sandbox.client().getByID("page_company");
    expect(alternate_languages).toEqual([
      { id: "unternehmen-de-de", type: "page", lang: "de-de", uid: "unternehmen" },
    ]);
  });

  it("have no UID if their type has none", async () => {
    await published({
      id: "start",
      type: "home",
      lang: "de-de",
      alternate_languages: [{ id: "home_home" }],
      data: {},
    });
    const { alternate_languages } = await sandbox.client().getByID("home_home");
    expect(alternate_languages).toEqual([{ id: "start", type: "home", lang: "de-de" }]);
  });

  it("name it too, whichever of the two names the other", async () => {
    await published(german("unternehmen", "page_company"));
    expect(await translations("unternehmen-de-de")).toEqual(["page_company"]);
    expect(await translations("page_company")).toEqual(["unternehmen-de-de"]);
  });

  it("are groups of three, if both name the third", async () => {
    await published(german("unternehmen", "page_company"), page("entreprise", "fr-fr", "page_company"));
    expect(await translations("page_company")).toEqual(["unternehmen-de-de", "entreprise-fr-fr"]);
    expect(await translations("unternehmen-de-de")).toEqual(["page_company", "entreprise-fr-fr"]);
    expect(await translations("entreprise-fr-fr")).toEqual(["unternehmen-de-de", "page_company"]);
  });

  it("are only those that are visible at the ref", async () => {
    await published();
    sandbox.store.saveDraft(german("unternehmen", "page_company"));
    expect(await translations("page_company")).toEqual([]);
    const { token } = sandbox.store.createPreview();
    expect(await translations("page_company", token)).toEqual(["unternehmen-de-de"]);
  });

  it("stay when a change does not name them, and when the one that all name is deleted", async () => {
    await published(german("unternehmen", "page_company"), page("entreprise", "fr-fr", "page_company"));
    publish(german("unternehmen"));
    expect(await translations("unternehmen-de-de")).toEqual(["page_company", "entreprise-fr-fr"]);
    sandbox.store.deleteDraft("page_company");
    publish();
    expect(await translations("unternehmen-de-de")).toEqual(["entreprise-fr-fr"]);
    expect(await translations("entreprise-fr-fr")).toEqual(["unternehmen-de-de"]);
  });
});

describe("the migration API", () => {
  const add = async (document: object) => {
    const response = await fetch(`${sandbox.url}/migration-api/documents`, {
      method: "POST",
      headers: {
        authorization: "Bearer any",
        repository: "larkfield",
        "content-type": "application/json",
      },
      body: JSON.stringify({ title: "New", data: {}, ...document }),
    });
    const body: { id: string; message?: string } = JSON.parse(await response.text());
    return { status: response.status, ...body };
  };

  it("adds a translation of a published document, and of one in its release", async () => {
    await published();
    const unternehmen = { type: "page", uid: "unternehmen", lang: "de-de" };
    const first = await add({ ...unternehmen, alternate_language_id: "page_company" });
    const entreprise = { type: "page", uid: "entreprise", lang: "fr-fr" };
    const second = await add({ ...entreprise, alternate_language_id: first.id });
    sandbox.store.publishRelease(sandbox.store.releases[0]);
    expect(await translations("page_company")).toEqual([first.id, second.id]);
  });

  it.each([
    ["of no document", { alternate_language_id: "none" }, "unknown alternate document 'none'"],
    [
      "of a document of another type",
      { alternate_language_id: "home_home" },
      "The alternate document is of another type: home",
    ],
    [
      "in a language that the document has",
      { alternate_language_id: "page_board" },
      "The alternate document has a translation in this language: de-de",
    ],
    ["with a UID of its language", { uid: "vorstand" }, "A document with this UID already exists: vorstand"],
  ])("rejects a translation %s", async (_, more, message) => {
    await published(german("vorstand", "page_board"));
    const refused = await add({ type: "page", uid: "neu", lang: "de-de", ...more });
    expect(refused).toMatchObject({ status: 400, message });
  });

  it("adds one document of a single type in each language", async () => {
    await published();
    const start = { type: "home", lang: "de-de", alternate_language_id: "home_home" };
    expect(await add(start)).toMatchObject({ status: 201 });
    const { alternate_language_id: _, ...another } = start;
    expect(await add(another)).toMatchObject({
      status: 400,
      message: "A document of this single type already exists in de-de: home",
    });
  });
});
