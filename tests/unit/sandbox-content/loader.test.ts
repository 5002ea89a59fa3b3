import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-content-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content: unknown): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
}

describe("a content folder", () => {
  it("contains documents and models; other files are ignored", async () => {
    await write("documents/page/a.json", { id: "page_a", type: "page", uid: "a", data: { title: "A" } });
    await write("documents/page/notes.txt", "not a document");
    await write("customtypes/page/index.json", { id: "page", json: { Main: { title: { type: "Text" } } } });
    await write("slices/Hero/model.json", { id: "hero", type: "SharedSlice", variations: [] });
    await write("slices/Empty/readme.txt", "not a model");
    const { documents, models } = loadContent(folder, folder);
    expect(documents).toMatchObject([{ id: "page_a", uid: "a", lang: brand.locale.toLowerCase(), tags: [] }]);
    expect(models.map(({ id }) => id)).toEqual(["page", "hero"]);
    const store = createSandboxStore(documents, { models });
    expect([store.models.customTypes.size, store.models.slices.size]).toEqual([1, 1]);
  });

  it("may be empty", () => {
    expect(loadContent(folder, folder)).toEqual({ documents: [], models: [], announcements: [] });
  });

  it.each([
    ["what is not JSON", "{", "is not JSON"],
    [
      "what is no document",
      { id: "page_a", type: "page" },
      "is not a document: data: data must be an object",
    ],
  ])("with %s is rejected with the file's name", async (_, content, message) => {
    await write("documents/page/a.json", content);
    expect(() => loadContent(folder, folder)).toThrow(`${join(folder, "documents/page/a.json")} ${message}`);
  });

  it("with two documents of the same id is rejected", () => {
    const twice = { id: "page_a", type: "page", data: {} };
    expect(() => createSandboxStore([twice, twice])).toThrow("two documents have the same id");
  });
});
