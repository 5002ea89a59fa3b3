import { under } from "../collections.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredCampaign } from "./state.ts";
import { campaignView } from "./view.ts";

/** Number of characters before and after a match in a snippet. */
const SNIPPET_MARGIN = 40;

/** Handlers of `/search-campaigns`. Title, subject, sender and text together have to contain every word. */
export const searchCampaignHandlers = {
  "searchCampaigns.search": (call: ServiceCall) => {
    const words = (call.query.query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const results = under(call.state.campaigns).flatMap((campaign) => {
      const text = textOf(campaign);
      const found = words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
      if (!found) return [];
      return [{ campaign: campaignView(campaign, call), snippet: snippetOf(text, words[0] ?? "") }];
    });
    return { results, total_items: results.length };
  },
};

function textOf({ settings, content }: StoredCampaign): string {
  const { title, subject_line, from_name } = settings;
  return [title, subject_line, from_name, content.plain_text].join(" ");
}

function snippetOf(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return text.slice(Math.max(0, at - SNIPPET_MARGIN), at + word.length + SNIPPET_MARGIN).trim();
}
