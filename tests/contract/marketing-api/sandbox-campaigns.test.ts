import { describe, expect, it } from "vitest";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { addCampaign, SETTINGS } from "../../unit/marketing-api/fake-account.ts";
import { createList } from "../../unit/newsletter-audience.ts";
import { startSandbox } from "./sandbox.ts";

async function sandbox() {
  const { api, perform } = createInMemoryMarketingApi();
  const { origin } = await startSandbox({ perform });
  const list_id = await createList(api);
  const open = async (path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { api, list_id, open };
}

describe("the sandbox's page of campaigns", () => {
  it("says that there are no campaigns, and responds with 404 for an unknown one", async () => {
    const { open } = await sandbox();
    expect((await open("/campaigns")).text).toContain("There are no campaigns yet.");
    expect((await open("/campaigns/none")).status).toBe(404);
  });

  it("lists campaigns with their recipients, and shows each as they would receive it", async () => {
    const { api, list_id, open } = await sandbox();
    const member = { email_address: "a@larkfield.example", status: "subscribed" } as const;
    await api.lists.members.create({ list_id, body: member });
    const settings = { ...SETTINGS, subject_line: "<Results>", title: "alert 1" };
    const id = await addCampaign(api, list_id, { settings });
    const body = { html: '<h2>Up</h2><a href="*|UNSUB|*">stop</a>', plain_text: "Up: *|UPDATE_PROFILE|*" };
    await api.campaigns.content.set({ campaign_id: id, body });

    const list = await open("/campaigns");
    expect(list.text).toContain(
      `<a href="/campaigns/${id}">&lt;Results&gt;</a></td><td>alert 1</td><td>save</td><td>1</td>`,
    );
    const letter = await open(`/campaigns/${id}`);
    expect(letter.text).toContain("Recipients: 1.");
    expect(letter.text).toContain("<pre>Up: #preferences</pre>");
    const { text, headers } = await open(`/campaigns/${id}/html`);
    expect(text).toBe('<h2>Up</h2><a href="#unsubscribe">stop</a>');
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
