import { expect, it } from "vitest";
import { refusal, START } from "../../../unit/marketing-api/fake-account.ts";
import { BAD_REQUEST, NOT_FOUND, type Open, withReaders } from "./account.ts";

const TITLE_HTML = '<h1 mc:edit="title">Title</h1>';

export function designContract(open: Open): void {
  it("templates have sections with their default content", async () => {
    const { templates } = (await open()).api;
    const { id: template_id } = await templates.create({ body: { name: "Plain", html: TITLE_HTML } });
    expect(await templates.defaultContent.get({ template_id })).toEqual({ sections: { title: "Title" } });
  });

  it("files of 5 MB are uploaded completely", async () => {
    const { files } = (await open()).api.fileManager;
    const size = 5 * 1024 * 1024;
    const file_data = Buffer.alloc(size, "Revenue rose. ").toString("base64");
    expect(await files.create({ body: { name: "results.txt", file_data } })).toMatchObject({ size });
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

  it("landing pages are published, reported on and unpublished", async () => {
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
}
