import { createTar } from "nanotar";
import { describe, expect, it } from "vitest";
import { refusal, START, wrongFields } from "./fake-account.ts";
import { accountWithReaders, HTML, SETTINGS } from "./fake-campaign.ts";

describe("a campaign", () => {
  it("is a draft with the service's defaults at first", async () => {
    const { api, list_id, draft } = await accountWithReaders();
    const campaign_id = await draft();
    expect(await api.campaigns.get({ campaign_id })).toMatchObject({
      type: "regular",
      status: "save",
      create_time: START,
      emails_sent: 0,
      recipients: { list_id, list_name: "Investor news", recipient_count: 3 },
      settings: { ...SETTINGS, preview_text: "", authenticate: true, folder_id: "" },
      tracking: { opens: true, html_clicks: true, text_clicks: false },
    });
  });

  it("is rejected for an unknown list, segment, folder or template", async () => {
    const { api, list_id } = await accountWithReaders();
    const create = (body: object) =>
      wrongFields(api.campaigns.create({ body: { type: "regular", ...body } }));
    expect(Object.keys(await create({ recipients: { list_id: "nowhere" } }))).toEqual(["recipients.list_id"]);
    expect(
      Object.keys(await create({ recipients: { list_id, segment_opts: { saved_segment_id: 99 } } })),
    ).toEqual(["recipients.segment_opts.saved_segment_id"]);
    expect(Object.keys(await create({ settings: { folder_id: "none" } }))).toEqual(["settings.folder_id"]);
    expect(Object.keys(await create({ settings: { template_id: 99 } }))).toEqual(["template.id"]);
  });

  it("is rejected without the settings that its type requires", async () => {
    const { api } = await accountWithReaders();
    expect(await wrongFields(api.campaigns.create({ body: { type: "rss" } }))).toHaveProperty("rss_opts");
    expect(await wrongFields(api.campaigns.create({ body: { type: "variate" } }))).toHaveProperty(
      "variate_settings",
    );
  });

  it("of type variate has a combination for every variation", async () => {
    const { api, draft } = await accountWithReaders();
    const variate_settings = {
      winner_criteria: "opens" as const,
      subject_lines: ["Results", "Our results"],
      from_names: ["Larkfield", "Larkfield Group"],
    };
    const campaign_id = await draft({ type: "variate", variate_settings });
    const { variate_settings: shown } = await api.campaigns.get({ campaign_id });
    expect(shown?.combinations?.map(({ subject_line, from_name }) => [subject_line, from_name])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it("is not deleted while it is being sent", async () => {
    const { api, ready } = await accountWithReaders();
    const campaign_id = await ready();
    await api.campaigns.send({ campaign_id });
    expect(await refusal(api.campaigns.delete({ campaign_id }))).toMatchObject({ title: "Bad Request" });
    await api.campaigns.get({ campaign_id });
    await api.campaigns.get({ campaign_id });
    await api.campaigns.delete({ campaign_id });
    expect(await refusal(api.campaigns.get({ campaign_id }))).toMatchObject({ title: "Resource Not Found" });
  });

  it("is filtered by type, status, list, folder, recipient and time", async () => {
    const { api, respondTo, draft, sent, passHours } = await accountWithReaders();
    const { id: folder_id } = await api.campaignFolders.create({ body: { name: "Results" } });
    const filed = await draft({ settings: { ...SETTINGS, folder_id } });
    passHours(1);
    const gone = await sent();
    const found = async (query: object) => (await api.campaigns.list(query)).campaigns.map(({ id }) => id);
    expect(await found({ status: "sent" })).toEqual([gone]);
    expect(await found({ folder_id })).toEqual([filed]);
    expect(await found({ type: "plaintext" })).toEqual([]);
    expect(await found({ since_create_time: "2026-11-21T08:30:00+00:00" })).toEqual([gone]);
    expect(await found({ before_send_time: "2026-11-21T10:00:00+00:00" })).toEqual([gone]);
    expect(await found({ sort_field: "create_time", sort_dir: "DESC" })).toEqual([gone, filed]);
    const lost = respondTo({ method: "GET", path: "/campaigns", query: { status: "lost" } });
    expect(lost).toMatchObject({ status: 400, data: { errors: [{ field: "status" }] } });
  });
});

describe("the content of a campaign", () => {
  it("is HTML, with a given or a derived plain text", async () => {
    const { api, draft } = await accountWithReaders();
    const campaign_id = await draft();
    const made = await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
    expect(made.plain_text).toContain("Results (https://larkfield.example/results)");
    const body = { html: HTML, plain_text: "Revenue rose." };
    await api.campaigns.content.set({ campaign_id, body });
    expect(await api.campaigns.content.get({ campaign_id })).toMatchObject({
      html: HTML,
      plain_text: "Revenue rose.",
      archive_html: HTML,
    });
  });

  it("is a template with its sections filled", async () => {
    const { api, draft } = await accountWithReaders();
    const html = '<h1 mc:edit="title">Title</h1><div mc:edit="body"><p>Text</p></div>';
    const { id } = await api.templates.create({ body: { name: "Plain", html } });
    const campaign_id = await draft();
    const template = { id, sections: { title: "Costs: $& and $1" } };
    await api.campaigns.content.set({ campaign_id, body: { template } });
    expect((await api.campaigns.content.get({ campaign_id })).html).toBe(
      '<h1 mc:edit="title">Costs: $& and $1</h1><div mc:edit="body"><p>Text</p></div>',
    );
    expect((await api.campaigns.get({ campaign_id })).content_type).toBe("template");
  });

  it("is the page of an uploaded archive, which has to be a valid tar", async () => {
    const { api, draft } = await accountWithReaders();
    const campaign_id = await draft();
    const tar = Buffer.from(createTar([{ name: "index.html", data: HTML }])).toString("base64");
    const upload = (archive_content: string, archive_type: "tar" | "tgz") =>
      api.campaigns.content.set({ campaign_id, body: { archive: { archive_content, archive_type } } });
    expect((await upload(tar, "tar")).html).toBe(HTML);
    expect(await wrongFields(upload(tar, "tgz"))).toHaveProperty(["archive.archive_content"]);
  });
});

describe("a campaign created from another", () => {
  it("is resent to new subscribers, if there are any", async () => {
    const { api, sent, subscribe } = await accountWithReaders();
    const campaign_id = await sent();
    const resend = () =>
      api.campaigns.createResend({ campaign_id, body: { shortcut_type: "to_new_subscribers" } });
    expect(await refusal(resend())).toMatchObject({ title: "Bad Request" });
    await subscribe("dora");
    const again = await resend();
    expect(again).toMatchObject({ parent_campaign_id: campaign_id, status: "save" });
    await api.campaigns.send({ campaign_id: again.id });
    const { sent_to } = await api.reports.sentTo.list({ campaign_id: again.id });
    expect(sent_to.map(({ email_address }) => email_address)).toEqual(["dora@larkfield.example"]);
    const { reports } = await api.reports.subReports.list({ campaign_id });
    expect(reports.map(({ id }) => id)).toEqual([again.id]);
  });
});

describe("a campaign folder", () => {
  it("counts its campaigns, and does not delete them when it is deleted", async () => {
    const { api, draft } = await accountWithReaders();
    const { id: folder_id } = await api.campaignFolders.create({ body: { name: "Results" } });
    const campaign_id = await draft({ settings: { ...SETTINGS, folder_id } });
    expect((await api.campaignFolders.get({ folder_id })).count).toBe(1);
    await api.campaignFolders.delete({ folder_id });
    expect((await api.campaigns.get({ campaign_id })).settings.folder_id).toBe("");
  });
});
