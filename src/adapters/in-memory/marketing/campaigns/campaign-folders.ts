import { put, under } from "../collections.ts";
import { folders } from "../folders.ts";
import type { MarketingState } from "../state.ts";

const inFolder = (state: MarketingState, folder_id: string) =>
  under(state.campaigns).filter(({ settings }) => settings.folder_id === folder_id);

const campaignFolders = folders({
  table: (state) => state.campaignFolders,
  count: (state, folder_id) => inFolder(state, folder_id).length,
  empty(state, folder_id) {
    for (const { settings, ...campaign } of inFolder(state, folder_id)) {
      put(state.campaigns, [campaign.id], { ...campaign, settings: { ...settings, folder_id: "" } });
    }
  },
});

/** Handlers of `/campaign-folders`. */
export const campaignFolderHandlers = {
  "campaignFolders.list": campaignFolders.list,
  "campaignFolders.create": campaignFolders.create,
  "campaignFolders.get": campaignFolders.get,
  "campaignFolders.update": campaignFolders.update,
  "campaignFolders.delete": campaignFolders.delete,
};
