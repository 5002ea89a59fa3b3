const args = (operation: string) => `import("marketing-api-client").Arguments<"${operation}">`;
const body = (operation: string) => `${args(operation)}["body"]`;
const response = (operation: string) => `import("marketing-api-client").OperationResponse<"${operation}">`;
const options = (...operations: readonly string[]) =>
  operations.map((operation) => `import("marketing-api-client/compat").Opts<"${operation}">`).join(" | ");

/** What replaces the types of the groups in `@types/mailchimp__mailchimp_marketing`. */
const TYPES: Readonly<Record<string, string>> = {
  "campaignFolders.CampaignFolder": response("campaignFolders.get"),
  "campaignFolders.CampaignFolderOptions": options("campaignFolders.get"),
  "campaignFolders.CampaignFoldersOptions": options("campaignFolders.list"),
  "campaignFolders.CampaignFoldersSuccessResponse": response("campaignFolders.list"),
  "campaigns.CampaignContentSuccessResponse": response("campaigns.content.get"),
  "campaigns.Campaigns": response("campaigns.get"),
  "campaigns.CampaignsOptions": options("campaigns.list"),
  "campaigns.CampaignsSuccessResponse": response("campaigns.list"),
  "campaigns.ChecklistItem": `${response("campaigns.sendChecklist.get")}["items"][number]`,
  "campaigns.CreateCampaignParameters": body("campaigns.create"),
  "campaigns.GetCampaignContentOptions": options("campaigns.content.get"),
  "campaigns.GetSendChecklistOptions": options("campaigns.sendChecklist.get"),
  "campaigns.SendChecklist": response("campaigns.sendChecklist.get"),
  "campaigns.SetContentParams": body("campaigns.content.set"),
  "customerJourneys.TriggerCustomerJourneyBody": body("customerJourneys.trigger"),
  "lists.AddListMemberBody": body("lists.members.create"),
  "lists.BatchListMembersBody": body("lists.batchMembers"),
  "lists.BatchListMembersBodyMembersObject": `${body("lists.batchMembers")}["members"][number]`,
  "lists.BatchListMembersOpts": options("lists.batchMembers"),
  "lists.BatchListMembersResponse": response("lists.batchMembers"),
  "lists.Category": response("lists.interestCategories.get"),
  "lists.Contact": `${response("lists.get")}["contact"]`,
  "lists.CreateListMemberEventBody": body("lists.members.events.create"),
  "lists.EmailType": '"html" | "text"',
  "lists.FullMemberLocation": `${response("lists.members.get")}["location"]`,
  "lists.GetListInterestCategoriesResponse": response("lists.interestCategories.list"),
  "lists.Interest": response("lists.interestCategories.interests.get"),
  "lists.List": response("lists.get"),
  "lists.ListInterestCategoryInterestsResponse": response("lists.interestCategories.interests.list"),
  "lists.ListMemberTag": `${response("lists.members.tags.list")}["tags"][number]`,
  "lists.ListMemberTagsOptions": options("lists.members.tags.list"),
  "lists.ListMemberTagsResponse": response("lists.members.tags.list"),
  "lists.ListMembersInfoSuccessResponse": response("lists.members.list"),
  "lists.ListOptions": options(
    "lists.list",
    "lists.members.list",
    "lists.members.set",
    "lists.mergeFields.list",
  ),
  "lists.ListStatusTag": '"active" | "inactive"',
  "lists.ListTagBody": `${body("lists.members.tags.update")}["tags"][number]`,
  "lists.ListVisibility": '"pub" | "prv"',
  "lists.ListsSuccessResponse": response("lists.list"),
  "lists.MemberLastNote": `${response("lists.members.get")}["last_note"]`,
  "lists.MemberStats": `${response("lists.members.get")}["stats"]`,
  "lists.MemberTagsBody": body("lists.members.tags.update"),
  "lists.MembersSuccessResponse": response("lists.members.get"),
  "lists.MergeField": response("lists.mergeFields.get"),
  "lists.MergeFieldSuccessResponse": response("lists.mergeFields.list"),
  "lists.SetListMemberBody": body("lists.members.set"),
  "lists.Tags": `${response("lists.members.get")}["tags"][number]`,
  "lists.UpdateListMemberBody": body("lists.members.update"),
  "ping.APIHealthStatus": response("ping.get"),
  "searchMembers.SearchMembersSuccessResponse": response("searchMembers.search"),
};

/** Types that `/compat` has, too. */
const KEPT = ["Config", "ErrorResponse", "Status", "TimeString"];
const LOST = ["AnySegmentCondition", "Body", "HttpMethod", "Link", "MergeFieldType"];

const GROUPS = "campaignFolders|campaigns|customerJourneys|lists|ping|searchMembers|segmentConditions";
/** A type of a group, by the name of the whole client or without. */
const IN_GROUP = new RegExp(
  `(?:(?:\\b[\\w$]+|import\\("marketing-api-client/compat"\\))\\.)?\\b((?:${GROUPS})\\.[A-Z]\\w*)\\b(?!\\s*\\()`,
  "g",
);
/** How a program names the whole client. */
const CLIENT =
  /import\s+(?:type\s+)?(?:\*\s+as\s+)?([\w$]+)\b[^;"'`]*["'`]marketing-api-client\/compat["'`]/g;

/** Replaces the published types of the provider's client by those of this one, in a program that imports `/compat` already. */
export function withOwnTypes(source: string): string {
  const text = source.replaceAll(IN_GROUP, (found, name: string) => {
    const type = TYPES[name];
    if (type === undefined) return found;
    return type.includes(" | ") ? `(${type})` : type;
  });
  return text.replaceAll(ofClient(source, KEPT), `import("marketing-api-client/compat").$1`);
}

/** Finds types that have no counterpart: what names them does not compile. */
export function lostTypes(source: string): RegExp {
  return new RegExp(`\\b(?:${GROUPS})\\.[A-Z]\\w*\\b(?!\\s*\\()|${ofClient(source, LOST).source}`);
}

/** Finds types by their names in the whole client. */
function ofClient(source: string, types: readonly string[]): RegExp {
  const clients = Array.from(source.matchAll(CLIENT), ([, client = ""]) => client.replaceAll("$", "\\$"));
  return new RegExp(`(?<![\\w$.])(?:${["mailchimp", ...clients].join("|")})\\.(${types.join("|")})\\b`, "g");
}
