import type { catalog } from "../../../../src/ports/marketing-api/catalog.ts";
import { fields, moment, NONE, page, type Rows, text } from "./rows.ts";

/** The provider's methods for our operations, with sample queries. */
export const accountMethods: Rows<
  Pick<
    typeof catalog,
    | "accountExports"
    | "authorizedApps"
    | "batchWebhooks"
    | "batches"
    | "connectedSites"
    | "conversations"
    | "fileManager"
    | "ping"
    | "root"
    | "verifiedDomains"
  >
> = {
  accountExports: {
    list: ["accountExports.listAccountExports", page],
    create: ["accountExports.createAccountExport"],
    get: ["accountExport.getAccountExports", fields],
  },
  authorizedApps: { list: ["authorizedApps.list", page], get: ["authorizedApps.get", fields] },
  batchWebhooks: {
    list: ["batchWebhooks.list", page],
    create: ["batchWebhooks.create"],
    get: ["batchWebhooks.get", fields],
    update: ["batchWebhooks.update"],
    delete: ["batchWebhooks.remove"],
  },
  batches: {
    list: ["batches.list", page],
    create: ["batches.start"],
    get: ["batches.status", fields],
    delete: ["batches.deleteRequest"],
  },
  connectedSites: {
    list: ["connectedSites.list", page],
    create: ["connectedSites.create"],
    get: ["connectedSites.get", fields],
    delete: ["connectedSites.remove"],
    verifyScriptInstallation: ["connectedSites.verifyScriptInstallation"],
    enablePixel: NONE,
    disablePixel: NONE,
  },
  conversations: {
    list: ["conversations.list", { ...page, has_unread_messages: "false", list_id: text, campaign_id: text }],
    get: ["conversations.get", fields],
    messages: {
      list: [
        "conversations.getConversationMessages",
        { ...fields, is_read: "false", before_timestamp: moment, since_timestamp: moment },
      ],
      get: ["conversations.getConversationMessage", fields],
    },
  },
  fileManager: {
    files: {
      list: [
        "fileManager.files",
        {
          ...page,
          type: text,
          created_by: text,
          before_created_at: moment,
          since_created_at: moment,
          sort_field: "size",
          sort_dir: "DESC",
        },
      ],
      create: ["fileManager.upload"],
      get: ["fileManager.getFile", fields],
      update: ["fileManager.updateFile"],
      delete: ["fileManager.deleteFile"],
    },
    folders: {
      list: [
        "fileManager.listFolders",
        { ...page, created_by: text, before_created_at: moment, since_created_at: moment },
      ],
      create: ["fileManager.createFolder"],
      get: ["fileManager.getFolder", fields],
      update: ["fileManager.updateFolder"],
      delete: ["fileManager.deleteFolder"],
      files: { list: NONE },
    },
  },
  ping: { get: ["ping.get"] },
  root: { get: ["root.getRoot", fields] },
  verifiedDomains: {
    list: ["verifiedDomains.getVerifiedDomainsAll"],
    create: ["verifiedDomains.createVerifiedDomain"],
    get: ["verifiedDomains.getDomain"],
    delete: ["verifiedDomains.deleteDomain"],
    verify: ["verifiedDomains.submitDomainVerification"],
  },
};
