import { describe, expect, it } from "vitest";
import { refusal, START } from "../../../unit/marketing-api/fake-account.ts";
import { BAD_REQUEST, NOT_FOUND, type Open, testLifecycle, withReaders } from "./account.ts";

const TITLE_HTML = '<h1 mc:edit="title">Title</h1>';

export function designContract(open: Open): void {
  describe("templates", () => {
    it("are created, listed, read, updated and deleted", async () => {
      const { templates } = (await open()).api;
      await testLifecycle({
        create: () => templates.create({ body: { name: "Plain", html: TITLE_HTML } }),
        idOf: ({ id }) => id,
        list: async () => (await templates.list()).templates,
        get: (template_id) => templates.get({ template_id }),
        update: (template_id) =>
          templates.update({ template_id, body: { name: "Plainer", html: TITLE_HTML } }),
        changed: { name: "Plainer" },
        remove: (template_id) => templates.delete({ template_id }),
      });
    });

    it("have sections with their default content", async () => {
      const { templates } = (await open()).api;
      const { id: template_id } = await templates.create({ body: { name: "Plain", html: TITLE_HTML } });
      expect(await templates.defaultContent.get({ template_id })).toEqual({ sections: { title: "Title" } });
    });

    it("have folders that are created, listed, read, updated and deleted", async () => {
      const { templateFolders } = (await open()).api;
      await testLifecycle({
        create: () => templateFolders.create({ body: { name: "Results" } }),
        idOf: ({ id }) => id,
        list: async () => (await templateFolders.list()).folders,
        get: (folder_id) => templateFolders.get({ folder_id }),
        update: (folder_id) => templateFolders.update({ folder_id, body: { name: "Reports" } }),
        changed: { name: "Reports" },
        remove: (folder_id) => templateFolders.delete({ folder_id }),
      });
    });
  });

  describe("files", () => {
    it("are created, listed, read, updated and deleted", async () => {
      const { files } = (await open()).api.fileManager;
      const file_data = Buffer.from("Revenue rose.").toString("base64");
      await testLifecycle({
        create: () => files.create({ body: { name: "results.txt", file_data } }),
        idOf: ({ id }) => id,
        list: async () => (await files.list()).files,
        get: (file_id) => files.get({ file_id }),
        update: (file_id) => files.update({ file_id, body: { name: "report.txt" } }),
        changed: { name: "report.txt", size: 13 },
        remove: (file_id) => files.delete({ file_id }),
      });
    });

    it("of 5 MB are uploaded completely", async () => {
      const { files } = (await open()).api.fileManager;
      const size = 5 * 1024 * 1024;
      const file_data = Buffer.alloc(size, "Revenue rose. ").toString("base64");
      expect(await files.create({ body: { name: "results.txt", file_data } })).toMatchObject({ size });
    });

    it("have folders that are created, listed, read, updated and deleted", async () => {
      const { folders } = (await open()).api.fileManager;
      await testLifecycle({
        create: () => folders.create({ body: { name: "Images" } }),
        idOf: ({ id }) => id,
        list: async () => (await folders.list()).folders,
        get: (folder_id) => folders.get({ folder_id }),
        update: (folder_id) => folders.update({ folder_id, body: { name: "Photographs" } }),
        changed: { name: "Photographs" },
        remove: (folder_id) => folders.delete({ folder_id }),
      });
    });
  });

  it("the files of a folder are listed", async () => {
    const { files, folders } = (await open()).api.fileManager;
    const { id: folder_id } = await folders.create({ body: { name: "Images" } });
    const file_data = Buffer.from("Revenue rose.").toString("base64");
    await files.create({ body: { name: "elsewhere.txt", file_data } });
    const file = await files.create({ body: { name: "results.txt", file_data, folder_id } });
    expect(await folders.files.list({ folder_id })).toMatchObject({ files: [file], total_items: 1 });
    expect(await refusal(folders.files.list({ folder_id: 999 }))).toMatchObject(NOT_FOUND);
  });

  describe("landing pages", () => {
    it("are created, listed, read, updated and deleted", async () => {
      const { api, list_id } = await withReaders(open);
      const { landingPages } = api;
      await testLifecycle({
        create: () => landingPages.create({ body: { name: "Join us", list_id } }),
        idOf: ({ id }) => id,
        list: async () => (await landingPages.list()).landing_pages,
        get: (page_id) => landingPages.get({ page_id }),
        update: (page_id) => landingPages.update({ page_id, body: { title: "Results by e-mail" } }),
        changed: { title: "Results by e-mail", name: "Join us" },
        remove: (page_id) => landingPages.delete({ page_id }),
      });
    });

    it("are published, reported on and unpublished", async () => {
      const { landingPages, reporting } = (await withReaders(open)).api;
      const body = { name: "Join us", title: "Results & reports" };
      const { id: page_id, status } = await landingPages.create({ use_default_list: true, body });
      expect(status).toBe("draft");
      const outreach_id = page_id;
      expect(await refusal(landingPages.unpublish({ page_id }))).toMatchObject(BAD_REQUEST);
      expect(await refusal(reporting.landingPages.get({ outreach_id }))).toMatchObject(NOT_FOUND);
      expect(await landingPages.publish({ page_id })).toBeUndefined();
      expect(await landingPages.get({ page_id })).toMatchObject({ published_at: START });
      const report = await reporting.landingPages.get({ outreach_id });
      expect(report).toMatchObject({ status: "published", visits: 0 });
      expect((await reporting.landingPages.list()).landing_pages).toEqual([report]);
      expect((await landingPages.content.get({ page_id })).html).toContain("Results &amp; reports");
      expect(await landingPages.unpublish({ page_id })).toBeUndefined();
      expect(await landingPages.get({ page_id })).toMatchObject({ status: "unpublished" });
    });
  });
}
