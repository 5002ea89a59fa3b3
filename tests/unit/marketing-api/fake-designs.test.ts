import { describe, expect, it } from "vitest";
import { account, accountWithList, refusal, START, wrongFields } from "./fake-account.ts";

const HTML = '<h1 mc:edit="title"> Title </h1><p mc:edit="text">Text</p>';

/** A PNG of one pixel: only its header is read. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("a template", () => {
  it("is filtered by folder, type and name", async () => {
    const { api } = account();
    const { id: folder_id } = await api.templateFolders.create({ body: { name: "News" } });
    for (const name of ["beta", "alpha"])
      await api.templates.create({ body: { name, html: HTML, folder_id } });
    await api.templates.create({ body: { name: "gamma", html: HTML } });
    const { templates } = await api.templates.list({ folder_id, sort_field: "name" });
    expect(templates.map(({ name }) => name)).toEqual(["alpha", "beta"]);
    expect((await api.templateFolders.get({ folder_id })).count).toBe(2);
    expect((await api.templates.list({ content_type: "multichannel" })).total_items).toBe(0);
    await api.templateFolders.delete({ folder_id });
    expect((await api.templates.list({ folder_id })).total_items).toBe(0);
    expect((await api.templates.list()).total_items).toBe(3);
  });
});

describe("a file", () => {
  it("has a size and a type, and an image has width and height", async () => {
    const { api } = account();
    expect(await api.fileManager.files.create({ body: { name: "dot.png", file_data: PIXEL } })).toMatchObject(
      {
        type: "image",
        size: 70,
        width: 1,
        height: 1,
        folder_id: 0,
      },
    );
    const file_data = Buffer.from("Larkfield").toString("base64");
    const text = await api.fileManager.files.create({ body: { name: "note.txt", file_data } });
    expect(text).toMatchObject({ type: "file", size: 9, width: 0 });
    expect(await api.fileManager.files.list({ sort_field: "size" })).toMatchObject({
      files: [{ name: "note.txt" }, { name: "dot.png" }],
      total_file_size: 79,
    });
    expect((await api.fileManager.files.list({ type: "image" })).total_items).toBe(1);
  });

  it("has to be base64, in an existing folder", async () => {
    const { api } = account();
    const create = (file_data: string, folder_id = 0) =>
      wrongFields(api.fileManager.files.create({ body: { name: "dot.png", file_data, folder_id } }));
    expect(await create("<svg/>")).toHaveProperty("file_data");
    expect(await create("PA==PA==")).toHaveProperty("file_data");
    expect(await create(PIXEL, 99)).toHaveProperty("folder_id");
  });
});

describe("a landing page", () => {
  it("needs a title to be published", async () => {
    const { api, list_id } = await accountWithList();
    const { id: page_id } = await api.landingPages.create({ body: { list_id } });
    expect(await refusal(api.landingPages.publish({ page_id }))).toMatchObject({ title: "Bad Request" });
    await api.landingPages.update({ page_id, body: { title: "Fish & <chips>" } });
    await api.landingPages.publish({ page_id });
    const { html } = await api.landingPages.content.get({ page_id });
    expect(html).toContain("<h1>Fish &amp; &lt;chips></h1>");
  });

  it("needs a list, or the default one", async () => {
    const { api, list_id } = await accountWithList();
    expect(await wrongFields(api.landingPages.create({ body: {} }))).toHaveProperty("list_id");
    const nowhere = api.landingPages.create({ body: { list_id: "nowhere" } });
    expect(await wrongFields(nowhere)).toHaveProperty("list_id");
    const page = await api.landingPages.create({ use_default_list: true, body: {} });
    expect(page.list_id).toBe(list_id);
    expect((await api.landingPages.list({ count: 0 })).total_items).toBe(1);
  });
});

describe("the report of a landing page", () => {
  it("counts visits, visitors and subscriptions by day after the page was published", async () => {
    const { api, list_id, snapshot, restore } = await accountWithList();
    const { id: outreach_id } = await api.landingPages.create({ body: { title: "Join us", list_id } });
    expect(await refusal(api.reporting.landingPages.get({ outreach_id }))).toMatchObject({ status: 404 });
    await api.landingPages.publish({ page_id: outreach_id });
    const visit = (kind: "visit" | "subscribe", visitor: string, at: string) => ({
      page_id: outreach_id,
      kind,
      visitor,
      at,
    });
    restore({
      ...snapshot(),
      pageVisits: [
        visit("visit", "a", START),
        visit("visit", "a", START),
        visit("visit", "b", "2026-11-22T10:00:00+00:00"),
        visit("subscribe", "b", "2026-11-22T10:00:00+00:00"),
      ],
    });
    expect(await api.reporting.landingPages.get({ outreach_id })).toMatchObject({
      visits: 3,
      unique_visits: 2,
      subscribes: 1,
      conversion_rate: 0.5,
      timeseries: {
        daily_stats: {
          visits: [
            { date: "2026-11-21", val: 2 },
            { date: "2026-11-22", val: 1 },
          ],
          unique_visits: [{ val: 1 }, { val: 1 }],
        },
      },
    });
    expect((await api.reporting.landingPages.list()).total_items).toBe(1);
  });
});
