import type { CreateCampaign } from "../../../src/ports/marketing-api/types/campaigns.ts";
import { accountWithList } from "./fake-account.ts";

/** HTML with two links. */
export const HTML =
  '<h1>Results</h1><p>Revenue rose. <a href="https://larkfield.example/results">Results</a> and <a href="https://larkfield.example/calendar">calendar</a>.</p>';

/** Settings of a campaign that can be sent. */
export const SETTINGS = {
  subject_line: "Results are out",
  title: "Results FY26",
  from_name: "Larkfield Group",
  reply_to: "news@larkfield.example",
};

/** An account with a list of three subscribers, and functions that create campaigns for it. */
export async function accountWithReaders() {
  const fake = await accountWithList();
  const { api, list_id } = fake;
  for (const name of ["ada", "ben", "cleo"]) await fake.subscribe(name);

  /** A campaign in which only the content is missing. */
  const draft = async (more: Partial<CreateCampaign> = {}) => {
    const body = { type: "regular" as const, recipients: { list_id }, settings: SETTINGS, ...more };
    const { id } = await api.campaigns.create({ body });
    return id;
  };
  /** A campaign that can be sent. */
  const ready = async (more: Partial<CreateCampaign> = {}) => {
    const campaign_id = await draft(more);
    await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
    return campaign_id;
  };
  /** A campaign that was delivered to all subscribers. */
  const sent = async (more: Partial<CreateCampaign> = {}) => {
    const campaign_id = await ready(more);
    await api.campaigns.send({ campaign_id });
    await api.reports.get({ campaign_id });
    return campaign_id;
  };
  return { ...fake, draft, ready, sent };
}
